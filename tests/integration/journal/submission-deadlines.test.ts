// Who is reminded when a manuscript waits too long: its author around the deadline, its editors after it;
// nobody twice, and no editor who wrote it.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { SubmissionState } from "#prisma/generated/enums.ts";
import { sweepDeadlines } from "#schema/journal/submissions/sweep-deadlines.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
const START = new Date("2026-12-01T00:00:00+09:00");
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
/** At nine in the morning, when emails are written. */
const morning = (days: number) => day(days + 9 / 24);
/** Sweeps twice in the morning of each day, and says what was written to whom. */
async function notifiedOn(...days: readonly number[]) {
  const notified: string[] = [];
  for (const one of days) {
    await sweepDeadlines(morning(one));
    await sweepDeadlines(morning(one + 0.1));
    const mails = await db.mail.findMany({
      where: { createdAt: { gte: morning(one), lt: morning(one + 0.5) } },
    });
    notified.push(...mails.map(({ kind, toAddress }) => `${one} ${kind} ${nameOf(toAddress)}`));
  }
  return notified.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}
const nameOf = (address: string) =>
  ({ [author.email]: "author", [editor.email]: "editor" })[address] ?? address;

test("an author is reminded of a revision seven and two days before, one and seven after, and the editors are notified of what is late", async () => {
  await waiting("MINOR_REVISION", day(30));
  expect(await notifiedOn(10, 23, 25, 28, 30, 31, 37)).toEqual([
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

test("nobody is written to before nine in the morning in Seoul", async () => {
  await waiting("MINOR_REVISION", day(7));
  const written = async (at: Date) => {
    await sweepDeadlines(at);
    return await db.mail.count({ where: { kind: { in: ["SUBMISSION_REVISION_DUE", "SUBMISSION_LATE"] } } });
  };
  expect(await written(morning(5))).toBe(1);
  expect(await written(new Date(morning(7).getTime() - 1))).toBe(1);
  expect(await written(morning(7))).toBe(2);
});

test("a gateway that was away makes up for the last of them alone", async () => {
  await waiting("PROOF", day(5));
  expect(await notifiedOn(20)).toEqual(["20 SUBMISSION_PROOF author", "20 SUBMISSION_LATE editor"]);
});

test("what waits for the editors, or for reviewers, is told to the handling editor", async () => {
  const id = await waiting("SUBMITTED", null);
  await db.submission.update({ where: { id }, data: { handlingEditorId: editor.id } });
  expect(await notifiedOn(13, 14)).toEqual(["14 SUBMISSION_LATE editor"]);
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
  expect(await notifiedOn(15.5)).toEqual(["15.5 SUBMISSION_LATE editor"]);
});

test("what is late comes to an editor in one email a day that leads to each manuscript, and to no other twice", async () => {
  const ids = [await waiting("SUBMITTED", null), await waiting("MINOR_REVISION", day(14.3))];
  const third = await waiting("SUBMITTED", null);
  await db.submission.update({ where: { id: third }, data: { stateAt: day(0.2) } });
  await db.submission.updateMany({ where: { id: ids[0] ?? 0 }, data: { stateAt: day(0.1) } });
  const notified = await notifiedOn(14, 14.5, 15, 15.5, 16);
  expect(notified.filter((one) => one.includes("SUBMISSION_LATE"))).toEqual(["15 SUBMISSION_LATE editor"]);
  const [mail] = await db.mail.findMany({ where: { kind: "SUBMISSION_LATE" } });
  const numbers = await db.submission.findMany({
    where: { id: { in: [...ids, third] } },
    orderBy: { id: "asc" },
  });
  for (const { id, number } of numbers) {
    expect(mail?.text).toContain(`${number}: `);
    expect(mail?.text).toContain(`{site}/admin/journal/submissions/${id}\n`);
  }
  expect(mail?.subject).toContain(`${numbers[0]?.number} 외 2편`);
  expect(mail?.text).toContain("저자의 제출이나 확인이 기한을 넘겼습니다.");
  // A task that stopped after its emails and runs again writes none.
  await Promise.all([sweepDeadlines(morning(16.6)), sweepDeadlines(morning(16.6))]);
  expect(await db.mail.count({ where: { kind: "SUBMISSION_LATE" } })).toBe(1);
});

test("the outbox shows the email to editors who wrote none of its manuscripts", async () => {
  await waiting("SUBMITTED", null);
  await createManuscript({ authors: [author], state: "SUBMITTED" }).then(({ id }) =>
    db.submission.update({ where: { id }, data: { stateAt: START } }),
  );
  await db.staffAssignment.createMany({
    data: [editor, editorAuthor].map(({ id }) => ({ memberId: id, role: "MEMBER" as const })),
  });
  await sweepDeadlines(morning(15));
  const shown = async (who: Somebody) => {
    const { data } = await who.ask("{ outbox(size: 100) { items { toAddress } } }");
    return Object(data).outbox.items.map(({ toAddress }: { toAddress: string }) => nameOf(toAddress));
  };
  expect(await shown(editor)).toContain("editor");
  expect(await shown(editorAuthor)).not.toContain("editor");
});
