// Play, pause, forward, back, the next solution, the slider over the whole run, the speed.
import { useLayoutEffect } from "preact/hooks";
import { number, say } from "../parts/say.ts";
import type { Film } from "./film.ts";

const speeds = [1, 2, 4, 10, 30, 100, 1000, 10000, 100000];

export function Transport({ films }: { films: Film[] }) {
  const film = films[0];
  const playing = films.some((one) => one.playing);
  const all = (act: (one: Film) => void) => () => films.forEach(act);
  const speed = speeds.indexOf(film.speed);
  const setSpeed = (index: number) =>
    films.forEach((one) => one.setSpeed(speeds[Math.min(speeds.length - 1, Math.max(0, index))]));

  const act = {
    back: all((one) => one.step(-1)),
    forward: all((one) => one.step(1)),
    toggle: all((one) => (playing ? one.pause() : one.play())),
    start: all((one) => (one.pause(), one.go(0))),
    solution: all((one) => void one.next("solution")),
    deadEnd: all((one) => void one.next("dead_end")),
    end: all((one) => (one.pause(), one.go(one.known.steps))),
  };

  useLayoutEffect(() => { // at once: no key may be lost
    function key(event: KeyboardEvent) {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
      if (event.key === " " && (target.tagName === "BUTTON" || target.tagName === "A")) return;
      const keys: Record<string, () => void> = {
        " ": act.toggle, ArrowLeft: act.back, ArrowRight: act.forward, n: act.solution, d: act.deadEnd,
        Home: act.start, End: act.end, "+": () => setSpeed(speed + 1), "=": () => setSpeed(speed + 1), "-": () => setSpeed(speed - 1),
      };
      const wanted = keys[event.key];
      if (!wanted) return;
      event.preventDefault();
      wanted();
    }
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const step = film.frame?.step ?? 0;
  const last = Math.max(film.known.steps, step, 1);
  const progress = film.known.whole
    ? say("step_of", { step: number(step), steps: number(film.known.steps) })
    : say("step_of_more", { step: number(step), steps: number(film.known.steps) });
  return (
    <div class="transport" role="group" aria-label={say("transport")}>
      <div class="buttons">
        <Button name="start" icon="M6 5v14M19 5 9 12l10 7Z" act={act.start} />
        <Button name="back" icon="M17 5 7 12l10 7Z" act={act.back} />
        <button type="button" class="primary" onClick={act.toggle} aria-label={say(playing ? "pause" : "play")} title={say(playing ? "pause" : "play")}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d={playing ? "M7 5h3v14H7ZM14 5h3v14h-3Z" : "M8 4.5 19.5 12 8 19.5Z"} /></svg>
        </button>
        <Button name="forward" icon="M7 5 17 12 7 19Z" act={act.forward} />
        <button type="button" onClick={act.solution} disabled={film.searching}>{say("next_solution")}</button>
        <button type="button" onClick={act.deadEnd} disabled={film.searching}>{say("next_dead_end")}</button>
      </div>
      <label class="slider">
        <span class="sr">{say("slider")}</span>
        <input type="range" min={0} max={last} value={step} aria-valuetext={progress}
               onInput={(event) => films.forEach((one) => (one.pause(), one.go(Number(event.currentTarget.value))))} />
        <output data-steps={film.known.whole ? film.known.steps : ""}>{film.searching ? say("searching") : progress}</output>
      </label>
      <label class="speed">
        <span>{say("speed")}</span>
        <input type="range" min={0} max={speeds.length - 1} value={speed} aria-valuetext={say("steps_a_second", { speed: number(film.speed) })}
               onInput={(event) => setSpeed(Number(event.currentTarget.value))} />
        <output>{say("steps_a_second", { speed: number(film.speed) })}</output>
      </label>
    </div>
  );
}

function Button({ name, icon, act }: { name: "start" | "back" | "forward"; icon: string; act(): void }) {
  return (
    <button type="button" class="icon" onClick={act} aria-label={say(`${name}_step`)} title={say(`${name}_step`)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d={icon} /></svg>
    </button>
  );
}
