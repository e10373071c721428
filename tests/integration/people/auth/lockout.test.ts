// @module-tag both
// Guessing at an account is bounded, and keeps its owner out nowhere for long (decision 57).
import { afterEach, describe, expect, it, vi } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { LOGIN, NEW_PASSWORD } from "#tests/support/auth-bodies.ts";
import { createMember, TEST_SECRET } from "#tests/support/factories.ts";
import { type Gateway, startGateway, useGateway } from "#tests/support/gateway.ts";

// A proxy of ours is in front, so that each sender has an address of its own.
const behindProxy = { trustProxy: 1 };
const gateway = useGateway({ config: behindProxy });

let lastAddress = 0;
const nextAddress = () => `198.51.${100 + Math.floor(++lastAddress / 250)}.${1 + (lastAddress % 250)}`;

const WRONG = "Wrong!Horse7";

function logIn(from: string, email: string, password: string, cookie = "", to: Gateway = gateway()) {
  const headers = { "x-forwarded-for": from, ...(cookie && { cookie }) };
  return to.send(LOGIN, { email, password }, { headers });
}

async function guess(times: number, email: string, from = nextAddress, cookie = ""): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < times; round++) {
    statuses.push((await logIn(from(), email, WRONG, cookie)).status);
  }
  return statuses;
}

/** What the browser of a device that signed in sends along the next time. */
async function signInOnDevice({ email, password }: { email: string; password: string }): Promise<string> {
  const response = await logIn(nextAddress(), email, password);
  expect(response.status).toBe(200);
  return (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

async function resetByMail(memberId: number): Promise<void> {
  const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "http://127.0.0.1" });
  const { id, tokenHash } = links.newToken();
  const now = gateway().clock.now();
  const expiresAt = new Date(now.getTime() + 60_000);
  await db.oneTimeToken.create({ data: { id, tokenHash, memberId, kind: "PASSWORD_RESET", expiresAt } });
  const token = new URL(links.linkTo("PASSWORD_RESET", id, "KO")).searchParams.get("token");
  const body = { token, new_password: NEW_PASSWORD, confirm_new_password: NEW_PASSWORD };
  const headers = { "x-forwarded-for": nextAddress() };
  expect((await gateway().send("/api/v1/reset-password", body, { headers })).status).toBe(204);
}

afterEach(() => {
  vi.useRealTimers();
});

describe("wrong tries of one address at an account", () => {
  const five = [400, 400, 400, 400, 400];

  it("are five in ten minutes; then it is refused with the right password as well, and nobody else is", async () => {
    const { email, password } = await createMember();
    const stranger = nextAddress();
    expect(await guess(6, email, () => stranger)).toEqual([...five, 429]);
    const refused = await logIn(stranger, email.toUpperCase(), password);
    expect([refused.status, await refused.json()]).toEqual([429, { code: "TOO_MANY_TRIES" }]);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await logIn(nextAddress(), email, password)).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 601_000 });
    expect((await logIn(stranger, email, password)).status).toBe(200);
  });

  it("are counted for an account nobody has, too", async () => {
    const from = nextAddress();
    expect(await guess(6, "nobody@example.org", () => from)).toEqual([...five, 429]);
  });

  it("can't slip through by coming together, and right ones are none", async () => {
    const { email, password } = await createMember();
    const from = nextAddress();
    for (let round = 0; round < 8; round++) expect((await logIn(from, email, password)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(from, email, WRONG)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it("survive a restart and count at every gateway", async () => {
    const { email, password } = await createMember();
    const from = nextAddress();
    await guess(5, email, () => from);
    const other = await startGateway({ config: behindProxy });
    try {
      expect((await logIn(from, email, password, "", other)).status).toBe(429);
    } finally {
      await other.close();
    }
  });

  it("leave no address in the table", async () => {
    const { email } = await createMember();
    await guess(1, email);
    expect(await db.rateLimit.findMany({ where: { key: { contains: "@" } } })).toEqual([]);
  });
});

describe("wrong tries of many addresses at an account", () => {
  it.each([
    ["a member's", async () => (await createMember()).email],
    ["nobody's", async () => "nobody-at-all@example.org"],
  ])("make each next one wait longer, be it %s", async (_, address) => {
    const email = await address();
    expect(await guess(11, email)).toEqual(Array.from({ length: 11 }, () => 400));
    const waits: number[] = [];
    for (let round = 0; round < 10; round++) {
      const refused = await logIn(nextAddress(), email, WRONG);
      expect(refused.status).toBe(429);
      waits.push(Number(refused.headers.get("retry-after")));
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 * (waits.at(-1) ?? 0) });
      expect((await logIn(nextAddress(), email, WRONG)).status).toBe(400);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
  });

  it("can't slip through by coming together", async () => {
    const { email } = await createMember();
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(nextAddress(), email, WRONG)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(11);
  });

  it("keep no device out that signed in before, also at another gateway", async () => {
    const owner = await createMember();
    const cookie = await signInOnDevice(owner);
    await guess(12, owner.email);
    expect((await logIn(nextAddress(), owner.email, owner.password)).status).toBe(429);
    expect((await logIn(nextAddress(), owner.email, owner.password, cookie)).status).toBe(200);
    const other = await startGateway({ config: behindProxy });
    try {
      expect((await logIn(nextAddress(), owner.email, owner.password, cookie, other)).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it("keep nobody out who has reset the password by mail", async () => {
    const { id, email } = await createMember();
    const stranger = nextAddress();
    await guess(6, email, () => stranger);
    await guess(12, email);
    expect((await logIn(nextAddress(), email, NEW_PASSWORD)).status).toBe(429);
    await resetByMail(id);
    expect((await logIn(nextAddress(), email, NEW_PASSWORD)).status).toBe(200);
    expect((await logIn(stranger, email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe("the mark of a device", () => {
  it("is good for its own account alone, and bounded by itself", async () => {
    const owner = await createMember();
    const other = await createMember();
    const cookie = await signInOnDevice(owner);
    const [name = "", value = ""] = cookie.split("=");
    const elsewhere = (await signInOnDevice(other)).split("=")[0] ?? "";
    expect(elsewhere).not.toBe(name);
    await guess(12, other.email);
    expect((await logIn(nextAddress(), other.email, other.password, `${elsewhere}=${value}`)).status).toBe(
      429,
    );
    expect(await guess(6, owner.email, nextAddress, cookie)).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it("is a cookie that scripts, other sites and other pages don't see, and tells no address", async () => {
    const { email, password } = await createMember();
    const set = (await logIn(nextAddress(), email, password)).headers.get("set-cookie") ?? "";
    expect(set).toMatch(
      /^device-[\w-]{12}=[\w-]{24}\.[0-9a-f-]{36}; Path=\/api\/v1\/login; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    const refused = await logIn(nextAddress(), email, WRONG);
    expect(refused.headers.get("set-cookie")).toBeNull();
    const secure = await startGateway({ config: { publicUrl: "https://association.example.org" } });
    try {
      const answer = await secure.send(LOGIN, { email, password });
      expect(answer.headers.get("set-cookie")).toMatch(/; Secure$/);
    } finally {
      await secure.close();
    }
  });
});
