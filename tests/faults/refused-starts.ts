// Starts that have to be refused: demo accounts where others reach the site, and folders that others can look into.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#tests/support/site.ts";
import { ROOT } from "#tests/support/source-files.ts";
import type { Row } from "./row.ts";

const SECRET = "the same secret for every start, long enough";
const REACHED: readonly Record<string, string>[] = [
  { NODE_ENV: "production" },
  { TRUST_PROXY: "1" },
  { HOST: "0.0.0.0" },
  { PUBLIC_URL: "https://association.example" },
];

/** Starts the site; what it wrote before it ended, or null when it listens. */
async function refusal(env: Record<string, string>): Promise<string | null> {
  const child = spawn(process.execPath, ["--import", "./gateway/node-version.mjs", "gateway/main.ts"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: "0", JWT_SECRET: SECRET, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let error = "";
  let listens = false;
  child.stdout.on("data", (text) => {
    listens ||= String(text).includes('"msg":"Listening"');
    if (listens) child.kill("SIGKILL");
  });
  child.stderr.on("data", (text) => {
    error += String(text);
  });
  await once(child, "close");
  return listens ? null : error;
}

export async function refuseStarts(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "faults-"));
  const site = await startSite({ dataDir, demo: true, env: { JWT_SECRET: SECRET } });
  await site.stop();
  const reached: string[] = [];
  for (const env of REACHED) {
    const said = await refusal({ ...env, DATA_DIR: dataDir });
    if (!said?.includes("demo accounts"))
      reached.push(`${JSON.stringify(env)} was let start on demo accounts`);
  }
  const modes = readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)
    .map((name) => `${name} is open to others`);
  chmodSync(dataDir, 0o755);
  if ((await refusal({ DATA_DIR: dataDir })) === null) modes.push("an open folder of data was used");
  await rm(dataDir, { recursive: true });
  const row = { acknowledged: 0, lost: 0, recovery: [] };
  return [
    { fault: "demo accounts where others reach the site", tries: REACHED.length, wrong: reached, ...row },
    { fault: "modes of files, and a folder open to others", tries: 2, wrong: modes, ...row },
  ];
}
