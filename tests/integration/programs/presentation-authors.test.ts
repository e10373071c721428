// @module-tag long
// Authors of presentations: who declined or was removed is printed nowhere, and the office knows before it accepts.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { readAbstractBook } from "#schema/programs/presentations/abstract-book.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { callInput, presentationOf, SAVE_CALL, SUBMIT } from "#tests/support/presenting.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
let office: Person;
let author: Person;
let programId: number;
let id: number;
let coAuthorId: number;
const START = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 30 * DAY);

beforeAll(async () => {
  await createSettings();
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  author = await createPerson(gateway());
});
beforeEach(async () => {
  ({ id: programId } = await createOpenProgram({
    startsAt: START,
    endsAt: new Date(START.getTime() + 8 * HOUR),
    publishedAt: new Date(Date.now() - DAY),
  }));
  await office.ask(SAVE_CALL, { programId, version: 0, input: callInput([author.email]) });
  const sent = await author.ask(SUBMIT, { programId, input: presentationOf(author.email) });
  ({ id } = answered(sent, "submitPresentation"));
  ({ id: coAuthorId } = await db.presentationAuthor.findFirstOrThrow({
    where: { presentationId: id, position: 1 },
  }));
});

const lacking = async () =>
  answered(
    await office.ask(
      `{ managedPresentations(programId: ${programId}) { lackingConsent(ids: [${id}]) { id authors { name consentedAt } } } }`,
    ),
    "managedPresentations",
  ).lackingConsent.map((one: { id: number }) => one.id);

/** Accepts the presentation and shows it in a session. */
async function show(): Promise<void> {
  const session = { titleKo: "분과", room: "101호", startsAt: START, minutes: 20, presentationIds: [id] };
  await office.ask(
    `mutation { decidePresentations(programId: ${programId}, ids: [${id}], decision: ORAL, messageKo: "채택") }`,
  );
  const saved = await office.ask(
    `mutation ($i: PresentationSessionsInput!) { savePresentationSessions(programId: ${programId}, version: 1, input: $i) { version } }`,
    { i: { isShown: true, sessions: [session] } },
  );
  expect(saved.errors).toEqual([]);
}

/** As the page of the event and the book of abstracts print them. */
async function printed(): Promise<readonly string[]> {
  const query = `{ program(id: ${programId}) { presentationSessions { talks { by(language: KO) } } } }`;
  const { presentationSessions } = answered(await askGraphql(gateway(), query), "program");
  const book = await readAbstractBook(db, programId, await readSettings(db));
  return [presentationSessions[0].talks[0].by, book.sessions[0]?.talks[0]?.by ?? ""];
}

const remove = (authorId: number, of = office) =>
  of.ask(
    `mutation { removePresentationAuthor(id: ${authorId}, reason: "본인이 요청함") { authors { name removalReason } } }`,
  );
const restore = (authorId: number) =>
  office.ask(`mutation { restorePresentationAuthor(id: ${authorId}) { authors { name removedAt } } }`);
const BOTH = "한나래, 박공저 (가온대학교)";

async function answer(consents: boolean) {
  const token = await db.oneTimeToken.findFirstOrThrow({ where: { presentationAuthorId: coAuthorId } });
  const link = new URL(links.linkTo("PRESENTATION_CONSENT", token.id, "KO")).hash.slice(1);
  const query = `mutation ($link: String!) { answerPresentationConsent(link: $link, consents: ${consents}) }`;
  return await askGraphql(gateway(), query, { variables: { link } });
}

test("who declines is printed nowhere from then on, and the office reads it before it accepts", async () => {
  expect(await lacking()).toEqual([id]);
  await show();
  expect(await printed()).toEqual([BOTH, BOTH]);
  const before = await db.contentVersion.findFirstOrThrow();
  expect((await answer(false)).errors).toEqual([]);
  expect(await printed()).toEqual(["한나래", "한나래"]);
  // Pages that visitors have are read again.
  expect((await db.contentVersion.findFirstOrThrow()).version).toBeGreaterThan(before.version);
  expect(await lacking()).toEqual([id]);
});

