import { readFileSync } from "node:fs";
import { command } from "./engine.ts";
import { accessible, expect, fits, languages, test } from "./open.ts";

for (const lang of languages)
  test(`solutions: in order, by classes, one in full (${lang})`, async ({ page, open }) => {
    await open(`#solutions?lang=${lang}&n=8`);
    await expect(page.locator(".summary")).toContainText("92");
    await expect(page.locator(".boards .tile")).toHaveCount(92);
    await page.getByRole("combobox", { name: lang === "en" ? "Shown" : "显示" }).selectOption("class");
    await expect(page.locator(".group")).toHaveCount(12);
    await page.locator(".group").nth(9).locator(".tile").first().click();
    await expect(page.locator(".facts")).toContainText("35281746");
    await expect(page.locator(".images .tile")).toHaveCount(8);
    await accessible(page);
  });

test("solutions: the k-th and its place, as the command finds them", async ({ page, open }) => {
  await open("#solutions?lang=en&n=12");
  await page.getByLabel("The k-th solution").fill("14200");
  await page.getByLabel("The k-th solution").press("Enter");
  const text = command(["nth", "12", "14200", "--preset", "string"]).stdout.trim();
  await expect(page.locator(".facts")).toContainText(text);
  await page.getByLabel("The k-th solution").fill("14201");
  await page.getByLabel("The k-th solution").press("Enter");
  await expect(page.getByRole("alert")).toHaveText("there is no solution 14201: n = 12 has 14200");
  await page.getByLabel("The place of").fill("1 3 5 8 10 12 6 11 2 7 9 4");
  await page.getByLabel("The place of").press("Enter");
  await expect(page.locator("output")).toContainText(`number ${command(["rank", "12", "1 3 5 8 10 12 6 11 2 7 9 4"]).stdout.trim()}`);
});

for (const lang of languages)
  test(`play: conflicts, completions, hint, undo (${lang})`, async ({ page, open }) => {
    await open(`#play?lang=${lang}&n=8`);
    await expect(page.locator("[data-completions]")).toHaveAttribute("data-completions", "92");
    await page.locator("[data-square='0,0']").click();
    await expect(page.locator("[data-completions]")).toHaveAttribute("data-completions", "4");
    await page.locator("[data-square='1,1']").click();
    await expect(page.locator(".findings li")).toHaveCount(1);
    await expect(page.locator("[data-completions]")).toHaveAttribute("data-completions", "0");
    await page.keyboard.press("Control+z");
    await expect(page.locator(".findings li")).toHaveCount(0);
    await page.keyboard.press("Control+y");
    await expect(page.locator(".findings li")).toHaveCount(1);
    await page.keyboard.press("Control+z");
    await page.getByRole("button", { name: lang === "en" ? "Hint" : "提示" }).click();
    await expect(page.locator(".hint")).toBeVisible();
    await expect(page.locator(".suggested")).toBeVisible();
    await page.getByRole("button", { name: lang === "en" ? "Show a solution" : "给出一个解" }).click();
    await expect(page.locator(".verdict b")).toBeVisible();
    await accessible(page);
  });

test("play: by keyboard alone, with blocked and fixed squares", async ({ page, open }) => {
  await open("#play?lang=en&n=6");
  await page.locator("[data-square='0,0']").focus();
  await page.keyboard.press("b");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(" ");
  await page.keyboard.press("f");
  await page.keyboard.press(" "); // fixed: stays
  await expect(page.locator("[data-square='0,1']")).toHaveAttribute("aria-label", "row 0, column 1: fixed queen");
  await expect(page.locator("[data-square='0,0']")).toHaveAttribute("aria-label", "row 0, column 0: blocked");
  const counted = command(["count", "6", "--queen", "0,1", "--block", "0,0"]).stdout.trim();
  await expect(page.locator("[data-completions]")).toHaveAttribute("data-completions", counted);
  expect(await page.evaluate(() => location.hash)).toContain("blocked=0.0");
});

