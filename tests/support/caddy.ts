// A real Caddy before gateways, with the configuration that is delivered (deploy/Caddyfile), without TLS on a
// port of this machine.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "./programs.ts";
import { ROOT } from "./source-files.ts";

const READY_WITHIN_MS = 60_000;

export interface TestProxy {
  /** Origin without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts it and waits until it answers.
 * @param port its own; nobody may listen there
 * @param gateways origins of gateways; they need not run yet
 */
export async function startCaddy(port: number, gateways: readonly string[]): Promise<TestProxy> {
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(findProgram("caddy"), ["run", "--config", join(ROOT, "deploy", "Caddyfile")], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      HOME: folder,
      SITE_ADDRESS: url,
      GATEWAYS: gateways.map((gateway) => new URL(gateway).host).join(" "),
      CADDY_ADMIN: "off",
    },
  });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const ended = once(child, "close");
  const close = async () => {
    child.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    if (await fetch(`${url}/healthz`).catch(() => null)) return { url, close };
    if (Date.now() > until || child.exitCode !== null) {
      await close();
      throw new Error(`Caddy did not start:\n${log.slice(-4_000)}`);
    }
    await sleep(50);
  }
}
