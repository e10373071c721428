// Builds the scripts that are in every page from modules of ours into one line of text each.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { InlineScripts } from "#web/document/inline-scripts.ts";

export async function buildInlineScripts(): Promise<InlineScripts> {
  const [head, start] = await Promise.all([
    buildScript("../document/head-script.ts"),
    buildScript("../start/start-script.ts"),
  ]);
  return { head, start };
}

async function buildScript(module: string): Promise<string> {
  const input = fileURLToPath(new URL(module, import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  const [chunk] = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${module} was not built`);
  return chunk.code.trim();
}
