// Several people lock, and then release, the results of a session at once, and while a rater corrects scores.
import { beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { byLink, FINISH_RATING, SAVE_SCORES, UNLOCK } from "#tests/support/rating.ts";
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

/** A link that opens a rater's sheet. */
async function linkOf(raterId: number): Promise<string> {
  const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
  const token = links.newToken();
  const now = gateway().clock.now();
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + DAY) };
  await db.oneTimeToken.create({ data: { ...token, ...times, kind: "EXAM_RATING", raterId } });
  return new URL(links.linkTo("EXAM_RATING", token.id, "KO")).hash.slice(1);
}

test("scores are corrected while two people release: what is released is what the sheets say, and they change no more", async () => {
  const [first, second, third] = people;
  if (!(first && second && third)) throw new Error("There are four people");
  for (let round = 0; round < 6; round++) {
    const exam = await createScoredExam(gateway().clock.now(), { thirdRaterAbove: null });
    const { programId, paper } = exam;
    const [raterId = 0] = exam.raters;
    const examinees = [await exam.addExaminee([61, 62]), await exam.addExaminee([70, 72])];
    const link = await linkOf(raterId);
    const correct = async () => {
      const codes = [(await third.ask(UNLOCK, { id: raterId, reason: "합산 오류" })).code];
      const ratings = await db.examRating.findMany({ where: { raterId }, include: { script: true } });
      const rows = ratings.map(({ version, script: { code } }) => ({
        code,
        version,
        note: null,
        points: [60, 20],
      }));
      codes.push((await byLink(gateway(), SAVE_SCORES, { link, paperId: paper.id, rows })).code);
      codes.push((await byLink(gateway(), FINISH_RATING, { link })).code);
      return codes;
    };
    const at = gateway().clock.now().toISOString();
    const release = async () => [
      (await first.ask(LOCK, { programId })).code,
      (await second.ask(RELEASE, { programId, at })).code,
    ];
    const [corrected, released] = await Promise.all([correct(), release()]);
    // The second of the two is refused and loses nothing.
    const isCorrected = corrected.every((code) => code === null);
    expect(isCorrected || released.every((code) => code === null)).toBe(true);
    if (released.includes("VALIDATION") || released.includes("MOVE_REFUSED")) {
      expect(await release()).toEqual([null, null]);
    }
    for (const { id, scriptId } of examinees) {
      const marks = await db.examMark.findMany({ where: { rating: { scriptId } } });
      const sum = marks.reduce((all, { points }) => all + points, 0);
      const result = await db.examResult.findFirstOrThrow({ where: { applicationId: id } });
      expect(result).toMatchObject({ version: 1, average: (sum * 100) / 2 });
    }
  }
});