test("who agrees is printed, and nothing is lacking", async () => {
  expect((await answer(true)).errors).toEqual([]);
  expect(await lacking()).toEqual([]);
  await show();
  expect(await printed()).toEqual([BOTH, BOTH]);
});

test("the office removes an author with a reason that the submitter reads, and restores the author as it was", async () => {
  await show();
  await db.mail.deleteMany();
  expect((await remove(coAuthorId, author)).code).toBe("FORBIDDEN");
  expect((await restore(coAuthorId)).code).toBe("MOVE_REFUSED");
  expect((await remove(coAuthorId)).errors).toEqual([]);
  expect((await remove(coAuthorId)).code).toBe("MOVE_REFUSED");
  expect(await printed()).toEqual(["한나래", "한나래"]);
  expect(await lacking()).toEqual([]);
  // The link of the person has ended, and the submitter reads why.
  expect((await answer(true)).code).toBe("LINK_ENDED");
  const mine = answered(
    await author.ask(`{ myPresentations(programId: ${programId}) { authors { name removalReason } } }`),
    "myPresentations",
  );
  expect(mine[0].authors).toContainEqual({ name: "박공저", removalReason: "본인이 요청함" });
  const mails = () => db.mail.findMany({ where: { kind: "PRESENTATION_AUTHOR_REMOVED" } });
  expect(await mails()).toMatchObject([{ memberId: author.id, toAddress: author.email }]);
  expect((await mails())[0]?.text).toContain("본인이 요청함");
  expect(
    await db.auditEntry.findMany({ where: { action: "removePresentationAuthor", subjectId: programId } }),
  ).toMatchObject([
    { actorId: office.id, before: { presentation: id, author: coAuthorId }, reason: "본인이 요청함" },
  ]);
  expect((await restore(coAuthorId)).errors).toEqual([]);
  expect(await printed()).toEqual([BOTH, BOTH]);
  expect(await mails()).toEqual([]);
});

test("the only author who is left is not removed, nor one of a draft or of what is withdrawn", async () => {
  const { id: first } = await db.presentationAuthor.findFirstOrThrow({
    where: { presentationId: id, position: 0 },
  });
  expect((await remove(coAuthorId)).errors).toEqual([]);
  expect((await remove(first)).code).toBe("MOVE_REFUSED");
  await db.presentation.update({ where: { id }, data: { state: "WITHDRAWN" } });
  expect((await restore(coAuthorId)).code).toBe("MOVE_REFUSED");
  await db.presentation.update({ where: { id }, data: { state: "DRAFT" } });
  expect((await restore(coAuthorId)).code).toBe("NOT_FOUND");
});

test("while the call is open a removed author stays removed, whether the submitter names the person or not", async () => {
  expect((await remove(coAuthorId)).errors).toEqual([]);
  await db.mail.deleteMany();
  const stored = () =>
    db.presentationAuthor.findMany({ where: { presentationId: id }, orderBy: { position: "asc" } });
  const save = async (more: object) => {
    const { version } = await db.presentation.findUniqueOrThrow({ where: { id } });
    const input = presentationOf(author.email, more);
    expect((await author.ask(SUBMIT, { programId, id, version, input })).errors).toEqual([]);
  };
  const third = { name: "최공저", email: "third@example.org", isPresenter: false };
  const own = { name: "한나래", email: author.email, isPresenter: true };
  for (const authors of [[own, third], [third, own], undefined]) {
    await save(authors ? { authors } : {});
    expect((await stored()).filter(({ removedAt }) => removedAt !== null)).toMatchObject([
      { id: coAuthorId, removalReason: "본인이 요청함" },
    ]);
  }
  // Nobody asked the person again.
  expect(await db.mail.count({ where: { toAddress: "co-author@example.org" } })).toBe(0);
});
