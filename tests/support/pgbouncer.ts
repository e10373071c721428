// A real PgBouncer in front of a PostgreSQL of the tests, on a port of this machine.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { findProgram } from "./programs.ts";

const READY_WITHIN_MS = 30_000;

interface TestPooler {
  /** The address of the database through it, as DATABASE_URL takes it. */
  readonly url: string;
  close(): Promise<void>;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const opened = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return opened;
}

/** @param address of the database at PostgreSQL itself */
export async function startPgBouncer(
  address: string,
  mode: "session" | "transaction" | "statement",
): Promise<TestPooler> {
  const { hostname, port: serverPort, pathname, username, password } = new URL(address);
  const folder = await mkdtemp(join(tmpdir(), "pgbouncer-"));
  const [port, users] = [await freePort(), join(folder, "users.txt")];
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    join(folder, "pgbouncer.ini"),
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 60
`,
  );
  // PgBouncer does not run as root.
  await chmod(folder, 0o755);
  const asRoot = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(findProgram("pgbouncer"), [...asRoot, join(folder, "pgbouncer.ini")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const ended = once(child, "close");
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await isOpen(port))) {
    if (Date.now() > until || child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${log}`);
    await sleep(50);
  }
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`,
    close: async () => {
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
