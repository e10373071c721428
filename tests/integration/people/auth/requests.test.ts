// Everything that can be wrong with a request before its fields are looked at, and what every answer carries.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { CHANGE_PASSWORD, LOGIN, LOGOUT, REGISTER } from "#tests/support/auth-bodies.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { startGateway, useGateway } from "#tests/support/gateway.ts";

const ORIGIN = "https://members.example.org";
const gateway = useGateway({ config: { corsOrigins: new Set([ORIGIN]) } });
const JSON_TYPE = { "content-type": "application/json" };

async function post(body: BodyInit, headers: Record<string, string> = JSON_TYPE): Promise<[number, string]> {
  const response = await gateway().request(LOGIN, { method: "POST", body, headers });
  const { code } = await response.json();
  return [response.status, code];
}

/** Writes bytes as they are and answers what came back. */
async function speak(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let heard = "";
  socket.setEncoding("utf8").on("data", (text) => {
    heard += text;
  });
  socket.write(bytes);
  await new Promise((resolve) => socket.once("close", resolve));
  return heard;
}

describe("a body", () => {
  it.each([
    ["text", "text/plain"],
    ["a form", "application/x-www-form-urlencoded"],
    ["a multipart form", "multipart/form-data; boundary=x"],
    ["JSON of another character set", "application/json; charset=utf-16"],
    ["something like JSON", "application/json-seq"],
  ])("that is %s is 415", async (_, type) => {
    expect(await post("{}", { "content-type": type })).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it("without a type is 415, a compressed one too", async () => {
    expect(await post(new Blob(["{}"]), {})).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    expect(await post("{}", { ...JSON_TYPE, "content-encoding": "gzip" })).toEqual([
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ]);
  });

  it.each([
    ["empty", ""],
    ["cut off", '{"email":'],
    ["a list", "[]"],
    ["a word", '"login"'],
    ["null", "null"],
    ["not UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ["two objects", "{}{}"],
  ])("that is %s is 400", async (_, body) => {
    expect(await post(body)).toEqual([400, "MALFORMED"]);
  });

  it("with a character set is fine", async () => {
    const headers = { "content-type": 'Application/JSON; charset="UTF-8"' };
    expect(await post("{}", headers)).toEqual([422, "VALIDATION"]);
  });

  it("of more than 100 kB is 413, and of exactly that it is read", async () => {
    const limit = 100 * 1024;
    const fill = (length: number) => JSON.stringify({ email: "x".repeat(length - '{"email":""}'.length) });
    expect(await post(fill(limit))).toEqual([422, "VALIDATION"]);
    expect(await post(fill(limit + 1))).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("of more than 100 kB that does not say how long it is is 413", async () => {
    const head = `POST ${LOGIN} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
    const chunk = `8000\r\n${" ".repeat(0x8000)}\r\n`;
    const heard = await speak(gateway().url, head + chunk.repeat(4));
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard).toContain('{"code":"PAYLOAD_TOO_LARGE"}');
  });

  it("that drips in is cut off", async () => {
    const times = { headers: 300, request: 400, idle: 5_000, keepAlive: 1_000, check: 50 };
    const hasty = await startGateway({ times });
    try {
      const head = `POST ${LOGIN} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`;
      expect(await speak(hasty.url, head)).toMatch(/^HTTP\/1\.1 408 /);
      expect(await speak(hasty.url, "GET /healthz HTTP/1.1\r\nhost:")).toMatch(/^HTTP\/1\.1 408 /);
      expect((await hasty.request("/healthz")).status).toBe(200);
    } finally {
      await hasty.close();
    }
  });

  it("whose sender hangs up harms nobody", async () => {
    const { hostname, port } = new URL(gateway().url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${LOGIN} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`,
    );
    await sleep(50);
    socket.destroy();
    await sleep(50);
    expect((await gateway().request("/healthz")).status).toBe(200);
    expect(gateway().logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

describe("an address", () => {
  it.each([
    [REGISTER, "GET", "POST"],
    [LOGIN, "PUT", "POST"],
    [CHANGE_PASSWORD, "POST", "PATCH"],
    [LOGOUT, "DELETE", "POST"],
  ])("%s does not take %s", async (path, method, allowed) => {
    const response = await gateway().request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(`${allowed}, OPTIONS`);
    expect(await response.json()).toEqual({ code: "METHOD_NOT_ALLOWED" });
  });

  it.each(["/api/v1", "/api/v1/", "/api/v1/members", "/api/v2/login", "/api/v1/login/", "/api/v1/__proto__"])(
    "%s is not there",
    async (path) => {
      const response = await gateway().send(path, {});
      expect([response.status, await response.json()]).toEqual([404, { code: "NOT_FOUND" }]);
    },
  );

  it("what Node itself refuses is answered and closed", async () => {
    expect(await speak(gateway().url, "nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    const head = `GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`;
    expect(await speak(gateway().url, head)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe("another origin", () => {
  const preflight = (origin: string) =>
    gateway().request(LOGIN, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });

  it("of CORS_ORIGINS may call and read the token", async () => {
    const allowed = await preflight(ORIGIN);
    expect(allowed.status).toBe(204);
    expect(Object.fromEntries(allowed.headers)).toMatchObject({
      "access-control-allow-origin": ORIGIN,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers": "authorization, content-type",
      vary: "origin",
    });
    const response = await gateway().send(LOGIN, {}, { headers: { origin: ORIGIN } });
    expect(response.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(response.headers.get("access-control-expose-headers")).toContain("authorization");
  });

  it.each(["https://example.org", "http://members.example.org", `${ORIGIN}.evil.example`, "null"])(
    "such as %s finds no permission",
    async (origin) => {
      for (const response of [
        await preflight(origin),
        await gateway().send(LOGIN, {}, { headers: { origin } }),
      ]) {
        expect(response.headers.get("access-control-allow-origin")).toBeNull();
        expect(response.headers.get("access-control-allow-credentials")).toBeNull();
      }
    },
  );
});

describe("every answer", () => {
  it("carries the headers of the house, whatever its status", async () => {
    for (const path of ["/healthz", "/readyz", LOGIN, "/nowhere"]) {
      const { headers } = await gateway().request(path);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
      expect(headers.get("strict-transport-security")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
    }
  });

  it("asks for HTTPS from then on in production", async () => {
    for (const [hstsSubdomains, value] of [
      [false, "max-age=31536000"],
      [true, "max-age=31536000; includeSubDomains"],
    ] as const) {
      const open = await startGateway({ config: { production: true, hstsSubdomains } });
      const { headers } = await open.request("/healthz");
      await open.close();
      expect(headers.get("strict-transport-security")).toBe(value);
    }
  });

  it("has an id that leads to its log line", async () => {
    const { headers } = await gateway().send(LOGIN, {});
    const id = headers.get("x-request-id") ?? "none";
    const lines = gateway().logLines.filter((line) => line.includes(id));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: "info", method: "POST", path: LOGIN, status: 422, msg: "request" },
    ]);
  });
});

describe("the log", () => {
  it("never holds a password, a token or an address", async () => {
    const { email, password, session } = await createSignedIn();
    const bodies = [
      { email, password },
      { email, password: `${password}x` },
      { email: "odd", password },
    ];
    for (const body of bodies)
      await gateway().send(`${LOGIN}?email=${email}`, body, { headers: session.headers });
    await gateway().send(REGISTER, { email, password, confirm_password: password, name: "x" });
    await gateway().request(LOGOUT, { method: "POST", headers: session.headers });
    const log = gateway().logLines.join("");
    expect(log).toContain('"path":"/api/v1/logout"');
    for (const secret of [email, password, session.token, session.token.split(".")[2] ?? "", "argon2id"]) {
      expect(log).not.toContain(secret);
    }
  });
});
