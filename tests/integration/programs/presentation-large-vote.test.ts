// @module-tag long
// @module-tag both
// A committee of a hundred votes on three hundred presentations: asked in one transaction, read page by page.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { callInput, SAVE_CALL } from "#tests/support/presenting.ts";

const gateway = useGateway();
const START = new Date(Date.now() + 30 * DAY);
const COMMITTEE = 100;
const PRESENTATIONS = 300;
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
    ...{ email: `committee-${at}@example.org`, name: `위원 ${at}`, affiliation: `대학교${at}` },
  }));
  const input = callInput([voter.email, ...others], { reviewMode: "VOTE" });
  answered(await office.ask(SAVE_CALL, { programId, version: 0, input }), "savePresentationCall");
  const sent = { programId, memberId: author.id, state: "SUBMITTED", createdAt: new Date() } as const;
  const rows = Array.from({ length: PRESENTATIONS }, (_, at) => ({ ...sent, titleKo: `발표 ${at}` }));
  const found = await db.presentation.createManyAndReturn({ data: rows, select: { id: true } });
  const authors = found.flatMap(({ id }) =>
    [0, 1, 2].map((position) => ({
      ...{ presentationId: id, position, name: `저자 ${position}`, isPresenter: position === 0 },
      ...{ email: `author-${id}-${position}@example.org`, affiliation: `대학교${position}` },
    })),
  );
  await db.presentationAuthor.createMany({ data: authors });
}, WITHIN_MS);

test("everybody is asked about each, once, and a page is 20 of them", {
  timeout: 3 * WITHIN_MS,
}, async () => {
  const assign = () =>
    office.ask(`mutation { assignPresentationReviews(programId: ${programId}) { assigned short } }`);
  const all = { assigned: COMMITTEE * PRESENTATIONS, short: 0 };
  expect(answered(await assign(), "assignPresentationReviews")).toEqual(all);
  expect(answered(await assign(), "assignPresentationReviews")).toEqual({ assigned: 0, short: 0 });
  expect(await db.mail.count({ where: { kind: "PRESENTATION_REVIEW" } })).toBe(COMMITTEE);
  const mine = `{ myPresentationReviews(programId: ${programId}, page: 15) { items { id } totalCount pageCount } }`;
  const page = answered(await voter.ask(mine), "myPresentationReviews");
  expect(page).toMatchObject({ totalCount: PRESENTATIONS, pageCount: 15 });
  expect(page.items).toHaveLength(20);
  const managed = `{ managedPresentations(programId: ${programId}) {
    presentations(sort: AVERAGE) { items { reviews { reviewer score } } exactCount } } }`;
  const { presentations } = answered(await office.ask(managed), "managedPresentations");
  expect(presentations.exactCount).toBe(PRESENTATIONS);
  expect(presentations.items.map(({ reviews }: { reviews: object[] }) => reviews.length)).toEqual(
    Array.from({ length: 20 }, () => COMMITTEE),
  );
});
