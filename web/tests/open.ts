// Opens the built page as a person does: a file, in one of the languages. No test may see a request or an error.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as plain, type Page } from "@playwright/test";

export { expect, type Page };

const address = new URL("../../build/page/queens.html", import.meta.url).href;

export const test = plain.extend<{ open: (hash: string, search?: string) => Promise<void> }>({
  open: async ({ page }, use) => {
    const asked: string[] = [];
    const wrong: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    await use(async (hash, search = "") => void (await page.goto(address + search + hash)));
    expect(wrong).toEqual([]);
    // The file itself, and what it made of itself.
    expect(asked.filter((url) => !url.startsWith(address) && !/^(blob|data):/.test(url))).toEqual([]);
  },
});

/** Nothing that keeps people out. */
export async function accessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`)).toEqual([]);
}

/** The page never scrolls sideways. */
export async function fits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

export const languages = ["en", "zh"] as const;
