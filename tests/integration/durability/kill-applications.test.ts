// kill -9 while people apply and withdraw: of each step all is there or nothing, and what somebody was told is kept (issue 5). Few rounds:
// each is a start of the site.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTokens, SESSION_MILLISECONDS } from "#gateway/auth/tokens.ts";
import { db } from "#prisma/client.ts";
import { startDatabase } from "#prisma/start-database.ts";
import { createOpenProgram, expectSound } from "#tests/support/applying.ts";
import { createMember } from "#tests/support/factories.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";
import { forEachLife } from "./lives.ts";

const ROUNDS = 3;
const PEOPLE = 6;
/** Answers of each life before the blow. */
const ANSWERS = 8;
const WITHIN_MILLISECONDS = 300_000;

/** What somebody was told about an application. */
interface Told {
  readonly id: number;
  readonly state: string;
}

async function inDatabase<T>(
  { options: { dataDir, env } }: SiteDatabase,
  work: () => Promise<T>,
): Promise<T> {
  const opened = await startDatabase({ databaseUrl: env.DATABASE_URL, dataDir });
  try {
    return await work();
  } finally {
    await opened.close();
  }
}

/** A session's header, signed with the site's own secret. */
async function signIn(memberId: number, secret: string): Promise<string> {
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + SESSION_MILLISECONDS);
  const { id } = await db.session.create({
    data: { id: crypto.randomUUID(), memberId, createdAt, expiresAt },
  });
  return `Bearer ${createTokens(secret, { now: () => new Date() }).issue({ id, memberId, expiresAt })}`;
}

const prepare = (database: SiteDatabase) =>
  inDatabase(database, async () => {
    const { id: programId } = await createOpenProgram({ capacity: 3, waitingList: true });
    const people: string[] = [];
    for (let index = 0; index < PEOPLE; index += 1) {
      const { id } = await createMember();
      people.push(await signIn(id, database.options.env.JWT_SECRET ?? ""));
    }
    return { programId, people };
  });

const APPLY =
  'mutation ($id: Int!) { apply(input: { programId: $id, form: { name: "견고한 신청인" } }) { id state version } }';
const WITHDRAW =
  "mutation ($id: Int!, $version: Int!) { withdrawApplication(id: $id, version: $version) { id state version } }";

/** Applies and withdraws again and again, until the site is gone. */
async function keepApplying(
  url: string,
  authorization: string,
  programId: number,
  tell: (told: Told) => void,
) {
  const ask = async (query: string, variables: object) => {
    const headers = { "content-type": "application/json", authorization };
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    })
      .then((response) => response.json())
      .catch(() => null);
    return Object(answer);
  };
  const MINE = "{ myApplications { id state version } }";
  for (;;) {
    const { data } = await ask(MINE, {});
    if (!data) return;
    const live = data.myApplications.find(
      ({ state }: Told) => state !== "WITHDRAWN" && state !== "CANCELLED",
    );
    const answer = live
      ? await ask(WITHDRAW, { id: live.id, version: live.version })
      : await ask(APPLY, { id: programId });
    const told = answer.data?.apply ?? answer.data?.withdrawApplication;
    if (told) tell(told);
  }
}

it(
  "of every application and withdrawal all is there or nothing",
  async () => {
    const database = await createSiteDatabase();
    // Who withdrew stays so; who applied has moved on from there, or stands there still.
    const withdrawn = new Set<number>();
    const applied = new Set<number>();
    try {
      const { programId, people } = await prepare(database);
      await forEachLife(database.options, ROUNDS, async (site) => {
        let answers = 0;
        const tell = ({ id, state }: Told) => {
          answers += 1;
          (state === "WITHDRAWN" ? withdrawn : applied).add(id);
        };
        const applying = people.map((person) => keepApplying(site.url, person, programId, tell));
        while (answers < ANSWERS) await sleep(5);
        await site.kill();
        await Promise.all(applying);
      });
      await inDatabase(database, async () => {
        await expectSound(programId);
        const rows = await db.application.findMany({ where: { programId }, include: { payment: true } });
        const states = new Map(rows.map(({ id, state }) => [id, state]));
        for (const id of applied) expect(states.has(id)).toBe(true);
        for (const id of withdrawn) expect(states.get(id)).toBe("WITHDRAWN");
        // One letter for each thing that was done, and none for what was not.
        const counted = async (kind: "APPLICATION_RECEIVED" | "APPLICATION_WITHDRAWN") =>
          await db.mail.count({ where: { kind } });
        expect(await counted("APPLICATION_RECEIVED")).toBe(rows.filter(({ payment }) => payment).length);
        expect(await counted("APPLICATION_WITHDRAWN")).toBe(
          rows.filter(({ state }) => state === "WITHDRAWN").length,
        );
      });
    } finally {
      await database.remove();
    }
    expect(applied.size).toBeGreaterThan(0);
    expect(withdrawn.size).toBeGreaterThan(0);
  },
  WITHIN_MILLISECONDS,
);