for (const lang of languages)
  test(`play: boards from outside, right and wrong (${lang})`, async ({ page, open }) => {
    await open(`#play?lang=${lang}`);
    await page.locator("summary").click();
    const text = page.locator("textarea");
    for (const bad of ["....\nQ..\n...Q\n..Q.", ".Q..\n...Q\nQ?..\n..Q.", "a8 e7 zz"]) {
      await text.fill(bad);
      const said = command(["check", "-", "--lang", lang], bad).stderr.trimEnd();
      const alert = page.getByRole("alert");
      await expect(alert).toBeVisible();
      await expect.poll(async () => said.endsWith((await alert.textContent())!)).toBe(true);
    }
    await text.fill(".Q..\n...#\nQ...\n....");
    await page.getByRole("button", { name: lang === "en" ? "Use this board" : "使用此棋盘" }).click();
    await expect(page.locator(".board .queen")).toHaveCount(2);
    await expect(page.locator(".board .block")).toHaveCount(1);
    await accessible(page);
  });

for (const lang of languages)
  test(`count: the number, the estimate, the charts and their files (${lang})`, async ({ page, open }) => {
    await open(`#count?lang=${lang}&n=8`);
    await expect(page.locator("[data-count]")).toHaveAttribute("data-count", "92");
    await expect(page.locator("[data-chart=times] .bar")).toHaveCount(7);
    await expect(page.locator("[data-chart=estimate] circle.mean")).toHaveCount(12);
    await expect(page.locator("[data-chart=levels]")).toContainText("344");
    for (const kind of ["CSV", "SVG", "PNG"]) {
      const download = page.waitForEvent("download");
      await page.locator("[data-chart=levels]").getByRole("button", { name: kind }).click();
      const bytes = readFileSync(await (await download).path());
      if (kind === "CSV") expect(bytes.toString()).toContain("\n8,92\n");
      else expect(bytes.toString("latin1")).toContain(kind === "SVG" ? "<svg" : "PNG");
      expect(bytes.length).toBeGreaterThan(20);
    }
    await accessible(page);
  });

test("count: n = 12 agrees with the command, larger ones are refused", async ({ page, open }) => {
  await open("#count?lang=en&n=12");
  await expect(page.locator("[data-count]")).toHaveAttribute("data-count", command(["count", "12"]).stdout.trim());
  const field = page.getByRole("spinbutton", { name: "Size n" });
  await field.fill("16");
  await field.press("Tab");
  await expect(page.getByRole("alert")).toContainText("out of range");
});

test("manners: language and theme follow the browser, and the switches win", async ({ browser }) => {
  const context = await browser.newContext({ locale: "zh-CN", colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto(new URL("../../build/page/queens.html", import.meta.url).href);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("link", { name: "Count" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await context.close();
});

test("manners: one small file that may load nothing", async ({ page }) => {
  const file = new URL("../../build/page/queens.html", import.meta.url);
  expect(readFileSync(file).length).toBeLessThan(700_000);
  await page.goto(file.href);
  const blocked = await page.evaluate(() => fetch("data:text/plain,x").then(() => false, () => true));
  expect(blocked).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage).length + Object.keys(sessionStorage).length + document.cookie.length)).toBe(0);
});

test("manners: without WebAssembly the page says so", async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, "WebAssembly", { value: undefined }));
  await open("#watch?lang=en");
  await expect(page.getByRole("alert")).toContainText("WebAssembly");
});

for (const width of [360, 768, 1440, 1920])
  test(`manners: fits ${width} pixels, in the dark too`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const view of ["watch?n=12&method=marker-arrays&step=50", "solutions?n=8&solution=0.4.7.5.2.6.1.3", "play?n=20", "puzzle?regions=AABBACBBCCDBCDDD", "count?n=8"]) {
      const lang = width === 768 ? "zh" : "en";
      await open(`#${view}&lang=${lang}&theme=dark`);
      await expect(page.locator("main svg").first()).toBeVisible();
      await fits(page);
      if (width === 360) await accessible(page);
    }
  });
