import { defineConfig } from "vitest/config";
import { commandTexts, oneFile, wasmText } from "./build/plugins.ts";

export default defineConfig({
  plugins: [commandTexts(), wasmText(), oneFile()],
  esbuild: { jsx: "automatic", jsxImportSource: "preact", legalComments: "none" },
  worker: { format: "iife", plugins: () => [] },
  build: {
    outDir: "../build/page",
    emptyOutDir: true,
    assetsInlineLimit: 1e8,
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: { input: "queens.html", output: { inlineDynamicImports: true } },
  },
  test: { include: ["tests/*.test.ts"], setupFiles: ["tests/address.setup.ts"] },
});
