// Has an empty database filled, by a process of its own (first-content-process.ts).
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { SeedResult } from "#prisma/seed/seed.ts";

/** The one thing the process says. */
export type FromFirstContent =
  | { readonly seeded: SeedResult }
  /** As describeStartFailure writes it. */
  | { readonly failed: string };

/** The message is for the terminal as it is. */
export class FirstContentError extends Error {
  override readonly name = "FirstContentError";
}

const PROGRAM = fileURLToPath(new URL("./first-content-process.ts", import.meta.url));
const START = fileURLToPath(new URL("../node-version.mjs", import.meta.url));

/**
 * Makes the database of the settings, where there is none, brings it to the schema and fills it, unless somebody else has done so. Nobody of
 * this process may have an embedded one open meanwhile.
 * @param stopped ends the waiting for a database that is away
 * @throws FirstContentError
 */
export async function addFirstContent(stopped: AbortSignal): Promise<SeedResult> {
  const child = fork(PROGRAM, [], {
    execArgv: ["--import", START],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const stop = () => void child.send("stop", () => undefined);
  stopped.addEventListener("abort", stop);
  try {
    const said = await answerOf(child);
    if ("failed" in said) throw new FirstContentError(said.failed);
    return said.seeded;
  } finally {
    stopped.removeEventListener("abort", stop);
  }
}

/** Once the process has gone, and with it what it held. */
function answerOf(child: ChildProcess): Promise<FromFirstContent> {
  let said: FromFirstContent | null = null;
  return new Promise((resolve, reject) => {
    child.once("message", (message: FromFirstContent) => {
      said = message;
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      const broken = `Cannot start: the process that fills the database ended with ${code ?? signal}\n`;
      resolve(said ?? { failed: broken });
    });
  });
}
