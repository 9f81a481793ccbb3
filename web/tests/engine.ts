// The engine as the page has it, and the command to compare it with.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { instantiate, type Ask } from "../src/engine/instance.ts";

const root = new URL("../../", import.meta.url);
const module = new WebAssembly.Module(readFileSync(new URL("build/wasm/queens.wasm", root)));

export const engine = (report: (progress: unknown) => void = () => {}): Ask => instantiate(module, report);

/** The command to compare with: $QUEENS, else one that was built here. */
export const queens =
  process.env.QUEENS ?? ["release", "command"].map((preset) => new URL(`build/${preset}/queens`, root).pathname).find((path) => existsSync(path))!;

export function command(given: string[], input = "") {
  const { stdout, stderr, status, error } = spawnSync(queens, given, {
    input, encoding: "utf8", maxBuffer: 1 << 28, env: { LC_ALL: "C.UTF-8", HOME: "/nonexistent" },
  });
  if (error) throw error;
  return { stdout, stderr, status };
}
