// @module-tag long
// A call for presentations: members submit and change, co-authors agree, two reviewers score without names, the office decides and makes sessions.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { leavePresentations } from "#schema/programs/presentations/leave-presentations.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { namelessAuditFields } from "#tests/support/audit-fields.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { callInput, presentationOf, SAVE_CALL, SUBMIT } from "#tests/support/presenting.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
let office: Person;
let author: Person;
let reviewers: Person[];
const now = Date.now();
const START = new Date(Math.ceil(now / HOUR) * HOUR + 30 * DAY);

beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  author = await createPerson(gateway());
  reviewers = [await createPerson(gateway()), await createPerson(gateway()), await createPerson(gateway())];
});
beforeEach(() => db.mail.deleteMany());

const DRAFT = `mutation ($programId: Id!, $id: Id, $version: Int, $input: PresentationDraftInput!) {
  savePresentationDraft(programId: $programId, id: $id, version: $version, input: $input) { id version state }
}`;
const DECIDE = `mutation ($programId: Id!, $ids: [Id!]!, $decision: PresentationDecision!) {
  decidePresentations(programId: $programId, ids: $ids, decision: $decision, messageKo: "채택되었습니다.", messageEn: "Accepted.")
}`;
const SESSIONS = `mutation ($programId: Id!, $version: Int!, $input: PresentationSessionsInput!) {
  savePresentationSessions(programId: $programId, version: $version, input: $input) { version sessions { presentationIds } }
}`;

const call = (more: object = {}) =>
  callInput(
    reviewers.map(({ email }) => email),
    more,
  );
const written = (more: object = {}) => presentationOf(author.email, more);

/** A symposium with an open call. */
async function symposium(more: object = {}): Promise<number> {
  const { id } = await createOpenProgram({
    startsAt: START,
    endsAt: new Date(START.getTime() + 8 * HOUR),
    publishedAt: new Date(now - DAY),
  });
  const reply = await office.ask(SAVE_CALL, { programId: id, version: 0, input: call(more) });
  expect(reply.errors).toEqual([]);
  return id;
}
const submit = async (programId: number, more: object = {}, of: Person = author) => {
  const reply = await of.ask(SUBMIT, { programId, input: written(more) });
  expect(reply.errors).toEqual([]);
  return Object(reply.data).submitPresentation as { id: number; version: number };
};

test("a draft is saved as it is typed, submitted once it is whole, and changed until the call closes", async () => {
  const programId = await symposium();
  const typed = {
    kind: "POSTER",
    titleKo: "쓰는 중",
    authors: [{ name: "", email: "나중에", isPresenter: false }],
  };
  const draft = await author.ask(DRAFT, { programId, input: typed });
  const { id, version } = Object(draft.data).savePresentationDraft;
  const half = await author.ask(SUBMIT, {
    programId,
    id,
    version,
    input: written({ ...typed, authors: [] }),
  });
  expect(half.errors[0]?.extensions?.fields).toEqual({ authors: ["REQUIRED"] });
  const whole = await author.ask(SUBMIT, { programId, id, version, input: written() });
  expect(Object(whole.data).submitPresentation).toMatchObject({
    id,
    state: "SUBMITTED",
    version: version + 1,
  });
  const stale = await author.ask(SUBMIT, { programId, id, version, input: written() });
  expect(stale.code).toBe("CONFLICT");
  const unmade = await author.ask(DRAFT, { programId, id, version: version + 1, input: typed });
  expect(unmade.code).toBe("MOVE_REFUSED");
  await db.presentationCall.update({ where: { programId }, data: { closesAt: new Date(now - HOUR) } });
  const late = await author.ask(SUBMIT, { programId, id, version: version + 1, input: written() });
  expect(late.code).toBe("MOVE_REFUSED");
});

