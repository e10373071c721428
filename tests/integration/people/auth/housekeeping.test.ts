// What counts for nothing any more is swept away, and nothing else.
import { expect, it } from "vitest";
import { sweep } from "#gateway/auth/housekeeping.ts";
import { createThrottle } from "#gateway/auth/throttle.ts";
import { db } from "#prisma/client.ts";
import { TestClock } from "#tests/support/clock.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createMember, createSession } from "#tests/support/factories.ts";

useDatabase();

it("sweeps sessions and counters past their time", async () => {
  const clock = new TestClock();
  const { id } = await createMember();
  const living = await createSession(id);
  const past = new TestClock();
  past.advance(-13 * 3_600_000);
  await createSession(id, past);
  const now = Date.now();
  const counters = [
    { key: "past", points: 1, expire: BigInt(now - 1000) },
    { key: "living", points: 1, expire: BigInt(now + 60_000) },
  ];
  await db.rateLimit.createMany({ data: counters });
  await sweep({ clock, throttle: createThrottle() });
  expect((await db.session.findMany()).map((session) => session.id)).toEqual([living.id]);
  expect((await db.rateLimit.findMany()).map(({ key }) => key)).toEqual(["living"]);
});
