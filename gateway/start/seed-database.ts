// Has an empty database filled, by a process of its own (seed-database-process.ts).
import { runInProcess } from "#gateway/processes/run-in-process.ts";
import type { SeedResult } from "#prisma/seed/seed.ts";

/** The one thing the process says. */
export type FromSeeding =
  | { readonly seeded: SeedResult }
  /** As describeStartFailure writes it. */
  | { readonly failed: string };

/** The message is for the terminal as it is. */
export class SeedError extends Error {
  override readonly name = "SeedError";
}

const PROGRAM = new URL("./seed-database-process.ts", import.meta.url);

/**
 * Makes the database of the settings, where there is none, brings it to the schema and fills it, unless
 * somebody else has done so. Nobody of this process may have an embedded one open meanwhile.
 * @param stopped ends the waiting for a database that is away
 * @throws SeedError
 */
export async function seedDatabase(stopped: AbortSignal): Promise<SeedResult> {
  const said = await runInProcess<FromSeeding>(null, {
    program: PROGRAM,
    lane: "start",
    limits: null,
    signal: stopped,
    stopsByItself: true,
    isTrusted: true,
  });
  if (said === null) throw new SeedError("Cannot start: the process that fills the database ended\n");
  if ("failed" in said) throw new SeedError(said.failed);
  return said.seeded;
}
