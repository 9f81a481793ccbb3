// The engine in a worker: questions are answered one after the other; whoever asked may stop everything at once.
import packed from "made:engine";
import EngineWorker from "./worker.ts?worker&inline";
import type { Json } from "./instance.ts";

/** Thrown out of a question that was stopped, or, not asked for, by a fault of the engine. */
export class Stopped extends Error {
  constructor(readonly asked: boolean) {
    super("stopped");
  }
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Unpacks and compiles the engine, once. */
export function compile(): Promise<WebAssembly.Module> {
  compiled ??= (async () => {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
  })();
  return compiled;
}

interface Waiting {
  resolve(answer: Json): void;
  reject(reason: Stopped): void;
  progress?(progress: Json): void;
}

export class Engine {
  /** How long the engine worked on the last answer. */
  milliseconds = 0;

  private worker: Worker | undefined;
  private waiting = new Map<number, Waiting>();
  private count = 0;

  async ask(question: string, given: object, progress?: (progress: Json) => void): Promise<Json> {
    const module = await compile().catch(() => {
      throw new Stopped(false); // no WebAssembly: the page has said so
    });
    const worker = (this.worker ??= this.start(module));
    return new Promise((resolve, reject) => {
      const number = ++this.count;
      this.waiting.set(number, { resolve, reject, progress });
      worker.postMessage({ number, question, given });
    });
  }

  /** Ends every question that is still open. The next one starts a new worker. */
  stop() {
    this.end(true);
  }

  private end(asked: boolean) {
    this.worker?.terminate();
    this.worker = undefined;
    const open = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of open) reject(new Stopped(asked));
  }

  get busy() {
    return this.waiting.size > 0;
  }

  private start(module: WebAssembly.Module): Worker {
    const worker = new EngineWorker();
    worker.onmessage = ({ data }) => {
      const waiting = this.waiting.get(data.number);
      if (data.progress !== undefined) return waiting?.progress?.(data.progress);
      this.waiting.delete(data.number);
      this.milliseconds = data.milliseconds;
      waiting?.resolve(data.answer);
    };
    worker.onerror = () => this.end(false);
    worker.postMessage({ module });
    return worker;
  }
}
