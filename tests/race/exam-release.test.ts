// Several people lock, and then release, the results of a session at once.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createScoredExam } from "#tests/support/scored-exams.ts";

const gateway = useGateway();
const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { id } }";
const RELEASE =
  "mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { id } }";

let people: Person[];

beforeAll(async () => {
  people = await Promise.all(
    Array.from({ length: 4 }, () => createPerson(gateway(), { roles: ["PROGRAM"] })),
  );
});

test("of several people at once one locks and one releases, and each examinee has one result", async () => {
  const now = gateway().clock.now();
  const exam = await createScoredExam(now);
  const { programId } = exam;
  for (let count = 0; count < 5; count++) await exam.addExaminee([55 + count * 3, 58 + count * 3]);
  const locked = await Promise.all(people.map((person) => person.ask(LOCK, { programId })));
  expect(locked.filter(({ code }) => code === null)).toHaveLength(1);
  expect(locked.filter(({ code }) => code === "MOVE_REFUSED")).toHaveLength(3);
  const at = now.toISOString();
  const released = await Promise.all(people.map((person) => person.ask(RELEASE, { programId, at })));
  expect(released.filter(({ code }) => code === null)).toHaveLength(1);
  expect(released.filter(({ code }) => code === "SECOND_PERSON_NEEDED").length).toBeLessThanOrEqual(1);
  const releases = await db.examRelease.findMany({ where: { programId } });
  expect(releases).toHaveLength(1);
  expect(releases[0]?.confirmedById).not.toBe(releases[0]?.lockedById);
  const results = await db.examResult.findMany({ where: { application: { programId } } });
  expect(results.map(({ version }) => version)).toEqual([1, 1, 1, 1, 1]);
});
