// A PostgreSQL of this machine whose log is archived by pgBackRest, with the configuration that is delivered
// (deploy/pgbackrest.conf) in a folder of its own. Both run as the user `postgres`, which Debian's packages
// make.
import { execFile } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findServer, serverUser } from "./debian-postgres.ts";
import { freePort } from "./free-port.ts";
import { findProgram } from "./programs.ts";
import { ROOT } from "./source-files.ts";

export interface ArchivedPostgres {
  readonly url: string;
  /** Runs pgBackRest for it. */
  backRest(...args: readonly string[]): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes it, starts it, and makes the place of its backups. */
export async function startArchivedPostgres(): Promise<ArchivedPostgres> {
  const [bin, backRestPath] = [findServer(), findProgram("pgbackrest")];
  const user = await serverUser();
  const folder = mkdtempSync(join(tmpdir(), "archived-postgres-"));
  const port = await freePort();
  const [data, config] = [join(folder, "data"), join(folder, "pgbackrest.conf")];
  for (const name of ["data", "repo", "log", "lock", "spool"]) mkdirSync(join(folder, name), { mode: 0o700 });
  const delivered = readFileSync(join(ROOT, "deploy", "pgbackrest.conf"), "utf8");
  const paths = ["log", "lock", "spool"].map((name) => `${name}-path=${join(folder, name)}\n`).join("");
  writeFileSync(
    config,
    delivered
      .replace(/^repo1-path=.*$/m, `repo1-path=${join(folder, "repo")}\n${paths}`)
      .replace(/^pg1-path=.*$/m, `pg1-path=${data}\npg1-socket-path=${folder}`)
      .replace(/^pg1-port=.*$/m, `pg1-port=${port}`),
  );
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    if (user !== null) chownSync(path, user.uid, user.gid);

  const run = async (program: string, ...args: readonly string[]) => {
    await promisify(execFile)(program, args, { ...(user ?? {}), cwd: folder });
  };
  const backRest = (...args: readonly string[]) =>
    run(backRestPath, `--config=${config}`, "--stanza=site", ...args);
  const control = (...args: readonly string[]) => run(join(bin, "pg_ctl"), "-D", data, "-w", ...args);
  const start = () => control("-l", join(folder, "log", "postgres.log"), "start");
  await run(
    join(bin, "initdb"),
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
  );
  const archive = `${backRestPath} --config=${config} --stanza=site archive-push %p`;
  writeFileSync(
    join(data, "postgresql.auto.conf"),
    `port = ${port}\nunix_socket_directories = '${folder}'\narchive_mode = on\narchive_command = '${archive}'\n`,
  );
  await start();
  await backRest("stanza-create");
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    backRest,
    start,
    stop: () => control("-m", "fast", "stop"),
    remove: async () => {
      await control("-m", "immediate", "stop").catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
