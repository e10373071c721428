// kill -9 in the middle of registrations and password changes, twenty times over: every write that was acknowledged is there
// afterwards, and none is there by half (issue "The house stands", Proof).
import { setTimeout as sleep } from "node:timers/promises";
import jsonwebtoken from "jsonwebtoken";
import { expect, it } from "vitest";
import { isPassword } from "#gateway/auth/passwords.ts";
import { db } from "#prisma/client.ts";
import { startDatabase } from "#prisma/start-database.ts";
import type { Site } from "#tests/support/site.ts";
import { createSiteDatabase } from "#tests/support/site-database.ts";
import { forEachLife } from "./lives.ts";
import {
  type Changer,
  keepChanging,
  keepRegistering,
  newChanger,
  type Registered,
  senderTo,
} from "./writers.ts";

const ROUNDS = 20;
/** Of each kind: what is proved is the blow in the middle of a write, not the crowd. */
const WRITERS = 2;
/** The blow falls after some acknowledged writes of both kinds and this long, a little later each round. */
const LATEST_MILLISECONDS = 100;
const WITHIN_MILLISECONDS = 600_000;

interface Told {
  readonly registered: Registered[];
  readonly changers: Changer[];
}

/** One life of the site: people write, and in the middle of it the process is gone. */
async function liveAndDie(site: Site, round: number, told: Told): Promise<void> {
  const send = senderTo(site.url, `198.51.100.${round}`);
  const changers = await Promise.all(Array.from({ length: WRITERS }, () => newChanger(send)));
  told.changers.push(...changers);
  const before = told.registered.length;
  const writing = Promise.all([
    ...Array.from({ length: WRITERS }, () => keepRegistering(send, told.registered)),
    ...changers.map((changer) => keepChanging(send, changer)),
  ]);
  const enough = () =>
    told.registered.length >= before + WRITERS && changers.every(({ acknowledged }) => acknowledged > 0);
  while (!enough()) await Promise.race([writing, sleep(5)]);
  await sleep((LATEST_MILLISECONDS * round) / ROUNDS);
  await site.kill();
  await writing;
}

/** The changed password or the one before it, with exactly the session that belongs to it. */
async function expectWhole(changer: Changer): Promise<void> {
  const { passwordHash, sessions } = await db.member.findUniqueOrThrow({
    where: { id: changer.memberId },
    select: { passwordHash: true, sessions: { select: { id: true } } },
  });
  const [session, ...others] = sessions;
  expect(others).toEqual([]);
  const token = jsonwebtoken.decode(changer.authorization.replace("Bearer ", ""), { json: true });
  const before = await isPassword(changer.password, passwordHash);
  const after = changer.pending !== null && (await isPassword(changer.pending, passwordHash));
  expect([before, after].filter(Boolean)).toHaveLength(1);
  expect(session?.id === token?.jti).toBe(before);
}

it(
  "loses nothing that was acknowledged and keeps nothing by half",
  async () => {
    const database = await createSiteDatabase();
    const told: Told = { registered: [], changers: [] };
    const { options } = database;
    const env = { ...options.env, TRUST_PROXY: "1" };
    await forEachLife({ ...options, env }, ROUNDS, (site, round) => liveAndDie(site, round, told));

    const opened = await startDatabase({ databaseUrl: options.env.DATABASE_URL, dataDir: options.dataDir });
    try {
      const members = await db.member.findMany({
        where: { staffRoles: { none: {} } },
        include: { consents: true, gradeRequests: true },
      });
      const emails = new Map(members.map(({ id, email }) => [id, email]));
      for (const { memberId, email } of told.registered) expect(emails.get(memberId)).toBe(email);
      for (const { consents, gradeRequests } of members) {
        expect(consents.map(({ kind }) => kind).sort()).toEqual(["AGE14", "NEWSLETTER", "PRIVACY", "TERMS"]);
        expect(gradeRequests).toMatchObject([{ grade: "REGULAR" }]);
      }
      // Passwords take a thread each: as many at once as there are threads.
      await Promise.all(told.changers.map(expectWhole));
    } finally {
      await opened.close();
      await database.remove();
    }
    // The test is worth something only when the blow fell in the middle of writes.
    expect(told.changers.filter(({ pending }) => pending !== null).length).toBeGreaterThan(ROUNDS);
  },
  WITHIN_MILLISECONDS,
);
