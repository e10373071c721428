// Contenders are measured in turns, so that whatever else the machine does falls on all of them. A figure is
// the median of the rounds, and a share is the median of the shares within a round. The spread says how far
// to trust it.
import { type LoadResult, type LoadShape, type LoadTarget, load } from "./load.ts";

interface Contender {
  readonly name: string;
  readonly target: LoadTarget;
}

/** Medians over the rounds. `share` is of the first contender, by rate. */
export interface Medians {
  readonly name: string;
  readonly rate: number;
  readonly share: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMs: number;
  /** First contender's CPU time an answer over this one's: the share by work instead of by clock. */
  readonly cpuShare: number;
  /** (largest - smallest rate) / median. */
  readonly spread: number;
  readonly errors: number;
  readonly generatorBusy: number;
}

export const ROUNDS = 5;
const WARM_UP_SECONDS = 1.5;

/**
 * Runs all contenders in turns.
 * @throws when one answers with an error: refusing is fast, and a figure of it would say nothing
 */
export async function compete(contenders: readonly Contender[], shape: LoadShape): Promise<Medians[]> {
  for (const { name, target } of contenders) {
    const { errors } = await load(target, { ...shape, seconds: WARM_UP_SECONDS });
    if (errors > 0) throw new Error(`${name}: ${errors} answers were errors`);
  }
  const results = contenders.map((): LoadResult[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { target }] of contenders.entries()) results[index]?.push(await load(target, shape));
  }
  const [first = []] = results;
  return contenders.map(({ name }, index) => {
    const own = results[index] ?? [];
    const of = (read: (result: LoadResult) => number) => median(own.map(read));
    const rates = own.map((result) => result.rate);
    return {
      name,
      rate: median(rates),
      share: median(rates.map((rate, round) => rate / (first[round]?.rate ?? Number.NaN))),
      p50: of((result) => result.p50),
      p99: of((result) => result.p99),
      cpuMs: of((result) => result.cpuMs),
      cpuShare: median(own.map((result, round) => (first[round]?.cpuMs ?? Number.NaN) / result.cpuMs)),
      spread: (Math.max(...rates) - Math.min(...rates)) / median(rates),
      errors: own.reduce((total, result) => total + result.errors, 0),
      generatorBusy: Math.max(...own.map((result) => result.generatorBusy)),
    };
  });
}

/** The middle of a list of numbers; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