test("bad input: no title, a title without abstract, a topic that is none, an address twice", async () => {
  const programId = await symposium();
  const twice = [0, 1].map(() => ({ name: "가", email: "a@example.org", isPresenter: true }));
  for (const [more, fields] of [
    [{ titleKo: "", abstractKo: "" }, { titleKo: ["TITLE_REQUIRED"] }],
    [{ titleEn: "Title" }, { abstractEn: ["REQUIRED"] }],
    [{ topic: 2 }, { topic: ["CHOICE_UNKNOWN"] }],
    [{ topic: null }, { topic: ["REQUIRED"] }],
    [{ authors: twice }, { "authors.1.email": ["EMAIL_TWICE"] }],
  ] as const) {
    const reply = await author.ask(SUBMIT, { programId, input: written(more) });
    expect(reply.errors[0]?.extensions?.fields).toEqual(fields);
  }
});

test("somebody else's presentation is not there: not to read, change or withdraw", async () => {
  const programId = await symposium();
  const { id, version } = await submit(programId);
  const [other] = reviewers;
  expect((await other?.ask(SUBMIT, { programId, id, version, input: written() }))?.code).toBe("NOT_FOUND");
  const withdraw = `mutation { withdrawPresentation(id: ${id}, version: ${version}) }`;
  expect((await other?.ask(withdraw))?.code).toBe("NOT_FOUND");
  const mine = await other?.ask(`{ myPresentations(programId: ${programId}) { id } }`);
  expect(Object(mine?.data).myPresentations).toEqual([]);
  expect((await author.ask(withdraw)).errors).toEqual([]);
  expect((await author.ask(withdraw)).code).toBe("CONFLICT");
});

test("a co-author is asked once, by a link that is used up; a change asks nobody again", async () => {
  const programId = await symposium();
  const { id, version } = await submit(programId);
  expect(await db.mail.count({ where: { kind: "PRESENTATION_CONSENT" } })).toBe(1);
  expect(await db.mail.count({ where: { kind: "PRESENTATION_RECEIVED" } })).toBe(1);
  const again = await author.ask(SUBMIT, {
    programId,
    id,
    version,
    input: written({ titleKo: "고친 제목" }),
  });
  expect(again.errors).toEqual([]);
  expect(await db.mail.count()).toBe(2);
  const token = await db.oneTimeToken.findFirstOrThrow({
    where: { presentationAuthor: { presentationId: id } },
  });
  const link = new URL(links.linkTo("PRESENTATION_CONSENT", token.id, "KO")).hash.slice(1);
  const ask = (query: string) => askGraphql(gateway(), query, { variables: { link } });
  const asked = await ask(
    "query ($link: String!) { presentationConsentRequest(link: $link) { titleKo authors } }",
  );
  expect(asked.data).toEqual({
    presentationConsentRequest: { titleKo: "고친 제목", authors: ["한나래", "박공저"] },
  });
  const ANSWER = "mutation ($link: String!) { answerPresentationConsent(link: $link, consents: true) }";
  expect((await ask(ANSWER)).errors).toEqual([]);
  expect((await ask(ANSWER)).code).toBe("LINK_ENDED");
  const row = await db.presentationAuthor.findFirstOrThrow({ where: { presentationId: id, position: 1 } });
  expect(row.consentedAt).not.toBeNull();
});

