// What the authors of manuscripts take along, and what is left of them when they are gone.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { eraseMembers } from "#schema/people/account/erase-members.ts";
import { myData } from "#schema/people/account/my-data.ts";
import { createIssue } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  createManuscript,
  createSomebody,
  DECIDE,
  reviewIt,
  type Somebody,
} from "#tests/support/manuscripts.ts";

const gateway = useGateway();
let editor: Somebody;
beforeAll(async () => {
  editor = await createSomebody(gateway(), "편집하는사람", { roles: ["JOURNAL"] });
});
const dataOf = async ({ id }: Somebody) => await myData(db, id, gateway().clock.now());

test("the own data has the manuscripts with decision letters and remarks, and tells neither who reviewed nor other people's addresses", async () => {
  const [author, other] = [
    await createSomebody(gateway(), "글쓴이"),
    await createSomebody(gateway(), "함께쓴이"),
  ];
  const { id, number } = await createManuscript({ authors: [author, other], state: "IN_REVIEW" });
  await reviewIt(gateway(), editor, id, "secret-reviewer@example.org", "MINOR");
  await editor.ask(DECIDE, {
    id,
    round: 1,
    input: { verdict: "MINOR", letter: "둘째 장을 보완해 주십시오." },
  });
  const draft = await db.submission.create({ data: { submitterId: author.id, titleKo: "쓰는 중" } });

  const { member } = await dataOf(author);
  expect(member.manuscripts).toMatchObject([
    {
      number,
      titleKo: "번역의 자리",
      authors: [{ nameKo: "글쓴이", email: author.email }, { nameKo: "함께쓴이" }],
      decisions: [{ verdict: "MINOR", letter: "둘째 장을 보완해 주십시오." }],
      // The other remark was left out of the decision letter.
      remarks: [{ round: 1, review: 1, text: "둘째 장을 보완해 주십시오." }],
    },
    { id: draft.id, titleKo: "쓰는 중" },
  ]);
  const stored = JSON.stringify(member);
  for (const secret of ["secret-reviewer", "심사자", "편집하는사람", "편집위원회만", other.email]) {
    expect(stored).not.toContain(secret);
  }
  // A co-author has the manuscript, and no draft of somebody else.
  expect((await dataOf(other)).member.manuscripts.map((one) => one.number)).toEqual([number]);
});

test("who is erased stays on what is printed, and on nothing that was never published", async () => {
  const author = await createSomebody(gateway(), "떠나는사람", { affiliation: "떠나는대학교" });
  const made = async (state: "PUBLISHED" | "REJECTED" | "IN_REVIEW") =>
    (await createManuscript({ authors: [author], state, affiliation: "떠나는대학교" })).id;
  const [printed, rejected, running] = [
    await made("PUBLISHED"),
    await made("REJECTED"),
    await made("IN_REVIEW"),
  ];
  const draft = await db.submission.create({ data: { submitterId: author.id } });
  const left = { kind: "AUTHOR_CONSENT", toAddress: author.email, subject: "동의", text: "동의" } as const;
  await db.mail.create({ data: { ...left, language: "KO", submissionId: rejected, createdAt: new Date() } });
  await db.member.update({
    where: { id: author.id },
    data: { status: "WITHDRAWN", withdrawnAt: new Date(0) },
  });
  await db.$transaction((tx) => eraseMembers(tx, new Date(1), gateway().clock.now()));

  const rows = await db.submission.findMany({
    where: { id: { in: [printed, rejected, running, draft.id] } },
    include: { authors: true, mails: true },
    orderBy: { id: "asc" },
  });
  const of = (id: number) => rows.find((row) => row.id === id);
  expect(of(draft.id)).toBeUndefined();
  expect(rows.map(({ submitterId }) => submitterId)).toEqual([null, null, null]);
  for (const id of [printed, running]) {
    expect(of(id)?.authors).toMatchObject([
      { nameKo: "떠나는사람", affiliationKo: "떠나는대학교", memberId: null },
    ]);
  }
  const traces = JSON.stringify(of(rejected));
  for (const trace of ["떠나는사람", "떠나는대학교", author.email]) expect(traces).not.toContain(trace);
});

test("what is printed keeps the name of the person who is erased, and nothing else of the person", async () => {
  const [author, other] = [
    await createSomebody(gateway(), "인쇄된사람", { affiliation: "인쇄대학교" }),
    await createSomebody(gateway(), "남은사람"),
  ];
  const { id } = await createManuscript({
    authors: [author, other],
    state: "PUBLISHED",
    affiliation: "인쇄대학교",
  });
  await db.submissionAuthor.updateMany({
    where: { submissionId: id },
    data: { contribution: "자료를 모았다" },
  });
  const issue = await createIssue({}, [{ submissionId: id }]);
  const articleId = issue.articles[0]?.id ?? 0;
  const on = { articleId, affiliationKo: "인쇄대학교", orcid: "0000-0002-1825-0097" };
  for (const { name, email } of [author, other])
    await db.articleAuthor.create({ data: { ...on, nameKo: name, email } });
  const stored = {
    kind: "SUBMISSION_PUBLISHED",
    language: "KO",
    subject: "나왔습니다",
    text: "나왔습니다",
  } as const;
  for (const { email } of [author, other])
    await db.mail.create({ data: { ...stored, toAddress: email, submissionId: id, createdAt: new Date() } });
  const READ = `query ($id: Id!) { article(id: $id) { authors { nameKo latinName orcid corresponding } } }`;
  const page = async () => (await askGraphql(gateway(), READ, { variables: { id: articleId } })).data;
  const before = await page();
  expect(JSON.stringify(before)).toContain("인쇄된사람");

  await db.member.update({
    where: { id: author.id },
    data: { status: "WITHDRAWN", withdrawnAt: new Date(0) },
  });
  await db.$transaction((tx) => eraseMembers(tx, new Date(1), gateway().clock.now()));

  // Readers see what they saw.
  expect(await page()).toEqual(before);
  const inOrder = { orderBy: { id: "asc" } } as const;
  const rows = await db.submission.findUniqueOrThrow({
    where: { id },
    include: { authors: inOrder, mails: true, article: { include: { authors: inOrder } } },
  });
  expect(JSON.stringify(rows)).not.toContain(author.email);
  expect(rows.authors).toMatchObject([
    { nameKo: "인쇄된사람", affiliationKo: "인쇄대학교", contribution: null, memberId: null },
    { email: other.email, contribution: "자료를 모았다", memberId: other.id },
  ]);
  expect(rows.article?.authors).toMatchObject([{ email: null }, { email: other.email }]);
  expect(rows.mails.map(({ toAddress }) => toAddress)).toEqual([other.email]);
});
