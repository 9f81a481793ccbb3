import { readFileSync } from "node:fs";
import { command } from "./engine.ts";
import { accessible, expect, fits, languages, test, type Page } from "./open.ts";

const counter = (page: Page, name: string) => page.locator(`[data-counter=${name}]`).first();
const step = async (page: Page) => Number(new URLSearchParams((await page.evaluate(() => location.hash)).split("?")[1]).get("step") ?? 0);

for (const lang of languages)
  test(`steps forward and back and says each step (${lang})`, async ({ page, open }) => {
    await open(`#watch?lang=${lang}&n=8&method=single-array`);
    await expect(counter(page, "nodes")).toHaveText("1");
    const says = page.locator(".sentence");
    await page.keyboard.press("ArrowRight");
    await expect(says).toContainText("(0,0) a8");
    await page.keyboard.press("ArrowRight");
    const lines = command(["trace", "8", "--lang", lang, "--to", "2"]).stdout.trim().split("\n");
    await expect(says).toContainText(lines[2].replace(/^.*\] */, ""));
    await page.keyboard.press("ArrowLeft");
    await expect(says).toContainText(lines[1].replace(/^.*\] */, ""));
    await page.getByRole("button", { name: lang === "en" ? "Next solution" : "下一个解" }).click();
    await expect(says).toContainText("15863724");
    await expect(counter(page, "tests")).toHaveText("876");
    await expect(counter(page, "nodes")).toHaveText("114");
    await expect(counter(page, "rejects")).toHaveText("763");
    await expect(counter(page, "backtracks")).toHaveText("105");
    await page.keyboard.press("Home");
    await page.keyboard.press("d");
    await expect(says.locator(".dead-end")).toBeVisible();
    await accessible(page);
  });

test("a link opens the same board, method and step", async ({ page, open }) => {
  await open("#watch?lang=en&n=6&method=marker-arrays&by=column&until=all&step=100");
  await expect(page.locator("output[data-steps]")).toContainText("step 100 of");
  const said = await page.locator(".sentence").textContent();
  const line = command(["trace", "6", "--method", "marker-arrays", "--by", "column", "--from", "100", "--to", "100", "--lang", "en"]).stdout;
  expect(line).toContain(said!.replace(/^[^a-z]*/, "").replace(/ A dead end\.$/, ""));
  expect(await step(page)).toBe(100);
});

test("the saved steps are those of the command", async ({ page, open }) => {
  await open("#watch?lang=en&n=6&method=iterative&until=all");
  await expect(page.locator("output[data-steps]")).not.toHaveAttribute("data-steps", "");
  await page.keyboard.press("End");
  await expect(page.locator(".sentence")).toContainText("The end.");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the steps so far" }).click();
  const saved = readFileSync(await (await download).path(), "utf8");
  expect(saved).toBe(command(["trace", "6", "--method", "iterative", "--format", "jsonl"]).stdout);
});

test("plays and pauses, and the address follows", async ({ page, open }) => {
  await open("#watch?lang=en&n=8&method=bitmask&until=all");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(counter(page, "nodes")).not.toHaveText("1");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(() => step(page)).toBeGreaterThan(0);
});

test("a run of millions of steps can be opened anywhere", async ({ page, open }) => {
  await open("#watch?lang=en&n=11&method=single-array&until=all");
  const steps = page.locator("output[data-steps]");
  await expect(steps).not.toHaveAttribute("data-steps", "", { timeout: 45_000 });
  const whole = Number(await steps.getAttribute("data-steps"));
  expect(whole).toBeGreaterThan(1e6);
  const slider = page.getByRole("slider", { name: "Step" });
  for (const part of [0.5, 0.9, 0.1, 1]) {
    const wanted = Math.floor(whole * part);
    await slider.fill(String(wanted));
    await expect.poll(() => step(page)).toBe(wanted);
  }
  await expect(page.locator(".sentence")).toContainText("The end.");
});

test("nodes of the tree lead to their steps", async ({ page, open }) => {
  await open("#watch?lang=en&n=5&method=single-array&until=all&step=60");
  const node = page.locator(".tree [data-node='1']");
  await node.focus();
  await page.keyboard.press("Enter");
  const label = await node.getAttribute("aria-label");
  await expect.poll(() => step(page)).toBe(Number(/step (\d+)/.exec(label!)![1]));
});

for (const method of ["exhaustive", "single-array", "iterative", "explicit-stack", "board-marks", "marker-arrays", "bitmask"])
  test(`shows what ${method} keeps, and its lit line`, async ({ page, open }) => {
    await open(`#watch?lang=zh&n=6&method=${method}&until=all&step=30`);
    await expect(page.locator(".memory figure").first()).toBeVisible();
    await expect(page.locator(".code .lit").first()).toBeVisible();
    await expect(page.locator(".memory .on").first()).toBeVisible();
  });

test("two methods race", async ({ page, open }) => {
  await open("#watch?lang=en&n=6&method=single-array&race=bitmask");
  await expect(page.locator(".stage .board")).toHaveCount(2);
  await page.keyboard.press("n");
  await expect(page.locator(".sentence").nth(0)).toContainText("246135");
  await expect(page.locator(".sentence").nth(1)).toContainText("246135");
  await accessible(page);
});

test("a size out of range is refused with the reason", async ({ page, open }) => {
  await open("#watch?lang=en");
  const field = page.getByRole("spinbutton", { name: "Size n" });
  await field.fill("13");
  await field.press("Tab");
  await expect(page.getByRole("alert")).toHaveText("n = 13 is out of range: 4 to 12 here");
  await field.fill("eight");
  await field.press("Tab");
  await expect(page.getByRole("alert")).toContainText("not a whole number");
});

test("can be embedded alone", async ({ page, open }) => {
  await open("#watch?n=6&step=5&lang=zh", "?embed=watch");
  await expect(page.locator(".board")).toBeVisible();
  await expect(page.locator("header")).toHaveCount(0);
  await fits(page);
});
