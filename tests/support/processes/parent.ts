// A program that starts a child, as the gateway does, and is then killed by its test.
import process from "node:process";
import { runInProcess } from "#gateway/processes/run-in-process.ts";
import type { FromGreedy, Greed } from "./greedy.ts";

const [, , greed = "time"] = process.argv;
await runInProcess<FromGreedy>(greed as Greed, {
  program: new URL("./greedy.ts", import.meta.url),
  lane: "documents",
  limits: { heapMegabytes: 100, residentMegabytes: 300, processorSeconds: 60, seconds: 60 },
  onSaid: ({ pid }) => process.stdout.write(`${pid}\n`),
});
