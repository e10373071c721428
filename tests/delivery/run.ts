// `npm run test:delivery`, as root: does the steps of the Dockerfile in an empty folder as another user,
// makes the program read-only, and starts it by the image's own command. It says how much is installed, and
// ends with 1 when a step fails or there is too much of it.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/support/free-port.ts";
import { buildStages, type DeliveryUser, type Stage } from "./dockerfile.ts";

const USER = "site-delivery";
/** Megabytes of node_modules in the image. */
const PRODUCTION_MAX = 300;
const READY_WITHIN_MS = 180_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Makes the user where there is none. Its Node is this one, by itself in a folder, as the image has it. */
function prepareUser(folder: string): DeliveryUser {
  spawnSync("adduser", ["--system", "--group", "--home", "/nonexistent", "--no-create-home", USER]);
  const number = (flag: string) => Number(spawnSync("id", [flag, USER], { encoding: "utf8" }).stdout);
  const [uid, gid] = [number("-u"), number("-g")];
  if (!(uid > 0)) throw new Error("There is no user for it: run this as root, on Debian");
  const [bin, home] = [join(folder, "bin"), join(folder, "home")];
  for (const made of [bin, home]) mkdirSync(made);
  copyFileSync(process.execPath, join(bin, "node"));
  chmodSync(join(bin, "node"), 0o755);
  spawnSync("chown", ["-R", USER, home]);
  const env = {
    PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`,
    HOME: home,
    TMPDIR: home,
    ...(process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS } : {}),
    ...(process.env.npm_config_registry ? { npm_config_registry: process.env.npm_config_registry } : {}),
  };
  return { name: USER, uid, gid, env };
}

function megabytes(path: string): number {
  return Number(spawnSync("du", ["-sm", path], { encoding: "utf8" }).stdout.split("\t")[0]);
}

async function startImage(image: Stage, user: DeliveryUser): Promise<void> {
  const app = join(image.root, image.workdir);
  spawnSync("chown", ["-R", "root:root", app]);
  spawnSync("chmod", ["-R", "a-w,a+rX", app]);
  const [command = "", ...args] = image.command;
  const port = await freePort();
  const child = spawn(command, args, {
    cwd: app,
    uid: user.uid,
    gid: user.gid,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...user.env,
      ...image.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: join(image.root, image.env.DATA_DIR ?? ""),
      JWT_SECRET: "tried as another user, in a folder of its own",
    },
  });
  const ended = once(child, "close");
  const url = `http://127.0.0.1:${port}`;
  try {
    const until = Date.now() + READY_WITHIN_MS;
    while ((await fetch(`${url}/readyz`).catch(() => null))?.status !== 200) {
      if (Date.now() > until || child.exitCode !== null) throw new Error("The image was not ready");
      await sleep(100);
    }
    for (const path of ["/", "/en", "/notice/list", "/version.json"]) {
      const { status } = await fetch(url + path);
      if (status !== 200) throw new Error(`${path} is ${status}`);
    }
  } finally {
    child.kill("SIGTERM");
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The image ended with ${code}`);
}

const folder = mkdtempSync(join(tmpdir(), "delivery-"));
chmodSync(folder, 0o755);
try {
  const user = prepareUser(folder);
  const stages = buildStages(folder, user);
  const [build, image] = [stages.get("build"), stages.get("image")];
  if (!build || !image) throw new Error("The Dockerfile has no such stages");
  await startImage(image, user);
  const modules = ({ root, workdir }: Stage) => megabytes(join(root, workdir, "node_modules"));
  const [production, all] = [modules(image), modules(build)];
  say(`Built, started read-only as ${USER}, four pages, ended with 0`);
  say(`node_modules: ${production} MB in the image, ${all} MB to build`);
  if (production > PRODUCTION_MAX) throw new Error(`More than ${PRODUCTION_MAX} MB in the image`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
