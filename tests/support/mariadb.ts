// A dump of some tables of gnuboard, by a real MariaDB in a folder of its own where the machine has one
// (Debian's mariadb-server), else as its mysqldump writes it (MariaDB 10.11, "mariadb-dump: Output format").
import { execFile, spawn } from "node:child_process";
import { copyFile, mkdtemp, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { whole } from "./mysqldump-format.ts";

const run = promisify(execFile);

export interface DumpMaker {
  readonly folder: string;
  /** Takes a dump of the tables with these options of mysqldump. @returns its path */
  readonly dump: (options: readonly string[], subject: string) => Promise<string>;
  readonly sizeOf: (path: string) => Promise<number>;
  /** A copy that ends after so many bytes. */
  readonly cut: (from: string, to: string, bytes: number) => Promise<void>;
}

const has = (program: string): Promise<boolean> =>
  run(program, ["--version"]).then(
    () => true,
    () => false,
  );

const TABLES = `CREATE TABLE g5_board (bo_table varchar(20) NOT NULL, bo_subject varchar(255) NOT NULL, bo_read_level tinyint NOT NULL, PRIMARY KEY (bo_table));
CREATE TABLE g5_session_bin (v varbinary(20));
CREATE TABLE g5_write_notice (wr_id int NOT NULL AUTO_INCREMENT, wr_subject varchar(255) NOT NULL, wr_link1 text, PRIMARY KEY (wr_id));
CREATE TRIGGER g5_touch BEFORE INSERT ON g5_board FOR EACH ROW SET NEW.bo_subject = NEW.bo_subject;
INSERT INTO g5_board VALUES ('notice', '공지사항', 2);
INSERT INTO g5_session_bin VALUES (x'ff00fe');`;

const quoted = (text: string) => `_utf8mb4 x'${Buffer.from(text).toString("hex")}'`;
const rowsOf = (subject: string) => `DELETE FROM g5_write_notice;
INSERT INTO g5_write_notice VALUES (1, ${quoted(subject)}, NULL), (2, '', ${quoted("끝\\")});`;

export async function openDumpMaker(): Promise<DumpMaker> {
  const folder = await mkdtemp(join(tmpdir(), "site-mariadb-"));
  const shared = {
    folder,
    sizeOf: async (path: string) => (await stat(path)).size,
    cut: async (from: string, to: string, bytes: number) => {
      await copyFile(from, to);
      await truncate(to, bytes);
    },
  };
  const programs = await Promise.all(["mariadbd", "mariadb-install-db", "mariadb", "mysqldump"].map(has));
  if (programs.every(Boolean)) return { ...shared, dump: await startServer(folder) };
  return {
    ...shared,
    dump: async (options, subject) => {
      const path = join(folder, `written${options.join("")}.sql`);
      await writeFile(path, whole(options, subject));
      return path;
    },
  };
}

/** Runs a server for each dump: none outlives it. */
async function startServer(folder: string): Promise<DumpMaker["dump"]> {
  const data = join(folder, "data");
  const socket = join(folder, "s.sock");
  const user = process.getuid?.() === 0 ? ["--user=root"] : [];
  await run("mariadb-install-db", [
    "--no-defaults",
    `--datadir=${data}`,
    "--auth-root-authentication-method=normal",
    ...user,
  ]);
  let isFirst = true;
  return async (options, subject) => {
    const server = spawn(
      "mariadbd",
      [
        "--no-defaults",
        `--datadir=${data}`,
        `--socket=${socket}`,
        "--skip-networking",
        "--skip-log-bin",
        ...user,
      ],
      { stdio: "ignore" },
    );
    const ended = new Promise((resolve) => server.once("close", resolve));
    const client = ["--no-defaults", `--socket=${socket}`, "-uroot", "--default-character-set=utf8mb4"];
    const sql = async (text: string) => {
      const file = join(folder, "in.sql");
      await writeFile(file, text);
      await run("mariadb", [...client, "-e", `source ${file}`]);
    };
    try {
      await waitUntil(() => run("mariadb", [...client, "-e", "SELECT 1"]));
      if (isFirst) await sql(`CREATE DATABASE old CHARACTER SET utf8mb4; USE old; ${TABLES}`);
      isFirst = false;
      await sql(`USE old; ${rowsOf(subject)}`);
      const path = join(folder, `dump${options.join("")}.sql`);
      await run("mysqldump", [...client, ...options, `--result-file=${path}`, "old"]);
      return path;
    } finally {
      server.kill();
      await ended;
    }
  };
}

async function waitUntil(work: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
