// @module-tag long
// The database goes away under the gateway: everything that needs it is 503 with Retry-After within two seconds and never looks
// like an expiry or a wrong password; what does not need it goes on; and once it is back, so is everything.
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, disconnect } from "#prisma/client.ts";
import { migrate } from "#prisma/migrate.ts";
import {
  createSignedIn,
  TEST_PASSWORD,
  type TestMember,
  type TestSession,
} from "#tests/support/factories.ts";
import { type Gateway, startGateway } from "#tests/support/gateway.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";

const WITHIN_MILLISECONDS = 2_000;

let server: TestPostgres;
let smtp: TestSmtp;
let gateway: Gateway;
let member: TestMember & { session: TestSession };

beforeAll(async () => {
  server = await startPostgres();
  await server.createDatabase("site");
  const connection = { kind: "server", connectionString: server.url("site") } as const;
  await migrate(connection);
  await connect(connection);
  smtp = await startSmtp();
  gateway = await startGateway({ config: { smtpUrl: smtp.url } });
  member = await createSignedIn();
});
afterAll(async () => {
  await gateway.close();
  await smtp.close();
  await disconnect();
  await server.remove();
});

/** Every request that asks the database. */
function requests(): Record<string, () => Promise<Response>> {
  const { email, session } = member;
  const { headers } = session;
  const registration = {
    email: "late@example.org",
    password: TEST_PASSWORD,
    confirm_password: TEST_PASSWORD,
    name: "x",
    country: "KR",
    consents: { terms: true, privacy: true, age14: true },
  };
  const change = {
    old_password: TEST_PASSWORD,
    new_password: "Other!Horse9",
    confirm_new_password: "Other!Horse9",
  };
  const settings = { query: "{ viewer { id } }" };
  return {
    readiness: () => gateway.request("/readyz"),
    registration: () => gateway.send("/api/v1/register", registration),
    login: () => gateway.send("/api/v1/login", { email, password: TEST_PASSWORD }),
    "wrong login": () => gateway.send("/api/v1/login", { email, password: "Wrong!Horse7" }),
    "password change": () => gateway.send("/api/v1/change-password", change, { method: "PATCH", headers }),
    logout: () => gateway.request("/api/v1/logout", { method: "POST", headers }),
    "graphql of a member": () => gateway.send("/graphql", settings, { headers }),
  };
}

it("says 503 with Retry-After in time, and recovers by itself", async () => {
  await server.stop();
  for (const [name, ask] of Object.entries(requests())) {
    const began = performance.now();
    const response = await ask();
    expect([name, response.status]).toEqual([name, 503]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(WITHIN_MILLISECONDS);
  }
  const { headers } = member.session;
  const empty = (authorization: string) =>
    gateway.send("/api/v1/change-password", {}, { method: "PATCH", headers: { authorization } });

  // What needs no database goes on: the process lives, and a forged token is distinguished from a good one by its signature.
  expect((await gateway.request("/healthz")).status).toBe(200);
  expect((await empty("Bearer forged")).status).toBe(401);
  expect((await gateway.send("/api/v1/login", {})).status).toBe(422);

  // What works off the queue looks once a second.
  await expect
    .poll(() => gateway.logLines.join(""), { timeout: 15_000 })
    .toContain("The queue could not be read");

  await server.start();
  await expect.poll(async () => (await gateway.request("/readyz")).status, { timeout: 10_000 }).toBe(200);
  expect((await empty(headers.authorization)).status).toBe(422);
  expect((await requests().login?.())?.status).toBe(200);

  // So is the queue.
  const { email } = member;
  expect((await gateway.send("/api/v1/forgot-password", { email })).status).toBe(204);
  expect(await smtp.until(email, 1)).toHaveLength(1);
});
