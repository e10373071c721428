// @module-tag long
// @module-tag both
// A committee of a hundred votes on a thousand presentations: asked a part at a time, which may be interrupted, and read page by page.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { callInput, SAVE_CALL } from "#tests/support/presenting.ts";

const gateway = useGateway();
const START = new Date(Date.now() + 30 * DAY);
const COMMITTEE = 100;
const PRESENTATIONS = 1_000;
/** Presentations of one call. */
const AT_ONCE = 50;
const WITHIN_MS = 60_000;
let office: Person;
let voter: Person;
let programId: number;

beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  voter = await createPerson(gateway());
  const author = await createPerson(gateway());
  const made = { startsAt: START, endsAt: new Date(START.getTime() + HOUR) };
  ({ id: programId } = await createOpenProgram({ ...made, publishedAt: new Date(Date.now() - DAY) }));
  const others = Array.from({ length: COMMITTEE - 1 }, (_, at) => ({
    email: `committee-${at}@example.org`,
    name: `위원 ${at}`,
    affiliation: `대학교${at}`,
  }));
  const input = callInput([voter.email, ...others], { reviewMode: "VOTE" });
  answered(await office.ask(SAVE_CALL, { programId, version: 0, input }), "savePresentationCall");
  const sent = { programId, memberId: author.id, state: "SUBMITTED", createdAt: new Date() } as const;
  const rows = Array.from({ length: PRESENTATIONS }, (_, at) => ({ ...sent, titleKo: `발표 ${at}` }));
  const found = await db.presentation.createManyAndReturn({ data: rows, select: { id: true } });
  const authors = found.flatMap(({ id }) =>
    [0, 1, 2].map((position) => ({
      presentationId: id,
      position,
      name: `저자 ${position}`,
      isPresenter: position === 0,
      email: `author-${id}-${position}@example.org`,
      affiliation: `대학교${position}`,
    })),
  );
  await db.presentationAuthor.createMany({ data: authors });
}, WITHIN_MS);

const ASSIGN = `mutation ($programId: Id!, $after: Id) {
  assignPresentationReviews(programId: $programId, after: $after) { assigned short done left after } }`;
const assign = async (after: number | null) =>
  answered(await office.ask(ASSIGN, { programId, after }), "assignPresentationReviews");
const mails = () => db.mail.findMany({ where: { kind: "PRESENTATION_REVIEW" }, select: { text: true } });
const unnotified = async () =>
  answered(
    await office.ask(`{ managedPresentations(programId: ${programId}) { unnotified } }`),
    "managedPresentations",
  ).unnotified;

/** Calls until nothing is left. */
async function assignAll(): Promise<number> {
  let sum = 0;
  for (let after: number | null = null; ; ) {
    const { assigned, short, done, left, after: next } = await assign(after);
    expect({ short, done }).toEqual({ short: 0, done: AT_ONCE });
    expect(next === null).toBe(left === 0);
    sum += assigned;
    after = next;
    if (after === null) return sum;
  }
}

test("everybody is asked about each, once, also after an interruption, and gets one mail for all of it", {
  timeout: 3 * WITHIN_MS,
}, async () => {
  const first = await assign(null);
  expect(first).toMatchObject({ assigned: AT_ONCE * COMMITTEE, left: PRESENTATIONS - AT_ONCE });
  expect(await assign(first.after)).toMatchObject({ left: PRESENTATIONS - 2 * AT_ONCE });
  // The browser is closed here: what is assigned stays, nobody was written to, and the page says so.
  expect([await mails(), await unnotified()]).toEqual([[], COMMITTEE]);
  expect(await assignAll()).toBe(COMMITTEE * (PRESENTATIONS - 2 * AT_ONCE));
  const sent = await mails();
  expect(sent).toHaveLength(COMMITTEE);
  for (const { text } of sent) expect(text).toContain(String(PRESENTATIONS));
  expect(await unnotified()).toBe(0);
  expect(await assignAll()).toBe(0);
  expect(await mails()).toHaveLength(COMMITTEE);
});

test("a page is 20 of them", { timeout: WITHIN_MS }, async () => {
  const pageCount = PRESENTATIONS / 20;
  const mine = `{ myPresentationReviews(programId: ${programId}, page: ${pageCount}) { items { id } totalCount pageCount } }`;
  const page = answered(await voter.ask(mine), "myPresentationReviews");
  expect(page).toMatchObject({ totalCount: PRESENTATIONS, pageCount });
  expect(page.items).toHaveLength(20);
  const managed = `{ managedPresentations(programId: ${programId}) {
    presentations(sort: AVERAGE) { items { reviews { reviewer score } } exactCount } } }`;
  const { presentations } = answered(await office.ask(managed), "managedPresentations");
  expect(presentations.exactCount).toBe(PRESENTATIONS);
  expect(presentations.items.map(({ reviews }: { reviews: object[] }) => reviews.length)).toEqual(
    Array.from({ length: 20 }, () => COMMITTEE),
  );
});
