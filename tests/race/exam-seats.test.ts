// Many people at the last seats of an exam's sites: each seat is somebody's once, and what is counted is what is taken.
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createPerson, expectSound, type Person } from "#tests/support/applying.ts";
import { createOpenExam, formAt } from "#tests/support/exams.ts";
import { useGateway } from "#tests/support/gateway.ts";
import type { GraphqlReply } from "#tests/support/graphql.ts";

const gateway = useGateway();
const CROWD = 50;
let crowd: Person[] = [];
beforeAll(async () => {
  crowd = await Promise.all(Array.from({ length: CROWD }, () => createPerson(gateway())));
});

/** A server under this load may say "in a moment" (503), and people ask again. */
async function untilAnswered(ask: () => Promise<GraphqlReply>): Promise<GraphqlReply> {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503 && reply.code !== "UNAVAILABLE") return reply;
    await setTimeout(20);
  }
}

async function applyAt(person: Person, programId: number, siteId: number) {
  const form = await formAt(siteId, person.id);
  const reply = await untilAnswered(() =>
    person.apply(programId, { form, key: `exam-${programId}-${person.id}` }),
  );
  return reply.code === "VALIDATION" ? "SITE_FULL" : (reply.code ?? Object(reply.data).apply.state);
}

const count = (outcomes: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

test("50 people for one seat at a site: one gets it, though the other site has seats", async () => {
  const { id, sites } = await createOpenExam([1, 60]);
  const [last = 0] = sites;
  const outcomes = await Promise.all(crowd.map((person) => applyAt(person, id, last)));
  expect(count(outcomes)).toEqual({ AWAITING_PAYMENT: 1, SITE_FULL: CROWD - 1 });
  expect(await db.program.findUniqueOrThrow({ where: { id } })).toMatchObject({ seatsTaken: 1 });
  await expectSound(id);
});

test("two sites with one seat left each: never three people, whatever they choose", async () => {
  for (const chosen of [
    [0, 1, 0],
    [0, 0, 1],
    [1, 1, 0],
  ]) {
    const { id, sites } = await createOpenExam([1, 1]);
    const three = crowd.slice(0, 3);
    const outcomes = await Promise.all(
      three.map((person, i) => applyAt(person, id, sites[chosen[i] ?? 0] ?? 0)),
    );
    expect(outcomes.filter((outcome) => outcome === "AWAITING_PAYMENT")).toHaveLength(2);
    await expectSound(id);
  }
});

test("two people who change to the last seat of a site at once: one moves, the other stays", async () => {
  const { id, sites } = await createOpenExam([5, 1]);
  const [from = 0, to = 0] = sites;
  const two = crowd.slice(10, 12);
  for (const person of two) await applyAt(person, id, from);
  const replies = await Promise.all(
    two.map(async (person) => {
      const application = await db.application.findFirstOrThrow({
        where: { programId: id, memberId: person.id },
      });
      const { photoId, examPart, languagePair } = application;
      const form = { name: "신청인", siteId: to, photoId, examPart, languagePair };
      return await untilAnswered(() =>
        person.ask(
          "mutation ($id: Id!, $form: ApplicationFormInput!) { changeApplication(id: $id, version: 1, form: $form) { id } }",
          { id: application.id, form },
        ),
      );
    }),
  );
  expect(replies.filter(({ code }) => code === "VALIDATION")).toHaveLength(1);
  expect(await db.application.count({ where: { siteId: to } })).toBe(1);
  await expectSound(id);
});
