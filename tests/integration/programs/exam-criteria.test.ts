// A result says the scores of each criterion where the session shows them, and nowhere else.
import { beforeAll, expect, test } from "vitest";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createScoredExam } from "#tests/support/scored-exams.ts";

const gateway = useGateway();
const MINE = `{ myApplications { examResult { papers {
  points criteria { name(language: EN) { text } points maxPoints } } } } }`;
let offices: readonly [Person, Person];

beforeAll(async () => {
  const office = () => createPerson(gateway(), { roles: ["PROGRAM"] });
  offices = [await office(), await office()];
});

/** The papers of a released result; two raters gave 60 and 62 points, of which 0 and 2 are for style. */
async function papersOf(showsCriteria: boolean) {
  const now = gateway().clock.now();
  const exam = await createScoredExam(now, { showsCriteria });
  const examinee = await createPerson(gateway());
  await exam.addExaminee([60, 62], { memberId: examinee.id, email: examinee.email });
  const [first, second] = offices;
  const { programId } = exam;
  const lock = await first.ask(`mutation { lockResults(programId: ${programId}) { id } }`);
  answered(lock, "lockResults");
  const release = `mutation { releaseResults(programId: ${programId}, at: "${now.toISOString()}") { id } }`;
  answered(await second.ask(release), "releaseResults");
  return answered(await examinee.ask(MINE), "myApplications")[0].examResult.papers;
}

test("a session that shows them says each criterion with its points", async () => {
  expect(await papersOf(true)).toEqual([
    {
      points: 6100,
      criteria: [
        { name: { text: "Accuracy" }, points: 6000, maxPoints: 60 },
        { name: { text: "Style" }, points: 100, maxPoints: 40 },
      ],
    },
  ]);
});

test("another one says the points of the paper alone", async () => {
  expect(await papersOf(false)).toEqual([{ points: 6100, criteria: null }]);
});
