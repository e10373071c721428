// @module-tag long
// @module-tag both
// Random acts of examinees, the office, raters and the two who release a session, from the first application to certificates. Whatever happens, in
// any order: no seat is given twice at a time, everybody who is numbered has a seat at the own site and a number of the own part, nobody is scored who did not sit, no certificate comes without a release by two, each certificate's page says
// what the database does, an examinee reads a result from its minute on, and an objection waits for no re-mark that nobody has.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import { SEATED_STATES } from "#schema/validation/programs/exam-seats.ts";
import { expectSound } from "#tests/support/applying.ts";
import { EXAM_ACTS, type ExamOperation } from "#tests/support/exam-operations.ts";
import { createExamWorld, type ExamPeople, type ExamWorld } from "#tests/support/exam-world.ts";
import { createMember, createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const RUNS = 6;
const PEOPLE = 4;
const VERIFY = "query ($code: String!) { verifiedDocument(code: $code) { isValid revokedAt } }";
const MINE = "{ myApplications { id score verdict examResult { verdict average } } }";

let people: ExamPeople;
beforeAll(async () => {
  const applicants: number[] = [];
  for (let index = 0; index < PEOPLE; index += 1) applicants.push((await createMember()).id);
  const offices: number[] = [];
  for (const _ of [1, 2]) offices.push((await createMember({ roles: ["PROGRAM"] })).id);
  people = { applicants, offices, finance: (await createMember({ roles: ["FINANCE"] })).id };
});

interface Step {
  readonly operation: ExamOperation;
  readonly who: number;
  readonly how: number;
}

/** What brings a session to the next part of its life; random steps come between. */
const each = (operation: ExamOperation, count: number, how = 0): Step[] =>
  Array.from({ length: count }, (_, who) => ({ operation, who, how }));
const PARTS: readonly (readonly Step[])[] = [
  [...each("apply", PEOPLE), ...each("pay", PEOPLE)],
  each("number", 1),
  [...each("examPasses", 1), ...each("present", PEOPLE)],
  [...each("makeScripts", 1), ...each("assign", 1)],
  // Three raters of each part.
  [...each("save", 6, 1), ...each("finish", 4), ...each("save", 6, 2), ...each("finish", 6)],
  // What became a third rater's.
  [...each("save", 6, 3), ...each("finish", 6)],
  // Who locked tries to release, too.
  [...each("lock", 1, 0), ...each("release", 1, 0), ...each("release", 1, 1)],
  [...each("hourPasses", 1), ...each("issue", 2), ...each("revoke", PEOPLE), ...each("restore", 2)],
];
/** What is done at each part rather than anything at all. */
const USUAL: readonly (readonly ExamOperation[])[] = [
  ["apply", "pay", "withdraw", "change", "seat"],
  ["number", "seat", "withdraw", "change", "apply"],
  ["absent", "misconduct", "undo", "present", "seat"],
  ["undo", "absent", "makeScripts", "assign", "save"],
  ["save", "finish", "undo", "absent", "misconduct", "present"],
  ["save", "finish", "present"],
  ["withhold", "release", "lock", "hourPasses", "issue", "save", "absent"],
  [
    "object",
    "remark",
    "giveUp",
    "save",
    "finish",
    "answer",
    "reopen",
    "unlock",
    "restoreRelease",
    "revoke",
    "restore",
    "issue",
    "withhold",
    "lock",
    "release",
  ],
];
const isOperation = (name: string): name is ExamOperation => name in EXAM_ACTS;
const ALL = Object.keys(EXAM_ACTS).filter(isOperation);

const journeys = fc.tuple(
  ...PARTS.map((opening, part) =>
    fc
      .array(
        fc.record({
          operation: fc.oneof(
            { arbitrary: fc.constantFrom(...(USUAL[part] ?? ALL)), weight: 4 },
            { arbitrary: fc.constantFrom(...ALL), weight: 1 },
          ),
          who: fc.nat(PEOPLE - 1),
          how: fc.nat(11),
        }),
        { maxLength: part === PARTS.length - 1 ? 14 : 4 },
      )
      .map((steps) => [...opening, ...steps]),
  ),
);

/** What examinees read, and what anybody reads of a certificate, is what the database says at this moment. */
async function expectSeen({ programId, clock, applicants }: ExamWorld, who: number): Promise<void> {
  const memberId = applicants[who % PEOPLE] ?? 0;
  const { headers } = await createSession(memberId, clock);
  const { data } = await askGraphql(gateway(), MINE, { headers });
  const { resultsReleasedAt: at } = await db.program.findUniqueOrThrow({ where: { id: programId } });
  const isOut = at !== null && at <= clock.now();
  for (const row of await db.application.findMany({ where: { programId, memberId } })) {
    const shown = Object(data).myApplications.find(({ id }: { id: number }) => id === row.id);
    const { score, verdict } = isOut ? row : { score: null, verdict: null };
    expect(shown).toMatchObject({ score, verdict });
    if (!isOut) expect(shown.examResult).toBeNull();
    else expect(shown.examResult?.verdict ?? null).toBe(verdict);
  }
  const about = { where: { application: { programId } }, include: { application: true } };
  for (const { code, revokedAt, application } of await db.issuedDocument.findMany(about)) {
    const answer = await askGraphql(gateway(), VERIFY, { variables: { code } });
    const isValid = revokedAt === null && isOut && application?.verdict === "PASSED";
    expect(Object(answer.data).verifiedDocument).toEqual({
      isValid,
      revokedAt: revokedAt?.toISOString() ?? null,
    });
  }
}

async function expectTrue(world: ExamWorld): Promise<{ readonly certificates: number }> {
  const { programId } = world;
  await expectSound(programId);
  const include = {
    attendances: { where: { isCurrent: true } },
    results: { orderBy: { version: "asc" } },
  } as const;
  const applications = await db.application.findMany({ where: { programId }, include });
  // The parts have a room in turn.
  const seats = applications.flatMap(({ roomId, examPart, seatNumber }) =>
    seatNumber === null ? [] : [roomId, examPart, seatNumber].join(" "),
  );
  expect(new Set(seats).size).toBe(seats.length);
  const numbers = applications.flatMap(({ examNumber, formerNumbers }) => [
    ...formerNumbers,
    ...(examNumber === null ? [] : [examNumber]),
  ]);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { examNumber, examPart, roomId, siteId } of applications) {
    if (examNumber !== null) expect(examNumber).toContain(examPart === "TRANSLATION" ? "-T-" : "-I-");
    if (roomId !== null) expect(siteId).toBe(world.sites.find((site) => site.roomId === roomId)?.id);
  }

  const releases = await db.examRelease.findMany({ where: { programId } });
  const isLocked = releases.some(({ withdrawnAt }) => withdrawnAt === null);
  for (const { state, attendances, results } of isLocked ? applications : []) {
    const sat =
      state === "ATTENDED" && attendances.every((row) => row.state === "PRESENT" || row.state === null);
    if (!sat) expect(results.at(-1)?.average ?? null).toBeNull();
    if (!sat) expect(results.at(-1)?.verdict).not.toBe("PASSED");
  }
  const forgotten = await db.examObjection.count({
    where: {
      state: "REMARKING",
      application: { programId, scripts: { none: { ratings: { some: { isRemark: true } } } } },
    },
  });
  expect(forgotten).toBe(0);
  const certificates = await db.issuedDocument.findMany({ where: { application: { programId } } });
  for (const { issuedAt } of certificates) {
    const isReleased = releases.some(
      ({ lockedById, confirmedById, releaseAt }) =>
        lockedById !== null &&
        confirmedById !== null &&
        lockedById !== confirmedById &&
        releaseAt !== null &&
        releaseAt <= issuedAt,
    );
    expect(isReleased).toBe(true);
  }
  const valid = certificates.filter(({ revokedAt }) => revokedAt === null);
  expect(new Set(valid.map(({ applicationId, language }) => `${applicationId} ${language}`)).size).toBe(
    valid.length,
  );
  return { certificates: certificates.length };
}

/** The rooms have as many seats as each part has places: everybody who is expected has one. */
async function expectSeated({ programId }: ExamWorld): Promise<void> {
  const expected = { programId, state: { in: [...SEATED_STATES] } };
  expect(await db.application.count({ where: { ...expected, roomId: null } })).toBe(0);
}

test("no order of acts reaches what must not be", { timeout: 600_000 }, async () => {
  let certificates = 0;
  await fc.assert(
    fc.asyncProperty(journeys, fc.constantFrom(0, 10_000), async (parts, fee) => {
      const world = await createExamWorld(people, gateway().clock, fee);
      for (const { operation, who, how } of parts.flat()) {
        try {
          await EXAM_ACTS[operation](world, who, how);
          if (operation === "number") await expectSeated(world);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
        }
        certificates += (await expectTrue(world)).certificates;
        await expectSeen(world, who);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  // The test is worth something only when some came to their end.
  expect(certificates).toBeGreaterThan(0);
});
