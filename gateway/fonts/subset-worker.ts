// The thread that cuts font files (subsetter.ts): HarfBuzz and Google's woff2, both as WebAssembly, take some 50 ms for a file.
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import subsetFont from "subset-font";

/** The path of the font. */
const font = readFileSync(String(workerData));

parentPort?.on("message", async (characters: string) => {
  const file = new Uint8Array(await subsetFont(font, characters, { targetFormat: "woff2" }));
  parentPort?.postMessage(file, [file.buffer]);
});