test("two reviewers each, none of an author's institution; they read no names, and a conflict asks another", async () => {
  const [first, second, third] = reviewers;
  if (!first || !second || !third) throw new Error("No reviewers");
  await db.member.update({ where: { id: third.id }, data: { affiliation: "가온대학교 통번역대학원" } });
  const programId = await symposium();
  const { id } = await submit(programId);
  const ASSIGN = `mutation { assignPresentationReviews(programId: ${programId}) { assigned short } }`;
  const assigned = async () => Object((await office.ask(ASSIGN)).data).assignPresentationReviews;
  expect(await assigned()).toEqual({ assigned: 2, short: 0 });
  expect(await assigned()).toEqual({ assigned: 0, short: 0 });
  expect(await db.mail.count({ where: { kind: "PRESENTATION_REVIEW" } })).toBe(2);
  const REVIEW = `mutation ($input: PresentationReviewInput!) { savePresentationReview(presentationId: ${id}, input: $input) }`;
  expect((await third.ask(REVIEW, { input: { score: 5, hasConflict: false } })).code).toBe("NOT_FOUND");
  const unscored = await first.ask(REVIEW, { input: { hasConflict: false } });
  expect(unscored.errors[0]?.extensions?.fields).toEqual({ score: ["REQUIRED"] });
  expect(
    (await first.ask(REVIEW, { input: { score: 4, comment: "좋다", hasConflict: false } })).errors,
  ).toEqual([]);
  expect((await second.ask(REVIEW, { input: { hasConflict: true } })).errors).toEqual([]);
  // The only one who is left is of an author's institution.
  expect(await assigned()).toEqual({ assigned: 0, short: 1 });
  const read = await first.ask(
    `{ myPresentationReviews(programId: ${programId}) { items { id titleKo topic score hasConflict canReview } } }`,
  );
  expect(JSON.stringify(read.data)).not.toContain("한나래");
  expect(Object(read.data).myPresentationReviews.items).toEqual([
    { id, titleKo: "통역 교육의 과제", topic: "통역", score: 4, hasConflict: false, canReview: true },
  ]);
  expect((await office.ask(DECIDE, { programId, ids: [id], decision: "ORAL" })).errors).toEqual([]);
  expect((await first.ask(REVIEW, { input: { score: 1, hasConflict: false } })).code).toBe("MOVE_REFUSED");
  await db.member.update({ where: { id: third.id }, data: { affiliation: null } });
});

test("decisions are of one program and all or none, each is written to once, in the office's words", async () => {
  const programId = await symposium();
  const elsewhere = await submit(await symposium());
  const [one, two] = [await submit(programId), await submit(programId)];
  await db.mail.deleteMany();
  const foreign = await office.ask(DECIDE, { programId, ids: [one.id, elsewhere.id], decision: "ORAL" });
  expect(foreign.code).toBe("NOT_FOUND");
  expect(await db.mail.count()).toBe(0);
  const decided = await office.ask(DECIDE, { programId, ids: [one.id, two.id], decision: "POSTER" });
  expect(decided.data).toEqual({ decidePresentations: 2 });
  const again = await office.ask(DECIDE, { programId, ids: [one.id, two.id], decision: "POSTER" });
  expect(again.data).toEqual({ decidePresentations: 0 });
  const mails = await db.mail.findMany({ where: { kind: "PRESENTATION_DECIDED" } });
  expect(mails).toHaveLength(2);
  expect(mails[0]?.text).toContain("채택되었습니다.");
  await author.ask(`mutation { withdrawPresentation(id: ${one.id}, version: ${one.version + 1}) }`);
  expect((await office.ask(DECIDE, { programId, ids: [one.id], decision: "ORAL" })).code).toBe(
    "MOVE_REFUSED",
  );
});

