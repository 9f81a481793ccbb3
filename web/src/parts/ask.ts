// A question whose answer is drawn: asked again whenever it changes, the old one given up.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Json } from "../engine/instance.ts";
import { Engine, Stopped } from "../engine/engine.ts";

export interface Asked<Answer> {
  answer: Answer | undefined;
  progress: Json;
  working: boolean;
  failed: boolean;
  stop(): void;
}

/** An engine that lives as long as the component. */
export function useEngine(): Engine {
  const engine = useRef<Engine>();
  engine.current ??= new Engine();
  useEffect(() => () => engine.current!.stop(), []);
  return engine.current;
}

/** The answer to a question; nothing is asked if it is null. The answer to the question before stays until the next comes. */
export function useAnswer<Answer = Json>(question: string, given: object | null): Asked<Answer> {
  const engine = useEngine();
  const [answer, setAnswer] = useState<Answer>();
  const [progress, setProgress] = useState<Json>();
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");
  const key = JSON.stringify(given);
  useEffect(() => {
    let wanted = true;
    if (engine.busy) engine.stop();
    setProgress(undefined);
    if (!given) {
      setAnswer(undefined);
      setState("idle");
      return;
    }
    setState("working");
    engine.ask(question, given, (told) => wanted && setProgress(told)).then(
      (found) => wanted && (setAnswer(() => found), setState("idle")),
      (error) => {
        if (!(error instanceof Stopped)) throw error;
        if (!wanted) return;
        setAnswer(undefined); // that of the question before is none to this one
        setState(error.asked ? "idle" : "failed");
      },
    );
    return () => {
      wanted = false;
    };
  }, [question, key]);
  return { answer, progress, working: state === "working", failed: state === "failed", stop: () => engine.stop() };
}
