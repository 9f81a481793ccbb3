// What the build adds to Vite: the command's texts, the engine as text, and everything in one file.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { readTexts } from "./read_texts.ts";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A module that is made by the build: `import value from NAME`. */
function made(name: string, make: () => unknown): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(make())}` : undefined),
  };
}

/** The sentences that the page has in common with the command. */
export const commandTexts = () =>
  made("made:command-texts", () => readTexts(readFileSync(file("../../apps/queens/text.def"), "utf8")));

/** The engine, packed: gzip, then base64. */
export const wasmText = () =>
  made("made:engine", () =>
    gzipSync(readFileSync(file("../../build/wasm/queens.wasm")), { level: 9 }).toString("base64"));

const policy = (script: string) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}' 'wasm-unsafe-eval'`,
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "img-src data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** Puts script and style into the page, and a policy that lets the page load nothing. */
export function oneFile(): Plugin {
  return {
    name: "one-file",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = Object.values(bundle).find((part) => part.fileName.endsWith(".html"));
      if (page?.type !== "asset") throw new Error("no page in the bundle");
      let html = String(page.source);
      let script = "";
      let style = "";
      for (const [name, part] of Object.entries(bundle)) {
        if (part.type === "chunk") script += part.code;
        else if (name.endsWith(".css")) style += String(part.source);
        if (part !== page) delete bundle[name];
      }
      script = script.replaceAll("</script", "<\\/script").trim();
      html = html
        .replace(/\s*<script type="module"[^>]*><\/script>/, "")
        .replace(/\s*<link rel="stylesheet"[^>]*>/, "")
        .replace("</head>", () => `<style>${style.trim()}</style>\n</head>`)
        .replace("<meta name=\"policy\">", () => `<meta http-equiv="Content-Security-Policy" content="${policy(script)}">`)
        .replace("</body>", () => `<script type="module">${script}</script>\n</body>`);
      page.source = html;
    },
  };
}
