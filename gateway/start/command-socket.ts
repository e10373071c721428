// Commands on a running site: the embedded database is open in one process, so a command asks the gateway
// that has it. It listens on a socket that only the site's own user may use; its path is in the data folder.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { z } from "#schema/validation/zod.ts";

const place = (dataDir: string) => join(dataDir, "command.socket");

/** Bytes of a socket's path that every system takes. */
const PATH_MAX = 100;

/** What may be asked of a running site, by its name. */
type Commands = Readonly<Record<string, (asked: unknown) => Promise<unknown>>>;

const answer = z.union([z.object({ done: z.unknown() }), z.object({ failed: z.string() })]);

/**
 * Takes commands.
 * @returns stops taking them
 */
export async function openCommandSocket(dataDir: string, commands: Commands): Promise<() => Promise<void>> {
  const server = createServer((incoming, response) => {
    const command = commands[incoming.url?.slice(1) ?? ""];
    const work = async () => await command?.(JSON.parse(await text(incoming)));
    work().then(
      (done) => response.end(JSON.stringify({ done: done ?? null })),
      (error: unknown) =>
        response.end(JSON.stringify({ failed: error instanceof Error ? error.message : String(error) })),
    );
  });
  // A backup takes as long as it takes.
  server.requestTimeout = 0;
  server.timeout = 0;
  const { path, folder } = await listen(server, dataDir);
  server.unref();
  await writeFile(place(dataDir), path, { mode: 0o600 });
  return async () => {
    await rm(place(dataDir), { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  };
}

interface Listening {
  readonly path: string;
  /** Made for the socket alone; null: it is in none. */
  readonly folder: string | null;
}

/**
 * Listens in the data folder: a service has a temporary folder of its own (PrivateTmp= of systemd), which
 * commands do not see. Where the path is too long, or the volume holds no sockets, in the temporary folder.
 */
async function listen(server: Server, dataDir: string): Promise<Listening> {
  const at = async (path: string) => {
    await once(server.listen(path), "listening");
    return path;
  };
  if (process.platform === "win32")
    return { path: await at(`\\\\.\\pipe\\site-${randomUUID()}`), folder: null };
  const own = join(dataDir, "commands");
  if (Buffer.byteLength(own) <= PATH_MAX) {
    try {
      // A killed process leaves it.
      await rm(own, { force: true });
      return { path: await at(own), folder: null };
    } catch {
      // As described above.
    }
  }
  const folder = await mkdtemp(join(tmpdir().length < 60 ? tmpdir() : "/tmp", "site-"));
  return { path: await at(join(folder, "command")), folder };
}

/** The running site refused, or could not be reached. The message is for people. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Asks the site that has this data folder. @throws CommandError */
export async function askRunningSite(dataDir: string, command: string, asked: unknown): Promise<unknown> {
  const socketPath = await readFile(place(dataDir), "utf8").catch(() => {
    throw new CommandError("The site that runs takes no commands yet: try again in a moment.");
  });
  const body = await new Promise<string>((resolve, reject) => {
    const sent = request({ socketPath, path: `/${command}`, method: "POST" }, (response) => {
      text(response).then(resolve, reject);
    });
    sent.once("error", reject);
    sent.end(JSON.stringify(asked));
  }).catch((error: unknown) => {
    throw new CommandError("The site ended before the command was done.", { cause: error });
  });
  const said = answer.parse(JSON.parse(body));
  if ("failed" in said) throw new CommandError(said.failed);
  return said.done;
}
