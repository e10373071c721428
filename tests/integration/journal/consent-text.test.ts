// A co-author consents to words that have a version, and the consent says to which.
import { beforeEach, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
const ASKED = "query ($link: String!) { consentRequest(link: $link) { text { version textKo } } }";
const ANSWER = `mutation ($link: String!, $consents: Boolean!, $version: Int) {
  answerConsent(link: $link, consents: $consents, version: $version) }`;
const DESK = "query ($id: Id!) { managedSubmission(id: $id) { authors { consentVersion } } }";

let editor: Somebody;
let people: Somebody[];

beforeEach(async () => {
  await db.pledgeText.deleteMany({ where: { kind: "CO_AUTHOR_CONSENT", consents: { none: {} } } });
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  people = [await createSomebody(gateway(), "첫째저자"), await createSomebody(gateway(), "둘째저자")];
});

/** A manuscript, its second author, and the link by which that one is asked. */
async function asked() {
  const { id } = await createManuscript({ authors: people, state: "SUBMITTED" });
  const co = await db.submissionAuthor.findFirstOrThrow({
    where: { submissionId: id, memberId: people[1]?.id ?? 0 },
  });
  const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "http://x.example" });
  const token = links.newToken();
  const now = gateway().clock.now();
  const expiresAt = new Date(now.getTime() + DAY);
  await db.oneTimeToken.create({
    data: { ...token, kind: "AUTHOR_CONSENT", authorId: co.id, createdAt: now, expiresAt },
  });
  const link = new URL(links.linkTo("AUTHOR_CONSENT", token.id, "KO")).searchParams.get("token") ?? "";
  const ask = (query: string, more: object = {}) =>
    askGraphql(gateway(), query, { variables: { link, ...more } });
  return { id, authorId: co.id, ask };
}

const versionOf = async (ask: Awaited<ReturnType<typeof asked>>["ask"]): Promise<number> =>
  Object((await ask(ASKED)).data).consentRequest.text.version;

test("the consent says to which words, and keeps them when the journal writes others", async () => {
  const { id, authorId, ask } = await asked();
  const version = await versionOf(ask);
  expect((await ask(ANSWER, { consents: true, version })).data).toEqual({ answerConsent: true });
  const { consentText } = await db.submissionAuthor.findUniqueOrThrow({
    where: { id: authorId },
    include: { consentText: true },
  });
  expect(consentText).toMatchObject({ kind: "CO_AUTHOR_CONSENT", version });
  expect(consentText?.textKo).toContain("투고하는 데 동의합니다");
  const seen = Object((await editor.ask(DESK, { id })).data).managedSubmission.authors;
  expect(seen.map((one: { consentVersion: number | null }) => one.consentVersion)).toEqual([null, version]);
});

test("a consent to words that changed meanwhile is refused, and the link goes on; a no needs none", async () => {
  const { authorId, ask } = await asked();
  const version = await versionOf(ask);
  await db.pledgeText.create({
    data: {
      kind: "CO_AUTHOR_CONSENT",
      version: version + 1,
      createdAt: new Date(),
      textKo: "새 문구",
      textEn: "New words",
    },
  });
  expect((await ask(ANSWER, { consents: true, version })).code).toBe("PLEDGES_CHANGED");
  expect((await ask(ANSWER, { consents: true })).code).toBe("PLEDGES_CHANGED");
  expect(await versionOf(ask)).toBe(version + 1);
  expect((await ask(ANSWER, { consents: false })).data).toEqual({ answerConsent: true });
  const { declinedAt, consentTextId } = await db.submissionAuthor.findUniqueOrThrow({
    where: { id: authorId },
  });
  expect([declinedAt === null, consentTextId]).toEqual([false, null]);
});
