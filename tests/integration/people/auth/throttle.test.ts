// @module-tag both
// What an address may try and ask for is bounded (docs/core.md#calls-and-limits), also for what is sent together.
import { describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { LOGIN, REGISTER, registrationBody } from "#tests/support/auth-bodies.ts";
import { createMember, TEST_PASSWORD } from "#tests/support/factories.ts";
import { startGateway, useGateway } from "#tests/support/gateway.ts";

// A proxy of ours is in front, so that each test comes from an address of its own.
const gateway = useGateway({ config: { trustProxy: 1 } });

let lastAddress = 0;
const nextAddress = () => `198.51.100.${++lastAddress}`;

function logIn(from: string, email: string, password: string): Promise<Response> {
  return gateway().send(LOGIN, { email, password }, { headers: { "x-forwarded-for": from } });
}

async function guess(from: string, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < times; round++)
    statuses.push((await logIn(from, email, "Wrong!Horse7")).status);
  return statuses;
}

describe("wrong sign-ins from an address", () => {
  it("are thirty in ten minutes, over all accounts", async () => {
    const from = nextAddress();
    const tries = Array.from({ length: 40 }, (_, number) =>
      logIn(from, `nobody-${number}@example.org`, "Wrong!Horse7"),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(30);
    const { email, password } = await createMember();
    expect((await logIn(from, email, password)).status).toBe(429);
    expect((await logIn(nextAddress(), email, password)).status).toBe(200);
  });

  it("are not made of tries at an account that is closed already", async () => {
    const from = nextAddress();
    const { email } = await createMember();
    await guess(from, email, 40);
    const other = await createMember();
    expect((await logIn(from, other.email, other.password)).status).toBe(200);
  });
});

describe("X-Forwarded-For", () => {
  it("counts only as far as our proxy wrote it", async () => {
    const from = nextAddress();
    const made = Array.from({ length: 31 }, (_, number) =>
      logIn(`203.0.113.${number}, ${from}`, `nobody-${number}@example.net`, "Wrong!Horse7"),
    );
    const statuses = (await Promise.all(made)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it("counts for nothing without a proxy", async () => {
    const open = await startGateway();
    try {
      const made = Array.from({ length: 31 }, (_, number) =>
        open.send(
          LOGIN,
          { email: `nobody-${number}@example.com`, password: "Wrong!Horse7" },
          { headers: { "x-forwarded-for": `192.0.2.${number}` } },
        ),
      );
      const statuses = (await Promise.all(made)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    } finally {
      await open.close();
    }
  });
});

describe("registrations from an address", () => {
  it("that ask who is a member are bounded", async () => {
    const headers = { "x-forwarded-for": nextAddress() };
    const { email } = await createMember();
    const ask = () => gateway().send(REGISTER, registrationBody({ email }), { headers });
    const answers = await Promise.all(Array.from({ length: 15 }, ask));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3_000);
  });

  it("that make accounts are ten an hour; the next is told nothing of the address it asks for", async () => {
    const headers = { "x-forwarded-for": nextAddress() };
    const { email: taken } = await createMember();
    const register = (overrides: object = {}) =>
      gateway().send(REGISTER, registrationBody({ password: TEST_PASSWORD, ...overrides }), { headers });
    for (let round = 0; round < 10; round++) expect((await register()).status).toBe(201);
    const members = await db.member.count();
    for (const overrides of [{}, { email: taken }]) {
      const refused = await register(overrides);
      expect([refused.status, await refused.json()]).toEqual([429, { code: "TOO_MANY_TRIES" }]);
    }
    expect(await db.member.count()).toBe(members);
    // Somebody else is not locked out by it.
    const elsewhere = { headers: { "x-forwarded-for": nextAddress() } };
    expect((await gateway().send(REGISTER, registrationBody(), elsewhere)).status).toBe(201);
  });
});
