// One instance of the engine: a question in, an answer out, both JSON in its memory.

export type Json = any; // what the engine answers; engine/answers.ts names the shapes

export type Ask = (question: string, given: object) => Json;

/** A text may hold half a character; JSON may not. */
const wellFormed = (_: string, value: unknown) =>
  typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value;

/** Starts an instance. `report` hears of the progress of long questions. */
export function instantiate(module: WebAssembly.Module, report: (progress: Json) => void): Ask {
  let memory: WebAssembly.Memory;
  const bytes = (at: number, size: number) => new Uint8Array(memory.buffer, at, size);
  const text = (at: number, size: number) => new TextDecoder().decode(bytes(at, size));

  const notHere = () => 52; // ENOSYS: the engine has no files
  const system = {
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
  };
  const imports: WebAssembly.Imports = {
    wasi_snapshot_preview1: Object.fromEntries(
      WebAssembly.Module.imports(module)
        .filter((wanted) => wanted.module === "wasi_snapshot_preview1")
        .map(({ name }) => [name, system[name as keyof typeof system] ?? notHere]),
    ),
    page: { report: (at: number, size: number) => report(JSON.parse(text(at, size))) },
  };
  const engine = new WebAssembly.Instance(module, imports).exports as {
    memory: WebAssembly.Memory;
    _initialize(): void;
    request(size: number): number;
    answer(): number;
    answer_size(): number;
  };
  memory = engine.memory;
  engine._initialize();

  return (question, given) => {
    const asked = new TextEncoder().encode(JSON.stringify({ question, ...given }, wellFormed));
    const room = engine.request(asked.length); // may move the memory
    bytes(room, asked.length).set(asked);
    const at = engine.answer();
    return JSON.parse(text(at, engine.answer_size()));
  };
}