test("sessions hold what is accepted once, within the event, and visitors see them when the office shows them", async () => {
  const programId = await symposium();
  const [one, two] = [
    await submit(programId),
    await submit(programId, { titleEn: "Second", abstractEn: "Text" }),
  ];
  const session = (ids: number[], startsAt = START) => ({
    titleKo: "분과 1",
    titleEn: "Session 1",
    room: "101호",
    startsAt,
    minutes: 20,
    presentationIds: ids,
  });
  const save = (version: number, sessions: object[], isShown = false) =>
    office.ask(SESSIONS, { programId, version, input: { isShown, sessions } });
  const early = await save(1, [session([one.id], new Date(START.getTime() - HOUR)), session([])]);
  expect(early.errors[0]?.extensions?.fields).toEqual({
    "sessions.0.startsAt": ["SESSION_OUTSIDE"],
    "sessions.0.presentationIds": ["CHOICE_UNKNOWN"],
  });
  await office.ask(DECIDE, { programId, ids: [one.id, two.id], decision: "ORAL" });
  const twice = await save(1, [session([one.id]), session([one.id])]);
  expect(twice.errors[0]?.extensions?.fields).toEqual({ "sessions.1.presentationIds": ["CHOICE_UNKNOWN"] });
  const saved = await save(1, [session([two.id, one.id])]);
  expect(Object(saved.data).savePresentationSessions).toEqual({
    version: 2,
    sessions: [{ presentationIds: [two.id, one.id] }],
  });
  expect((await save(1, [])).code).toBe("CONFLICT");
  const PUBLIC = `{ program(id: ${programId}) { presentationSessions { room endsAt talks { startsAt title(language: EN) { text } by(language: KO) } } } }`;
  const shown = async () => Object((await askGraphql(gateway(), PUBLIC)).data).program.presentationSessions;
  expect(await shown()).toEqual([]);
  expect((await save(2, [session([two.id, one.id])], true)).errors).toEqual([]);
  expect(await shown()).toEqual([
    {
      room: "101호",
      endsAt: new Date(START.getTime() + (2 * HOUR) / 3).toISOString(),
      talks: [
        { startsAt: START.toISOString(), title: { text: "Second" }, by: "한나래, 박공저 (가온대학교)" },
        {
          startsAt: new Date(START.getTime() + HOUR / 3).toISOString(),
          title: { text: "통역 교육의 과제" },
          by: "한나래, 박공저 (가온대학교)",
        },
      ],
    },
  ]);
  const ics = await (await gateway().request(`/programs/${programId}.ics`)).text();
  expect(ics.replaceAll("\r\n ", "")).toContain("101호");
  expect(ics).toContain("SEQUENCE:4");
  const declined = await office.ask(DECIDE, { programId, ids: [one.id], decision: "DECLINED" });
  expect(declined.errors).toEqual([]);
  expect((await shown())[0].talks).toHaveLength(1);
});

test("the call is of a seminar, before its start, with accounts as reviewers, and by nobody but the office", async () => {
  const course = await createOpenProgram({ kind: "WORKSHOP" });
  const save = (programId: number, input: object, of = office, version = 0) =>
    of.ask(SAVE_CALL, { programId, version, input });
  expect((await save(course.id, call())).code).toBe("NOT_FOUND");
  const { id } = await createOpenProgram({ startsAt: START, endsAt: new Date(START.getTime() + HOUR) });
  expect((await save(id, call(), author)).code).toBe("FORBIDDEN");
  const late = await save(id, call({ closesAt: new Date(START.getTime() + 1) }));
  expect(late.errors[0]?.extensions?.fields).toEqual({ closesAt: ["WINDOW_AFTER_START"] });
  const unknown = await save(id, callInput(["nobody@example.org"]));
  expect(unknown.errors[0]?.extensions?.fields).toEqual({ "reviewers.0.name": ["REQUIRED"] });
  const turned = await save(id, call({ closesAt: new Date(now - 2 * DAY) }));
  expect(turned.errors[0]?.extensions?.fields).toEqual({ closesAt: ["DATES_REVERSED"] });
  expect((await save(id, call())).errors).toEqual([]);
  expect((await save(id, call())).code).toBe("CONFLICT");
});

test("of an erased account drafts go, and its name goes from what was accepted, which stays", async () => {
  const leaving = await createPerson(gateway());
  const programId = await symposium();
  const authors = [
    { name: "떠날이", email: leaving.email.toUpperCase(), affiliation: "가온대학교", isPresenter: true },
  ];
  const { id } = await submit(programId, { authors }, leaving);
  await leaving.ask(DRAFT, { programId, input: { kind: "ORAL", titleKo: "초안", authors: [] } });
  expect((await office.ask(DECIDE, { programId, ids: [id], decision: "ORAL" })).errors).toEqual([]);
  await db.$transaction((tx) => leavePresentations(tx, { memberId: leaving.id, now: new Date() }));
  const left = await db.presentation.findMany({ where: { programId }, include: { authors: true } });
  expect(left).toMatchObject([{ id, state: "ORAL", titleKo: "통역 교육의 과제" }]);
  expect(JSON.stringify(left)).not.toContain("떠날이");
  expect(JSON.stringify(left).toLowerCase()).not.toContain(leaving.email.toLowerCase());
});

test("the log names every field of what was done here", async () => {
  expect(await namelessAuditFields()).toEqual([]);
});
