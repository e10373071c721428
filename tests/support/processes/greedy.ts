// A program for the tests of gateway/processes: takes what it is asked to take.
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { answerParent } from "#gateway/processes/answer-parent.ts";

export type Greed = "memory" | "processor" | "time" | "nothing";
export interface FromGreedy {
  readonly pid: number;
  readonly isDone: boolean;
}

await answerParent<Greed, FromGreedy>(async (greed, say) => {
  const { pid } = process;
  say({ pid, isDone: false });
  // The word is out before the work begins: it hears and says nothing meanwhile.
  await sleep(100);
  const taken: Buffer[] = [];
  while (greed === "processor") taken.length = 0;
  // Beside the heap, as libraries take it.
  while (greed === "memory") taken.push(Buffer.alloc(4 * 1024 * 1024, 1));
  if (greed === "time") await sleep(600_000);
  return { pid, isDone: true };
});
