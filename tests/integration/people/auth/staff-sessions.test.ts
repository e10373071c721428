// Sign-ins of staff end sooner than those of members, and when nobody is there (docs/sign-in.md#sign-in).
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { LOGIN } from "#tests/support/auth-bodies.ts";
import { createMember, type TestMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
let moved = 0;
const pass = (milliseconds: number) => {
  gateway().clock.advance(milliseconds);
  moved += milliseconds;
};
afterEach(() => {
  gateway().clock.advance(-moved);
  moved = 0;
});

async function logIn({ email, password }: TestMember): Promise<Record<string, string>> {
  const answer = await gateway().send(LOGIN, { email, password });
  return { authorization: answer.headers.get("authorization") ?? "" };
}

async function statusOf(headers: Record<string, string>): Promise<number> {
  const answer = await gateway().send("/graphql", { query: "{ viewer { id } }" }, { headers });
  return answer.status;
}

let staff: TestMember;
beforeAll(async () => {
  staff = await createMember({ roles: ["CONTENT"] });
});

describe("a sign-in of staff", () => {
  it("ends after thirty minutes without a request, each of which begins them anew", async () => {
    const headers = await logIn(staff);
    for (let round = 0; round < 3; round++) {
      pass(29 * MINUTE);
      expect(await statusOf(headers)).toBe(200);
    }
    pass(30 * MINUTE);
    expect(await statusOf(headers)).toBe(401);
  });

  it("ends after eight hours, however busy", async () => {
    const headers = await logIn(staff);
    for (let round = 0; round < 23; round++) {
      pass(20 * MINUTE);
      expect(await statusOf(headers)).toBe(200);
    }
    pass(20 * MINUTE);
    expect(await statusOf(headers)).toBe(401);
  });

  it("is written down once a minute", async () => {
    const headers = await logIn(staff);
    const seen = async () =>
      (await db.session.findFirstOrThrow({ where: { memberId: staff.id }, orderBy: { createdAt: "desc" } }))
        .lastSeenAt;
    const first = await seen();
    pass(50_000);
    await statusOf(headers);
    expect(await seen()).toEqual(first);
    pass(20_000);
    await statusOf(headers);
    expect((await seen()).getTime()).toBeGreaterThan(first.getTime());
  });

  it("ends as the settings say", async () => {
    const words = { nameKo: "가", nameEn: "A", descriptionKo: "나", descriptionEn: "B" };
    const shorter = { staffHours: 1, staffIdleMinutes: 5 };
    await db.setting.upsert({ where: { id: 1 }, create: { id: 1, ...words, ...shorter }, update: shorter });
    try {
      const idle = await logIn(staff);
      pass(5 * MINUTE);
      expect(await statusOf(idle)).toBe(401);
      const busy = await logIn(staff);
      const session = await db.session.findFirstOrThrow({
        where: { memberId: staff.id },
        orderBy: { createdAt: "desc" },
      });
      expect(session.expiresAt.getTime() - session.createdAt.getTime()).toBe(HOUR);
      expect(await statusOf(busy)).toBe(200);
    } finally {
      await db.setting.update({ where: { id: 1 }, data: { staffHours: 8, staffIdleMinutes: 30 } });
    }
  });
});

it("a sign-in of a member lasts twelve hours, idle or not", async () => {
  const headers = await logIn(await createMember());
  pass(12 * HOUR - MINUTE);
  expect(await statusOf(headers)).toBe(200);
  pass(MINUTE);
  expect(await statusOf(headers)).toBe(401);
});
