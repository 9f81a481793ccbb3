import { accessible, expect, fits, languages, test } from "./open.ts";

for (const lang of languages)
  test(`a new puzzle is solved by its hints (${lang})`, async ({ page, open }) => {
    await open(`#puzzle?lang=${lang}`);
    await expect(page.locator("[data-solutions]")).toHaveAttribute("data-solutions", "1");
    await accessible(page);
    const hint = page.getByRole("button", { name: lang === "en" ? "Hint" : "提示" });
    const doIt = page.getByRole("button", { name: lang === "en" ? "Do it" : "照做" });
    const queens = page.locator(".board .queen");
    for (let steps = 0; steps < 100 && (await queens.count()) < 8; ++steps) {
      await hint.click();
      await doIt.click();
      await expect(doIt).toHaveCount(0);
    }
    await expect(queens).toHaveCount(8);
    await expect(page.locator(".verdict b")).toBeVisible();
  });

test("a puzzle is drawn, rated and pasted; wrong ones are refused in place", async ({ page, open }) => {
  await open("#puzzle?lang=en&regions=AABBACBBCCDBCDDD");
  await expect(page.locator("[data-solutions]")).toBeVisible();
  await page.locator("summary").nth(0).click();
  await page.getByRole("button", { name: "B", exact: true }).click();
  await page.locator("[data-square='0,1']").click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("regions=ABBBACBBCCDBCDDD");
  await page.locator("summary").nth(0).click();
  await page.locator("summary").nth(1).click();
  await page.locator("textarea").fill("AAB\nAB\nABC");
  await expect(page.getByRole("alert")).toContainText("line 2");
  await page.locator("textarea").fill("AABB\nACBB\nCCDB\nCDDD");
  await page.getByRole("button", { name: "Use this puzzle" }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("regions=AABBACBBCCDBCDDD");
  await page.setViewportSize({ width: 360, height: 800 });
  await fits(page);
});

test("letters and patterns stand beside the colours, and a click crosses, places and clears", async ({ page, open }) => {
  await open("#puzzle?lang=en&regions=AABBACBBCCDBCDDD&look=letters");
  await expect(page.locator(".letter")).toHaveCount(16);
  await page.getByRole("combobox", { name: "Regions by" }).selectOption("patterns");
  await expect(page.locator(".pattern")).toHaveCount(16);
  const square = page.locator("[data-square='1,2']");
  await square.click();
  await expect(page.locator(".cross")).toHaveCount(1);
  await square.click();
  await expect(page.locator(".board .queen")).toHaveCount(1);
  await square.click();
  await expect(page.locator(".board .queen")).toHaveCount(0);
});
