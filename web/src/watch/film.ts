// A run of a search that plays: asks the engine for frames, and looks ahead in the background for the slider.
import type { Frame, Method, Scouted } from "../engine/answers.ts";
import { Engine, Stopped } from "../engine/engine.ts";

export interface Settings {
  n: number;
  method: Method;
  by: "row" | "column";
  first: boolean;
}

/** The slider covers so many steps at most; the film itself goes on. */
const farthest = 1e8;
/** The engine works this long at a time, so that a step never waits longer. */
const slice = 8;

export class Film {
  frame: Frame | undefined;
  known: Scouted = { steps: 0, whole: false, solutions: 0 };
  playing = false;
  searching = false;
  /** The engine has ended by a fault. */
  failed = false;
  /** Steps a second. */
  speed = 4;

  private engine = new Engine();
  private wanted: number | undefined;
  private asking = false;
  private errand = 0; // grows with each new wish: an old search for a solution ends
  private opened = 0; // grows with each run
  private last = 0; // when the last step was drawn
  private owed = 0; // parts of steps

  constructor(private changed: () => void) {}

  async open(settings: Settings, step: number) {
    this.engine.stop();
    const run = ++this.opened;
    this.errand++;
    this.wanted = undefined;
    this.asking = this.searching = this.playing = this.failed = false;
    this.known = { steps: 0, whole: false, solutions: 0 };
    await this.quietly(async () => {
      const frame = await this.engine.ask("run_open", settings);
      if (run !== this.opened) return;
      this.frame = frame;
      this.changed();
      if (step > 0) this.go(step);
      void this.scout(run);
    });
  }

  close() {
    this.opened++;
    this.errand++;
    this.playing = false;
    this.engine.stop();
  }

  /** To this step. Several wishes in a row: only the last one counts. */
  go(step: number) {
    this.errand++;
    this.searching = false;
    this.wanted = Math.max(0, step);
    void this.fetch();
  }

  step(by: number) {
    this.pause();
    if (this.frame) this.go((this.wanted ?? this.frame.step) + by);
  }

  /** To the next solution or dead end; gives the engine back between pieces. */
  async next(what: "solution" | "dead_end") {
    this.pause();
    const errand = ++this.errand;
    this.searching = true;
    this.changed();
    await this.quietly(async () => {
      for (;;) {
        const frame = await this.engine.ask("run_next", { what, most: 300000 });
        if (errand !== this.errand) return;
        if (!frame) continue;
        this.frame = frame;
        this.searching = false;
        return this.changed();
      }
    });
  }

  play() {
    if (this.playing || !this.frame) return;
    this.playing = true;
    this.last = performance.now();
    this.owed = 1;
    this.changed();
    requestAnimationFrame(this.tick);
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.changed();
  }

  setSpeed(speed: number) {
    this.speed = speed;
    this.changed();
  }

  /** The steps from here on as lines of JSON, as `queens trace --format jsonl` writes them. */
  text(from: number, to: number): Promise<string> {
    return this.engine.ask("run_text", { from, to });
  }

  private tick = (now: number) => {
    if (!this.playing || !this.frame) return;
    if (this.frame.at_end) return this.pause();
    if (!this.asking) {
      this.owed += (Math.max(0, now - this.last) * this.speed) / 1000;
      this.last = now;
      const due = Math.floor(this.owed);
      if (due > 0) {
        this.owed -= due;
        this.wanted = this.frame.step + due;
        void this.fetch();
      }
    }
    requestAnimationFrame(this.tick);
  };

  private async fetch() {
    if (this.asking) return;
    this.asking = true;
    const run = this.opened;
    await this.quietly(async () => {
      while (this.wanted !== undefined) {
        const step = this.wanted;
        const frame = await this.engine.ask("run_go_to", { step });
        if (run !== this.opened) return;
        if (this.wanted === step) this.wanted = undefined;
        this.frame = frame;
        this.changed();
      }
    });
    if (run === this.opened) this.asking = false;
  }

  private async scout(run: number) {
    let most = 2000;
    let told = 0;
    await this.quietly(async () => {
      while (run === this.opened && !this.known.whole && this.known.steps < farthest) {
        this.known = await this.engine.ask("run_scout", { most });
        if (run !== this.opened) return;
        most = Math.max(1000, Math.round(most * Math.min(2, slice / Math.max(0.5, this.engine.milliseconds))));
        if (this.known.whole || performance.now() - told > 200) {
          told = performance.now();
          this.changed();
        }
      }
    });
  }

  private async quietly(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      if (error.asked) return;
      this.failed = true;
      this.playing = this.searching = false;
      this.changed();
    }
  }
}
