// Measures the page: node bench/page.mjs QUEENS. The engine's count against the command's portable kernel, run by turns on
// one core; then the built page in Chromium. Writes JSON to standard output. Needs ./run page and web/node_modules.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const root = new URL("../", import.meta.url);
const { chromium } = createRequire(new URL("web/package.json", root))("@playwright/test");
const queens = process.argv[2];

const sorted = (values) => [...values].sort((a, b) => a - b);
const summary = (values) => {
  const s = sorted(values);
  return { median: s[s.length >> 1], least: s[0], most: s[s.length - 1], runs: s.length };
};

function engine() {
  const module = new WebAssembly.Module(readFileSync(new URL("build/wasm/queens.wasm", root)));
  let memory;
  const system = new Proxy({}, { get: (_, name) => name === "clock_time_get"
    ? (_clock, _precision, at) => (new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true), 0)
    : () => 52 });
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system, page: { report() {} } });
  memory = exports.memory;
  exports._initialize();
  return (asked) => {
    const bytes = new TextEncoder().encode(JSON.stringify(asked));
    new Uint8Array(memory.buffer, exports.request(bytes.length), bytes.length).set(bytes);
    const at = exports.answer();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at, exports.answer_size())));
  };
}

/** Milliseconds on the clock, by turns; on a busy machine the least of many runs tells more than the median. */
function counts(n, runs) {
  const ask = engine();
  for (let i = 0; i < 3; ++i) ask({ question: "count", n }); // let the compiler of the browser finish
  const wasm = [], native = [];
  for (let i = 0; i < runs; ++i) {
    const before = performance.now();
    const total = ask({ question: "count", n });
    wasm.push(performance.now() - before);
    const { count, seconds } = JSON.parse(execFileSync(queens, ["count", String(n), "--backend", "portable", "--threads", "1", "--json"]));
    if (count !== total) throw new Error(`${count} is not ${total}`);
    native.push(seconds * 1000);
  }
  return { n, wasm: summary(wasm), native: summary(native), ratio: summary(wasm).median / summary(native).median, ratio_of_least: summary(wasm).least / summary(native).least };
}

async function page() {
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
  const address = new URL("build/page/queens.html", root).href;
  const first = [];
  for (let i = 0; i < 5; ++i) {
    const tab = await browser.newPage();
    const before = performance.now();
    await tab.goto(`${address}#watch?lang=en&n=8`);
    await tab.waitForSelector(".stage .board");
    first.push(performance.now() - before);
    await tab.close();
  }
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await tab.goto(`${address}#watch?lang=en&n=12&method=single-array&until=all`);
  await tab.waitForFunction(() => document.querySelector("output[data-steps]")?.dataset.steps, undefined, { timeout: 120000 });
  const steps = Number(await tab.getAttribute("output[data-steps]", "data-steps"));
  // From moving the slider to the frame that shows the step.
  const jumps = await tab.evaluate(async (whole) => {
    const slider = document.querySelector(".slider input"), output = document.querySelector("output[data-steps]");
    const times = [];
    for (let i = 1; i <= 40; ++i) {
      const wanted = Math.floor((whole * ((i * 17) % 41)) / 41);
      const before = performance.now();
      const there = new Promise((resolve) => {
        const watcher = new MutationObserver(() => output.textContent.replaceAll("\u202f", "").replaceAll(" ", "").includes(`step${wanted}of`) && (watcher.disconnect(), resolve()));
        watcher.observe(output, { childList: true, characterData: true, subtree: true });
      });
      slider.value = wanted;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await there;
      times.push(performance.now() - before);
    }
    return times;
  }, steps);
  // Frames while it plays 100 steps a second.
  await tab.keyboard.press("Home");
  await tab.locator(".speed input").fill("5");
  await tab.keyboard.press("Tab");
  await tab.evaluate(() => document.querySelector(".transport .primary").click());
  const frames = await tab.evaluate(() => new Promise((resolve) => {
    const times = [];
    const tick = (now) => (times.push(now), times.length < 300 ? requestAnimationFrame(tick) : resolve(times));
    requestAnimationFrame(tick);
  }));
  const gaps = frames.slice(1).map((time, i) => time - frames[i]);
  await browser.close();
  return { first_step_ms: summary(first), steps_n12: steps, jump_ms: summary(jumps), frame_gap_ms: summary(gaps), frames_over_20_ms: gaps.filter((gap) => gap > 20).length };
}

console.log(JSON.stringify({ counts: [counts(13, 60), counts(14, 20)], page: await page() }, null, 2));
