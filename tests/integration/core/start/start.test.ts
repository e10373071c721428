// @module-tag long
// The process itself: how it starts, what it says, how it refuses to start and how it ends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "#tests/support/site.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";
import { ROOT } from "#tests/support/source-files.ts";

let database: SiteDatabase;
let site: Site;

beforeAll(async () => {
  database = await createSiteDatabase();
  site = await startSite(database.options);
});
afterAll(async () => {
  if (site.process.exitCode === null) await site.stop();
  await database.remove();
});

function logIn(email: string, password: string): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${site.url}/api/v1/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
}

/** Starts the site with settings that it must refuse, and answers how it ended. */
async function refusedStart(
  env: Record<string, string>,
): Promise<{ code: unknown; out: string; error: string }> {
  const child = spawn(process.execPath, ["--import", "./gateway/node-version.mjs", "dist/gateway/main.js"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const heard = { out: "", error: "" };
  child.stdout.on("data", (text) => {
    heard.out += text;
    if (heard.out.includes('"msg":"Listening"')) child.kill("SIGKILL");
  });
  child.stderr.on("data", (text) => {
    heard.error += text;
  });
  const [code] = await once(child, "close");
  return { code, ...heard };
}

describe("a first start", () => {
  it("tells the first administrator's password once, to a person and not to the log", async () => {
    const [, email = "", password = ""] =
      /administrator is (\S+) with the password (\S+)/.exec(site.log()) ?? [];
    const response = await logIn(email, password);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ member_type: "ADMIN" });
    const lines = site.log().split("\n");
    expect(lines.filter((line) => line.includes(password))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith("{")).join("")).not.toContain(password);
  });
});

describe("a second process on the same folder", () => {
  it("ends with one line that names the first", async () => {
    expect(await refusedStart({ DATA_DIR: site.dataDir })).toEqual({
      code: 1,
      out: "",
      error: `Cannot start: The data folder ${site.dataDir} is in use by process ${site.process.pid}. Stop it first, or set DATA_DIR to another folder.\n`,
    });
  });
});

describe("the end", () => {
  it("lets a request under way finish, takes no new ones, and is 0", async () => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    let heard = "";
    socket.setEncoding("utf8").on("data", (text) => {
      heard += text;
    });
    const body = JSON.stringify({ email: "nobody@example.org", password: "Wrong!Horse7" });
    const closed = once(socket, "close");
    const head = "POST /api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json";
    socket.write(`${head}\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`);
    // The gateway has the request once it asks for the rest of it.
    await expect.poll(() => heard).toContain("100 Continue");
    socket.write(body.slice(0, 10));
    const ended = once(site.process, "close");
    site.process.kill("SIGTERM");
    await expect.poll(() => site.log()).toContain('"msg":"Stopping"');
    const tried = () =>
      fetch(`${site.url}/healthz`).then(
        () => "answered",
        () => "refused",
      );
    await expect.poll(tried).toBe("refused");
    socket.write(body.slice(10));
    await closed;
    expect(heard).toMatch(/^HTTP\/1\.1 400 /m);
    expect(heard).toContain('{"code":"LOGIN_FAILED"}');
    expect(await ended).toEqual([0, null]);
    expect(site.log()).toContain('"msg":"Stopped"');
  });

  it("leaves everything for the next start, which tells no password again", async () => {
    site = await startSite(database.options);
    expect(site.log()).not.toContain("administrator");
    expect((await fetch(`${site.url}/version.json`)).status).toBe(200);
    await site.stop();
  });
});

describe("the end with DRAIN_SECONDS", () => {
  it("goes on serving while /readyz says that it ends, closes connections, and is 0", {
    tags: ["long"],
  }, async () => {
    const { env } = database.options;
    site = await startSite({ ...database.options, env: { ...env, DRAIN_SECONDS: "3" } });
    const before = await fetch(`${site.url}/healthz`);
    expect([before.status, before.headers.get("connection")]).toEqual([200, "keep-alive"]);
    const ended = once(site.process, "close");
    site.process.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { interval: 20 }).toBe(503);
    const during = await fetch(`${site.url}/version.json`);
    expect([during.status, during.headers.get("connection")]).toEqual([200, "close"]);
    expect((await logIn("nobody@example.org", "Wrong!Horse7")).status).toBe(400);
    expect(await ended).toEqual([0, null]);
  });
});

describe("a start with wrong settings", () => {
  it.each([
    [{ PORT: "eighty" }, "Cannot start: PORT has to be a number from 0 to 65535\n"],
    [{ JWT_SECERT: "x" }, "Cannot start: JWT_SECERT is not a setting: did you mean JWT_SECRET?\n"],
    [
      { NODE_ENV: "production" },
      "Cannot start: JWT_SECRET is required in production: 32 bytes or more, kept secret\n",
    ],
    [
      { JWT_SECRET: "change-me-".repeat(4) },
      "Cannot start: JWT_SECRET repeats a few bytes and can be guessed: make one with openssl rand -base64 32\n",
    ],
  ])("%o ends with one line", async (env, error) => {
    expect(await refusedStart(env)).toEqual({ code: 1, out: "", error });
  });

  it("takes no first administrator with a password that is guessed", async () => {
    const empty = await createSiteDatabase();
    const { dataDir, env } = empty.options;
    const admin = { ADMIN_EMAIL: "office@example.org", ADMIN_PASSWORD: "Office!2345" };
    expect(await refusedStart({ ...env, ...admin, DATA_DIR: dataDir, PORT: "0" })).toMatchObject({
      code: 1,
      error: "Cannot start: ADMIN_PASSWORD is among the passwords an attacker tries first\n",
    });
    await empty.remove();
  });
});

describe("a database with demo accounts, of a start at home,", () => {
  let home: SiteDatabase;
  beforeAll(async () => {
    home = await createSiteDatabase("migrated");
    await (await startSite({ ...home.options, demo: true })).stop();
  });
  afterAll(() => home.remove());

  it("does not start in production or behind a proxy, although it listens on loopback", async () => {
    const { dataDir, env } = home.options;
    for (const reached of [{ NODE_ENV: "production" }, { TRUST_PROXY: "1" }]) {
      const { code, error } = await refusedStart({ ...env, ...reached, DATA_DIR: dataDir });
      expect(error).toMatch(/^Cannot start: (NODE_ENV|TRUST_PROXY)=.* demo accounts .*DEMO=1.*\n$/);
      expect(code).toBe(1);
    }
  });
});
