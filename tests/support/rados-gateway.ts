// A real S3-compatible server: the gateway of Ceph over a cluster of one monitor and one store in memory, on
// ports of this machine. It starts in some fifteen seconds.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { AwsClient } from "aws4fetch";
import type { S3Place } from "#gateway/files/blobs.ts";
import { freePort } from "./free-port.ts";
import { findProgram } from "./programs.ts";

const READY_WITHIN_MS = 180_000;
const ENDS_WITHIN_MS = 5_000;
/** Names on one page of a listing: few, so that a listing of several pages does not take a thousand files. */
export const LISTED_AT_ONCE = 100;
const KEYS = { accessKey: "real-access", secretKey: "real-secret" } as const;

export interface RadosGateway {
  readonly place: S3Place;
  close(): Promise<void>;
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Ceph is not ready: ${what}`);
    await sleep(200);
  }
}

/** One copy of everything, in memory, and no daemon that only manages. */
function configOf(folder: string, fsid: string, monitor: string, port: number): string {
  const settings = {
    fsid,
    mon_host: monitor,
    mon_initial_members: "a",
    public_addr: "127.0.0.1",
    cluster_addr: "127.0.0.1",
    auth_cluster_required: "cephx",
    auth_service_required: "cephx",
    auth_client_required: "cephx",
    osd_objectstore: "memstore",
    memstore_device_bytes: 1_073_741_824,
    osd_pool_default_size: 1,
    osd_pool_default_min_size: 1,
    osd_pool_default_pg_num: 1,
    osd_pool_default_pg_autoscale_mode: "off",
    osd_crush_chooseleaf_type: 0,
    mon_allow_pool_size_one: true,
    mon_max_pg_per_osd: 1_000,
    mon_data: join(folder, "mon"),
    osd_data: join(folder, "osd"),
    rgw_data: join(folder, "rgw"),
    rgw_max_listing_results: LISTED_AT_ONCE,
    run_dir: folder,
    admin_socket: join(folder, "$name.asok"),
    pid_file: join(folder, "$name.pid"),
    log_file: join(folder, "$name.log"),
    keyring: join(folder, "keyring"),
    rgw_frontends: `beast endpoint=127.0.0.1:${port}`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return `[global]\n${lines.join("\n")}\n`;
}

/** Starts it, makes a user and an empty bucket. Needs root. */
export async function startRadosGateway(): Promise<RadosGateway> {
  const radosgw = findProgram("radosgw");
  const [mon, osd] = [findProgram("ceph-mon"), findProgram("ceph-osd")];
  const folder = await mkdtemp(join(tmpdir(), "ceph-"));
  const [port, v2, v1] = [await freePort(), await freePort(), await freePort()];
  const [fsid, osdId] = [randomUUID(), randomUUID()];
  const monitor = `[v2:127.0.0.1:${v2}/0,v1:127.0.0.1:${v1}/0]`;
  const [config, keyring, map] = [join(folder, "ceph.conf"), join(folder, "keyring"), join(folder, "monmap")];
  await writeFile(config, configOf(folder, fsid, monitor, port));
  // The monitor makes its own folder, the store does not.
  await mkdir(join(folder, "osd"));
  const run = async (program: string, ...args: readonly string[]) =>
    (await promisify(execFile)(findProgram(program, "ceph-common"), [...args])).stdout;
  const daemons: ChildProcess[] = [];
  const start = (program: string, ...args: readonly string[]) => {
    daemons.push(spawn(program, ["-c", config, "-f", ...args], { stdio: "ignore" }));
  };
  const close = async () => {
    for (const daemon of daemons.reverse()) {
      const ended = daemon.exitCode === null ? once(daemon, "close") : null;
      daemon.kill("SIGTERM");
      const late = setTimeout(() => daemon.kill("SIGKILL"), ENDS_WITHIN_MS);
      await ended;
      clearTimeout(late);
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const all = ["--cap", "mon", "allow *", "--cap", "osd", "allow *", "--cap", "mgr", "allow *"];
    await run(
      "ceph-authtool",
      "--create-keyring",
      keyring,
      "--gen-key",
      "-n",
      "mon.",
      "--cap",
      "mon",
      "allow *",
    );
    await run("ceph-authtool", keyring, "--gen-key", "-n", "client.admin", ...all);
    const ofOsd = ["--cap", "mon", "allow profile osd", "--cap", "osd", "allow *"];
    await run("ceph-authtool", keyring, "--gen-key", "-n", "osd.0", ...ofOsd);
    await run("monmaptool", "--create", "--fsid", fsid, "--addv", "a", monitor, map);
    const ceph = (...args: readonly string[]) => run("ceph", "-c", config, ...args);
    await promisify(execFile)(mon, [
      "-c",
      config,
      "--mkfs",
      "-i",
      "a",
      "--monmap",
      map,
      "--keyring",
      keyring,
    ]);
    start(mon, "-i", "a");
    await until("monitor", async () => (await ceph("-s", "--connect-timeout", "5")) !== "");
    await ceph("auth", "import", "-i", keyring);
    await ceph("osd", "create", osdId);
    await promisify(execFile)(osd, ["-c", config, "-i", "0", "--mkfs", "--osd-uuid", osdId]);
    start(osd, "-i", "0");
    await ceph("osd", "crush", "add", "osd.0", "1", "root=default", "host=h");
    await until("store", async () => (await ceph("osd", "stat")).includes("1 up"));
    start(radosgw, "-n", "client.admin");
    const endpoint = `http://127.0.0.1:${port}`;
    await until("gateway", async () => (await fetch(endpoint)).ok);
    const { accessKey, secretKey } = KEYS;
    const user = ["--uid=u", "--display-name=u", `--access-key=${accessKey}`, `--secret-key=${secretKey}`];
    await run("radosgw-admin", "-c", config, "user", "create", ...user);
    const client = new AwsClient({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: "s3",
      region: "us-east-1",
    });
    const made = await client.fetch(`${endpoint}/site`, { method: "PUT" });
    if (!made.ok) throw new Error(`The bucket was refused: ${made.status} ${await made.text()}`);
    const place = { endpoint, region: "us-east-1", ...KEYS, bucket: "site", prefix: "files/" };
    return { place, close };
  } catch (error) {
    await close();
    throw error;
  }
}
