// How long a piece of work keeps the loop of this thread from everybody else, in its own processor time: what
// others do on the machine does not count.
import process from "node:process";

const MICROSECONDS = 1_000;

const RUNS = 3;

/**
 * The longest piece of work that is done several times: the least of them, because what disturbs it only adds.
 * @returns milliseconds
 */
export async function usualPiece(work: () => Promise<unknown>): Promise<number> {
  const pieces: number[] = [];
  for (let run = 0; run < RUNS; run += 1) pieces.push(await longestPiece(work));
  return Math.min(...pieces);
}

/**
 * Does some work and watches the loop meanwhile.
 * @returns the longest time between two turns of the loop, in milliseconds
 */
async function longestPiece(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isWatched = true;
  let before = process.threadCpuUsage();
  const turn = () => {
    const now = process.threadCpuUsage();
    const took = now.user + now.system - before.user - before.system;
    longest = Math.max(longest, took / MICROSECONDS);
    before = now;
    if (isWatched) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    isWatched = false;
    turn();
  }
  return longest;
}
