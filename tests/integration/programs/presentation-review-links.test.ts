// Somebody of the committee without an account reviews by a link: named by the office, asked by mail, as blind as everybody.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { callInput, presentationOf, SAVE_CALL, SUBMIT } from "#tests/support/presenting.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
const START = new Date(Date.now() + 30 * DAY);
const OUTSIDE = { email: "outside@example.org", name: "외부위원", affiliation: "다온대학교" };
const READ = `query ($link: String!) { linkedPresentationReviews(link: $link) {
  name program(language: KO) { text } reviews { items { id titleKo authors score isDone canReview } } } }`;
const REVIEW = `mutation ($link: String!, $id: Id!, $input: PresentationReviewInput!) {
  saveLinkedPresentationReview(link: $link, presentationId: $id, input: $input)
}`;
const GOOD = { score: 4, comment: "좋은 발표입니다.", hasConflict: false };
let office: Person;
let author: Person;
let programId: number;
let id: number;

beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  author = await createPerson(gateway());
});
beforeEach(async () => {
  await db.mail.deleteMany();
  const endsAt = new Date(START.getTime() + HOUR);
  const made = { startsAt: START, endsAt, publishedAt: new Date(Date.now() - DAY) };
  ({ id: programId } = await createOpenProgram(made));
  await saveCall(0, [OUTSIDE]);
  ({ id } = await submit(author.email));
});

const saveCall = async (version: number, reviewers: readonly (typeof OUTSIDE)[]) =>
  answered(
    await office.ask(SAVE_CALL, { programId, version, input: callInput(reviewers) }),
    "savePresentationCall",
  );
const submit = async (email: string) =>
  answered(await author.ask(SUBMIT, { programId, input: presentationOf(email) }), "submitPresentation");
const assign = () =>
  office.ask(`mutation { assignPresentationReviews(programId: ${programId}) { assigned short } }`);
const visitor = (query: string, variables: object) => askGraphql(gateway(), query, { variables });
async function mailedLink(): Promise<string> {
  const mail = await db.mail.findFirstOrThrow({
    where: { toAddress: OUTSIDE.email, kind: "PRESENTATION_REVIEW" },
    orderBy: { id: "desc" },
  });
  expect(mail.text).toContain("{link}");
  return new URL(links.linkTo("PRESENTATION_REVIEW", mail.tokenId ?? "", "KO")).hash.slice(1);
}
const read = async (link: string) => answered(await visitor(READ, { link }), "linkedPresentationReviews");

test("who has no account is asked by mail, reviews by the link without names, and the office reads it beside the proposal", async () => {
  expect(answered(await assign(), "assignPresentationReviews")).toEqual({ assigned: 1, short: 1 });
  const link = await mailedLink();
  const opened = await read(link);
  expect(opened.name).toBe("외부위원");
  expect(opened.reviews.items).toEqual([
    { id, titleKo: "통역 교육의 과제", authors: null, score: null, isDone: false, canReview: true },
  ]);
  const unscored = await visitor(REVIEW, { link, id, input: { hasConflict: false } });
  expect(unscored.errors[0]?.extensions?.fields).toEqual({ score: ["REQUIRED"] });
  expect((await visitor(REVIEW, { link, id, input: GOOD })).errors).toEqual([]);
  expect((await read(link)).reviews.items).toMatchObject([{ score: 4, isDone: true }]);
  const managed = await office.ask(`{ managedPresentations(programId: ${programId}) {
    reviewers { email name hasAccount } presentations { items { reviews { reviewer score comment } } } } }`);
  expect(answered(managed, "managedPresentations")).toEqual({
    reviewers: [{ email: OUTSIDE.email, name: "외부위원", hasAccount: false }],
    presentations: {
      items: [{ reviews: [{ reviewer: "외부위원", score: 4, comment: "좋은 발표입니다." }] }],
    },
  });
  await db.presentation.update({ where: { id }, data: { state: "ORAL" } });
  expect((await visitor(REVIEW, { link, id, input: GOOD })).code).toBe("MOVE_REFUSED");
});

test("the link opens nothing else: no other presentation, no own one, and nothing with a guessed token", async () => {
  const { id: own } = await submit(OUTSIDE.email);
  await assign();
  const link = await mailedLink();
  expect((await read(link)).reviews.items.map((review: { id: number }) => review.id)).toEqual([id]);
  expect((await visitor(REVIEW, { link, id: own, input: GOOD })).code).toBe("NOT_FOUND");
  expect(await read(`${link}x`)).toBeNull();
  expect((await visitor(REVIEW, { link: `${link}x`, id, input: GOOD })).code).toBe("LINK_ENDED");
});

test("a later mail carries the same link, and it ends with the committee, whose done reviews stay", async () => {
  await assign();
  const link = await mailedLink();
  expect((await visitor(REVIEW, { link, id, input: GOOD })).errors).toEqual([]);
  const { id: open } = await submit(author.email);
  await assign();
  expect(await mailedLink()).toBe(link);
  expect((await read(link)).reviews.items).toHaveLength(2);
  await saveCall(1, []);
  expect(await read(link)).toBeNull();
  expect((await visitor(REVIEW, { link, id: open, input: GOOD })).code).toBe("LINK_ENDED");
  const left = await db.presentationReview.findMany({ where: { presentation: { programId } } });
  expect(left).toMatchObject([{ presentationId: id, score: 4 }]);
  // Named again, the same person is asked for what is open alone.
  await saveCall(2, [OUTSIDE]);
  expect(answered(await assign(), "assignPresentationReviews")).toMatchObject({ assigned: 1 });
});

test("an address twice, and an address without account and name, are said at their row", async () => {
  const save = (reviewers: object[]) =>
    office.ask(SAVE_CALL, { programId, version: 1, input: { ...callInput([]), reviewers } });
  const twice = await save([0, 1].map(() => ({ ...OUTSIDE, language: "KO" })));
  expect(twice.errors[0]?.extensions?.fields).toEqual({ "reviewers.1.email": ["EMAIL_TWICE"] });
  const nameless = await save([{ email: "nobody@example.org", language: "EN" }]);
  expect(nameless.errors[0]?.extensions?.fields).toEqual({ "reviewers.0.name": ["REQUIRED"] });
});
