// How presentations are judged is a choice of their call: two reviews or a vote of the committee, with or
// without the names of authors.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { callInput, presentationOf, SAVE_CALL, SUBMIT } from "#tests/support/presenting.ts";

const gateway = useGateway();
const START = new Date(Date.now() + 30 * DAY);
let office: Person;
let author: Person;
let committee: Person[];

beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  author = await createPerson(gateway());
  committee = [];
  for (let at = 0; at < 4; at += 1) committee.push(await createPerson(gateway()));
});
beforeEach(() => db.mail.deleteMany());

async function symposium(more: object): Promise<number> {
  const endsAt = new Date(START.getTime() + HOUR);
  const { id } = await createOpenProgram({
    startsAt: START,
    endsAt,
    publishedAt: new Date(Date.now() - DAY),
  });
  const reviewers = [author, ...committee].map(({ email }) => email);
  const input = callInput(reviewers, more);
  answered(await office.ask(SAVE_CALL, { programId: id, version: 0, input }), "savePresentationCall");
  return id;
}
const submit = async (programId: number, more: object = {}) =>
  answered(
    await author.ask(SUBMIT, { programId, input: presentationOf(author.email), ...more }),
    "submitPresentation",
  );
const assign = async (programId: number) =>
  answered(
    await office.ask(`mutation { assignPresentationReviews(programId: ${programId}) { assigned short } }`),
    "assignPresentationReviews",
  );
const REVIEW = `mutation ($id: Id!, $score: Int!) {
  savePresentationReview(presentationId: $id, input: { score: $score, hasConflict: false })
}`;
const assignedTo = async (person: Person, programId: number) =>
  answered(
    await person.ask(`{ myPresentationReviews(programId: ${programId}) { items { id authors } } }`),
    "myPresentationReviews",
  ).items;

test("in a vote the whole committee is asked, but for authors, and the office reads each grade and the average", async () => {
  const programId = await symposium({ reviewMode: "VOTE" });
  const { id } = await submit(programId);
  expect(await assign(programId)).toEqual({ assigned: 4, short: 0 });
  expect(await assign(programId)).toEqual({ assigned: 0, short: 0 });
  expect(await db.mail.count({ where: { kind: "PRESENTATION_REVIEW" } })).toBe(4);
  expect(await assignedTo(author, programId)).toEqual([]);
  expect((await author.ask(REVIEW, { id, score: 5 })).code).toBe("NOT_FOUND");
  for (const [at, person] of committee.slice(0, 3).entries()) {
    expect((await person.ask(REVIEW, { id, score: at + 2 })).errors).toEqual([]);
  }
  const read = await office.ask(
    `{ managedPresentations(programId: ${programId}) { reviewMode presentations { items { reviews { score isDone } } } } }`,
  );
  const { reviewMode, presentations } = answered(read, "managedPresentations");
  expect(reviewMode).toBe("VOTE");
  expect(presentations.items[0].reviews).toEqual([
    { score: 2, isDone: true },
    { score: 3, isDone: true },
    { score: 4, isDone: true },
    { score: null, isDone: false },
  ]);
});

test("nobody votes who becomes an author later: the vote that was given ends", async () => {
  const [voter] = committee;
  if (!voter) throw new Error("No committee");
  const programId = await symposium({ reviewMode: "VOTE" });
  const { id, version } = await submit(programId);
  await assign(programId);
  expect((await voter.ask(REVIEW, { id, score: 5 })).errors).toEqual([]);
  const authors = [author, voter].map(({ email }) => ({ name: "저자", email, isPresenter: true }));
  await submit(programId, { id, version, input: presentationOf(author.email, { authors }) });
  expect(await assignedTo(voter, programId)).toEqual([]);
  expect((await voter.ask(REVIEW, { id, score: 5 })).code).toBe("NOT_FOUND");
  expect(await db.presentationReview.count({ where: { presentationId: id } })).toBe(3);
  expect(await assign(programId)).toEqual({ assigned: 0, short: 0 });
});

test("reviewers read the authors where the call is not blind, and nothing of them where it is", async () => {
  const [reviewer] = committee;
  if (!reviewer) throw new Error("No committee");
  const open = await symposium({ reviewMode: "VOTE", isBlind: false });
  const blind = await symposium({ reviewMode: "VOTE" });
  for (const programId of [open, blind]) {
    await submit(programId);
    await assign(programId);
  }
  expect((await assignedTo(reviewer, open))[0].authors).toEqual(["한나래", "박공저 (가온대학교)"]);
  expect((await assignedTo(reviewer, blind))[0].authors).toBeNull();
});

test("a mode that is none is refused", async () => {
  const { id } = await createOpenProgram({ startsAt: START, endsAt: new Date(START.getTime() + HOUR) });
  const input = callInput([], { reviewMode: "LOTTERY" });
  expect((await office.ask(SAVE_CALL, { programId: id, version: 0, input })).errors).not.toEqual([]);
});
