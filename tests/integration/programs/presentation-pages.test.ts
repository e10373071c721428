// A committee that votes on many presentations: reviewers and the office read them page by page, whatever their number.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { callInput, SAVE_CALL } from "#tests/support/presenting.ts";

const gateway = useGateway();
const START = new Date(Date.now() + 30 * DAY);
/** Two whole pages and five. */
const COUNT = 45;
const REVIEW = `mutation ($id: Id!, $score: Int!) {
  savePresentationReview(presentationId: $id, input: { score: $score, hasConflict: false })
}`;
let office: Person;
let voter: Person;
let other: Person;
let programId: number;
/** In the order in which they came in. */
let ids: number[];

beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  voter = await createPerson(gateway());
  other = await createPerson(gateway());
  const made = { startsAt: START, endsAt: new Date(START.getTime() + HOUR) };
  ({ id: programId } = await createOpenProgram({ ...made, publishedAt: new Date(Date.now() - DAY) }));
  const input = callInput([voter.email, other.email], { reviewMode: "VOTE" });
  answered(await office.ask(SAVE_CALL, { programId, version: 0, input }), "savePresentationCall");
  const { id: memberId } = await createPerson(gateway());
  const createdAt = new Date();
  const sent = { programId, memberId, createdAt, state: "SUBMITTED" } as const;
  const rows = Array.from({ length: COUNT }, (_, at) => ({ ...sent, titleKo: `발표 ${at}` }));
  const found = await db.presentation.createManyAndReturn({ data: rows, select: { id: true } });
  ids = found.map(({ id }) => id).sort((one, other) => one - other);
  await db.presentation.create({ data: { programId, memberId, createdAt, titleKo: "초안" } });
  const assign = `mutation { assignPresentationReviews(programId: ${programId}) { assigned short } }`;
  const all = { assigned: 2 * COUNT, short: 0 };
  expect(answered(await office.ask(assign), "assignPresentationReviews")).toEqual(all);
});

async function assigned(page: number) {
  const read = `{ myPresentationReviews(programId: ${programId}, page: ${page}) {
    items { id } totalCount openCount firstOpenPage pageCount } }`;
  const { items, ...numbers } = answered(await voter.ask(read), "myPresentationReviews");
  return { ...numbers, ids: items.map((item: { id: number }) => item.id) };
}
async function listed(args: string): Promise<number[]> {
  const read = `{ managedPresentations(programId: ${programId}) { presentations(${args}) { items { id } exactCount } } }`;
  const { presentations } = answered(await office.ask(read), "managedPresentations");
  return presentations.items.map((item: { id: number }) => item.id);
}

test("a reviewer reads 20 a page, and is led to the first that is still open", async () => {
  const whole = { totalCount: COUNT, openCount: COUNT, firstOpenPage: 1, pageCount: 3 };
  expect(await assigned(1)).toEqual({ ...whole, ids: ids.slice(0, 20) });
  expect(await assigned(3)).toEqual({ ...whole, ids: ids.slice(40) });
  expect((await assigned(4)).ids).toEqual([]);
  for (const id of ids.slice(0, 21)) expect((await voter.ask(REVIEW, { id, score: 3 })).errors).toEqual([]);
  expect(await assigned(1)).toMatchObject({ openCount: COUNT - 21, firstOpenPage: 2 });
});

test("the office reads a page by number or by average, of one state, and exports the same", async () => {
  const best = ids[22] ?? 0;
  const [second = 0, third = 0] = ids.slice(25);
  for (const [id, score] of Object.entries({ [best]: 5, [second]: 4, [third]: 4 })) {
    expect((await other.ask(REVIEW, { id: Number(id), score })).errors).toEqual([]);
  }
  expect(await listed("descending: false, page: 3")).toEqual(ids.slice(40));
  expect((await listed("sort: AVERAGE")).slice(0, 3)).toEqual([best, third, second]);
  await db.presentation.update({ where: { id: second }, data: { state: "ORAL" } });
  expect(await listed("filter: { state: [ORAL] }")).toEqual([second]);
  const read = `{ managedPresentations(programId: ${programId}) { accepted { id } } }`;
  expect(answered(await office.ask(read), "managedPresentations").accepted).toEqual([{ id: second }]);
  const columns = ["number", "average"].map((key) => ({ key, heading: key }));
  const asked = {
    list: "presentations",
    sort: "AVERAGE",
    descending: true,
    format: "csv",
    reason: "심사 회의",
  };
  const filter = { programId, state: ["SUBMITTED"] };
  const { headers } = office;
  const table = await gateway().send("/api/v1/exports", { ...asked, filter, columns }, { headers });
  expect((await table.text()).split("\r\n").slice(1, 3)).toEqual([`${best},5`, `${third},4`]);
});
