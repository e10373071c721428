// An author who is erased while a manuscript is on its way: the name is printed, the address is nowhere, and
// the log never had it.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { checkSubmission } from "#schema/journal/submissions/check-submission.ts";
import { moveSubmission } from "#schema/journal/submissions/move-submission.ts";
import { eraseMembers } from "#schema/people/account/erase-members.ts";
import { createIssue } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
let editor: Somebody;
beforeAll(async () => {
  await db.journalSetting.create({ data: { requirements: [] } });
  editor = await createSomebody(gateway(), "편집하는사람", { roles: ["JOURNAL"] });
});

const HAND_IN = "mutation ($id: Id!, $issueId: Id!) { handInArticle(id: $id, issueId: $issueId) { id } }";
const now = () => gateway().clock.now();

async function erase(...people: readonly Somebody[]) {
  const gone = { status: "WITHDRAWN", withdrawnAt: new Date(0) } as const;
  await db.member.updateMany({ where: { id: { in: people.map(({ id }) => id) } }, data: gone });
  await db.$transaction((tx) => eraseMembers(tx, new Date(1), now()));
}

/** A manuscript on its way whose authors were asked, as sending it does. */
async function sent(state: "IN_REVIEW" | "MINOR_REVISION" | "READY", authors: readonly Somebody[]) {
  const { id } = await createManuscript({ authors, state, affiliation: "한강대학교" });
  await db.submissionAuthor.updateMany({
    where: { submissionId: id },
    data: { consentedAt: now(), contribution: "자료를 모았다" },
  });
  return id;
}

const authorsOf = async (submissionId: number) =>
  await db.submissionAuthor.findMany({ where: { submissionId }, orderBy: { position: "asc" } });

/** Everywhere that rows of the journal keep an address, and the log. */
async function textOfSubmission(submissionId: number): Promise<string> {
  const rows = await db.submission.findUniqueOrThrow({
    where: { id: submissionId },
    include: { authors: true, mails: true, article: { include: { authors: true } } },
  });
  const log = await db.auditEntry.findMany({
    where: { subjectId: rows.article?.id ?? -1, subject: "article" },
  });
  return JSON.stringify([rows, log]);
}

test("between the hand-in and the publication: the name is printed, the address is nowhere, also not in the log", async () => {
  const [leaves, stays] = [
    await createSomebody(gateway(), "먼저떠난사람"),
    await createSomebody(gateway(), "남은사람"),
  ];
  const id = await sent("READY", [leaves, stays]);
  const { id: issueId } = await createIssue({ publishedAt: null }, []);
  expect((await editor.ask(HAND_IN, { id, issueId })).errors).toEqual([]);
  await erase(leaves);

  const article = await db.article.findUniqueOrThrow({
    where: { submissionId: id },
    include: { authors: { orderBy: { position: "asc" } } },
  });
  expect(article.authors).toMatchObject([
    { nameKo: "먼저떠난사람", affiliationKo: "한강대학교", email: null },
    { nameKo: "남은사람", email: stays.email },
  ]);
  expect(await textOfSubmission(id)).not.toContain(leaves.email);
  const [line] = await db.auditEntry.findMany({ where: { subject: "article", subjectId: article.id } });
  expect(line?.after).toMatchObject({ authors: [{ hasEmail: true }, { hasEmail: true }] });
  expect(JSON.stringify(line)).not.toContain(stays.email);
});

test("before the hand-in: the article gets the name and no address", async () => {
  const leaves = await createSomebody(gateway(), "일찍떠난사람");
  const id = await sent("READY", [leaves, await createSomebody(gateway(), "둘째")]);
  await erase(leaves);
  const { id: issueId } = await createIssue({ publishedAt: null }, []);
  expect((await editor.ask(HAND_IN, { id, issueId })).errors).toEqual([]);
  expect(
    await db.articleAuthor.findFirst({ where: { article: { submissionId: id }, position: 0 } }),
  ).toMatchObject({ nameKo: "일찍떠난사람", email: null });
});

test("an article that editors wrote in loses the address, too; one that was never proved takes nobody's", async () => {
  const [proved, claimed] = [
    await createSomebody(gateway(), "확인한사람"),
    await createSomebody(gateway(), "확인하지않은사람"),
  ];
  await db.member.update({ where: { id: claimed.id }, data: { emailProvedAt: null } });
  const { articles } = await createIssue();
  const articleId = articles[0]?.id ?? 0;
  for (const { name, email } of [proved, claimed])
    await db.articleAuthor.create({ data: { articleId, nameKo: name, email: email.toUpperCase() } });
  const { version } = await db.article.findUniqueOrThrow({ where: { id: articleId } });
  await erase(proved, claimed);
  const authors = await db.articleAuthor.findMany({ where: { articleId }, orderBy: { id: "asc" } });
  expect(authors).toMatchObject([{ email: null }, { email: claimed.email.toUpperCase() }]);
  // An open form gets an error, and does not store the address again.
  expect((await db.article.findUniqueOrThrow({ where: { id: articleId } })).version).toBeGreaterThan(version);
});

test("a manuscript under review goes on without the address; where it is rejected the name goes as well", async () => {
  const [leaves, stays] = [
    await createSomebody(gateway(), "심사중떠난사람"),
    await createSomebody(gateway(), "심사중남은사람"),
  ];
  const id = await sent("IN_REVIEW", [leaves, stays]);
  await erase(leaves);
  expect(await authorsOf(id)).toMatchObject([
    { nameKo: "심사중떠난사람", email: "", contribution: null, memberId: null },
    { nameKo: "심사중남은사람", email: stays.email, contribution: "자료를 모았다" },
  ]);
  await db.$transaction((tx) =>
    moveSubmission(tx, { id, from: "IN_REVIEW", to: "REJECTED", actorId: editor.id }, now()),
  );
  expect(await authorsOf(id)).toMatchObject([
    { nameKo: "-", affiliationKo: null },
    { nameKo: "심사중남은사람", affiliationKo: "한강대학교", email: stays.email },
  ]);
});

test("a new version can be sent without the address of the person who is erased", async () => {
  const [stays, leaves] = [
    await createSomebody(gateway(), "고치는사람"),
    await createSomebody(gateway(), "함께쓰다떠난사람"),
  ];
  const id = await sent("MINOR_REVISION", [stays, leaves]);
  await erase(leaves);
  const { missing } = await db.$transaction((tx) => checkSubmission(tx, id));
  expect(missing).not.toContain("AUTHOR_EMAIL");
  // Somebody else who has none is still asked for it.
  await db.submissionAuthor.create({ data: { submissionId: id, position: 2, nameKo: "새사람", email: "" } });
  expect((await db.$transaction((tx) => checkSubmission(tx, id))).missing).toContain("AUTHOR_EMAIL");
});
