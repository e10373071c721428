// A PostgreSQL with a streaming standby behind one address, which leads to the one or to the other: what an
// administrator has when a virtual address or a name in DNS is moved.
import { execFile } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, connect as dial, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findServer, serverUser } from "./debian-postgres.ts";
import { freePort } from "./free-port.ts";

const REPLAYED_WITHIN_MS = 60_000;

export interface StandbyPostgres {
  /** Leads to whichever is the primary. */
  readonly url: string;
  /** Waits until the standby has all that the primary has acknowledged. */
  catchUp(): Promise<void>;
  /** The primary ends as in a power cut. */
  losePrimary(): Promise<void>;
  /** The standby becomes the primary, and the address leads to it. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

/** An address that leads to a port, and later to another one. */
async function openAddress(port: number, first: number) {
  let target = first;
  const sockets = new Set<Socket>();
  const follow = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket
      .on("error", () => other.destroy())
      .on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    socket.pipe(other);
  };
  const server = createServer((incoming) => {
    const outgoing = dial(target, "127.0.0.1");
    follow(incoming, outgoing);
    follow(outgoing, incoming);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    leadTo: (to: number) => {
      target = to;
      endAll();
    },
    close: async () => {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function ask(port: number, text: string, values: readonly string[] = []): Promise<unknown> {
  const client = new pg.Client({ connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    const { rows } = await client.query({ text, values: [...values], rowMode: "array" });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Starts both. */
export async function startStandbyPostgres(): Promise<StandbyPostgres> {
  const [bin, user] = [findServer(), await serverUser()];
  const folder = mkdtempSync(join(tmpdir(), "standby-postgres-"));
  const [address, primary, standby] = [await freePort(), await freePort(), await freePort()];
  const own = (path: string) => user && chownSync(path, user.uid, user.gid);
  own(folder);
  const run = async (program: string, ...args: readonly string[]) => {
    await promisify(execFile)(join(bin, program), args, { ...(user ?? {}), cwd: folder });
  };
  const dataOf = (port: number) => join(folder, String(port));
  const control = (port: number, ...args: readonly string[]) =>
    run("pg_ctl", "-D", dataOf(port), "-w", "-l", join(folder, `${port}.log`), ...args);
  const configure = (port: number) => {
    const file = join(dataOf(port), "postgresql.conf");
    writeFileSync(file, `port = ${port}\nunix_socket_directories = '${folder}'\nwal_level = replica\n`);
    own(file);
  };
  const remove = async () => {
    for (const port of [standby, primary])
      await control(port, "-m", "immediate", "stop").catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    mkdirSync(dataOf(primary), { mode: 0o700 });
    own(dataOf(primary));
    await run(
      "initdb",
      "-D",
      dataOf(primary),
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
    );
    configure(primary);
    await control(primary, "start");
    const from = `postgresql://postgres@127.0.0.1:${primary}`;
    await run("pg_basebackup", "-D", dataOf(standby), "-d", from, "-R", "-X", "stream", "-c", "fast");
    configure(standby);
    await control(standby, "start");
  } catch (error) {
    await remove();
    throw error;
  }
  const way = await openAddress(address, primary);
  return {
    url: `postgresql://postgres@127.0.0.1:${address}/postgres`,
    catchUp: async () => {
      const end = String(await ask(primary, "SELECT pg_current_wal_lsn()::text"));
      const until = Date.now() + REPLAYED_WITHIN_MS;
      const isThere = () => ask(standby, "SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn", [end]);
      while ((await isThere()) !== true) {
        if (Date.now() > until) throw new Error("The standby is behind");
        await sleep(50);
      }
    },
    losePrimary: () => control(primary, "-m", "immediate", "stop"),
    promote: async () => {
      await control(standby, "promote");
      way.leadTo(standby);
    },
    remove: async () => {
      await way.close();
      await remove();
    },
  };
}
