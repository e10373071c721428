// Who is reminded when a manuscript waits too long: its author around the deadline, its editors after it; nobody twice, and no editor who wrote it.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { SubmissionState } from "#prisma/generated/enums.ts";
import { sweepDeadlines } from "#schema/submissions/sweep-deadlines.ts";
import { DAY } from "#schema/validation/durations.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
const START = new Date("2026-12-01T00:00:00Z");
const day = (days: number) => new Date(START.getTime() + days * DAY);
let author: Somebody;
let editor: Somebody;
let editorAuthor: Somebody;
beforeAll(async () => {
  author = await createSomebody(gateway(), "글쓴이");
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  editorAuthor = await createSomebody(gateway(), "쓰는 편집자", { roles: ["JOURNAL"] });
  await db.member.update({ where: { id: author.id }, data: { language: "EN" } });
});
beforeEach(async () => {
  await db.mail.deleteMany();
  await db.submission.updateMany({ data: { state: "WITHDRAWN" } });
});

async function waiting(state: SubmissionState, dueAt: Date | null): Promise<number> {
  const { id } = await createManuscript({ authors: [author, editorAuthor], state });
  await db.submission.update({ where: { id }, data: { stateAt: START, dueAt } });
  return id;
}
/** Sweeps twice at each day, and says what was written to whom. */
async function toldOn(...days: readonly number[]) {
  const told: string[] = [];
  for (const one of days) {
    await sweepDeadlines(day(one));
    await sweepDeadlines(day(one + 0.1));
    const mails = await db.mail.findMany({ where: { createdAt: { gte: day(one), lt: day(one + 0.5) } } });
    told.push(...mails.map(({ kind, toAddress }) => `${one} ${kind} ${nameOf(toAddress)}`));
  }
  return told.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}
const nameOf = (address: string) =>
  ({ [author.email]: "author", [editor.email]: "editor" })[address] ?? address;

test("an author is reminded of a revision seven and two days before, one and seven after, and the editors are told of what is late", async () => {
  await waiting("MINOR_REVISION", day(30));
  expect(await toldOn(10, 23, 25, 28, 30, 31, 37)).toEqual([
    "23 SUBMISSION_REVISION_DUE author",
    "28 SUBMISSION_REVISION_DUE author",
    "30 SUBMISSION_LATE editor",
    "31 SUBMISSION_REVISION_DUE author",
    "37 SUBMISSION_REVISION_DUE author",
    "37 SUBMISSION_LATE editor",
  ]);
  const [reminder] = await db.mail.findMany({ where: { kind: "SUBMISSION_REVISION_DUE" }, take: 1 });
  expect(reminder?.language).toBe("EN");
});

test("a gateway that was away makes up for the last of them alone", async () => {
  await waiting("PROOF", day(5));
  expect(await toldOn(20)).toEqual(["20 SUBMISSION_PROOF author", "20 SUBMISSION_LATE editor"]);
});

test("what waits for the editors, or for reviewers, is told to the handling editor", async () => {
  const id = await waiting("SUBMITTED", null);
  await db.submission.update({ where: { id }, data: { handlingEditorId: editor.id } });
  expect(await toldOn(13, 14)).toEqual(["14 SUBMISSION_LATE editor"]);
  const reviewed = await waiting("IN_REVIEW", null);
  const review = { submissionId: reviewed, round: 1, position: 1, name: "심사자", email: "r@example.org" };
  await db.review.create({
    data: {
      ...review,
      emailKey: "r@example.org",
      state: "ACCEPTED",
      invitedAt: START,
      answerBy: day(7),
      dueAt: day(15),
    },
  });
  await db.submission.update({ where: { id }, data: { state: "WITHDRAWN" } });
  expect(await toldOn(15.5)).toEqual(["15.5 SUBMISSION_LATE editor"]);
});
