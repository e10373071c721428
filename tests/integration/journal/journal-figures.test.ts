// The journal's figures: counted by year of receipt in Seoul, read back from the file, and without what an
// editor wrote where people are named.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import { readSheet } from "#tests/support/read-sheet.ts";

const gateway = useGateway();
let editor: Somebody;
let writing: Somebody;

const at = (day: string) => new Date(`${day}T03:00:00Z`);

interface Made {
  readonly affiliation?: string;
  readonly data: Prisma.SubmissionUncheckedUpdateInput;
  readonly decided?: string;
  readonly reviewers?: readonly string[];
}

async function make(
  { affiliation = "한강대학교", data, decided, reviewers = [] }: Made,
  authors = [writing],
) {
  const { id } = await createManuscript({ authors, affiliation });
  await db.submission.update({ where: { id }, data });
  if (decided !== undefined) {
    await db.submissionDecision.create({
      data: { submissionId: id, round: 1, verdict: "ACCEPT", letter: "-", decidedAt: at(decided) },
    });
  }
  await db.review.createMany({
    data: reviewers.map((email, i) => ({
      submissionId: id,
      round: 1,
      position: i + 1,
      name: email,
      email,
      emailKey: email,
      invitedAt: at("2025-02-01"),
      answerBy: at("2025-02-08"),
      dueAt: at("2025-03-01"),
      state: "SENT" as const,
      sentAt: new Date(),
      toAuthors: "-",
      verdict: "ACCEPT" as const,
    })),
  });
  return id;
}

beforeAll(async () => {
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  writing = await createSomebody(gateway(), "글쓴편집자", { roles: ["JOURNAL"] });
  // Ten minutes into 2025 in Seoul, while it is 2024 in UTC.
  const receivedAt = new Date("2024-12-31T15:10:00Z");
  await make({
    data: { state: "PUBLISHED", receivedAt, acceptedAt: new Date("2025-02-19T15:10:00Z") },
    decided: "2025-01-20",
    reviewers: ["one@example.org", "two@example.org"],
  });
  await make({
    affiliation: "한강대학교 통번역대학원",
    data: { state: "REJECTED", receivedAt: at("2025-03-01") },
    decided: "2025-03-11",
    reviewers: ["one@example.org"],
  });
  await make({ affiliation: "남산연구원", data: { state: "WITHDRAWN", receivedAt: at("2025-04-01") } });
  await make({ data: { state: "SUBMITTED", receivedAt: at("2023-06-01") } });
});

const YEARS = `{ journalYears { year submitted accepted rejected withdrawn open acceptanceRate daysToDecision daysToAcceptance
  reviews reviewers affiliations } }`;

test("a year in Seoul: every manuscript in one outcome, days on average, people and institutions once", async () => {
  const { journalYears } = Object((await editor.ask(YEARS)).data);
  expect(journalYears).toEqual([
    {
      year: 2025,
      submitted: 3,
      accepted: 1,
      rejected: 1,
      withdrawn: 1,
      open: 0,
      acceptanceRate: 33.3,
      daysToDecision: 14.7,
      daysToAcceptance: 50,
      reviews: 3,
      reviewers: 2,
      affiliations: 2,
    },
    {
      year: 2023,
      submitted: 1,
      accepted: 0,
      rejected: 0,
      withdrawn: 0,
      open: 1,
      acceptanceRate: 0,
      daysToDecision: null,
      daysToAcceptance: null,
      reviews: 0,
      reviewers: 0,
      affiliations: 1,
    },
  ]);
  const { journalAffiliations } = Object(
    (await editor.ask("{ journalAffiliations { year name authors } }")).data,
  );
  expect(journalAffiliations).toEqual([
    { year: 2025, name: "한강대학교", authors: 2 },
    { year: 2025, name: "남산연구원", authors: 1 },
    { year: 2023, name: "한강대학교", authors: 1 },
  ]);
});

test("as a workbook, for editors alone", async () => {
  const columns = [
    { key: "year", heading: "연도" },
    { key: "submitted", heading: "투고" },
    { key: "daysToAcceptance", heading: "일" },
  ];
  const request = { list: "journalYears", format: "xlsx", sort: "YEAR", columns, reason: "학술지 평가" };
  const ask = (by: Somebody) => gateway().send("/api/v1/exports", request, { headers: { ...by.headers } });
  expect(readSheet(await (await ask(editor)).arrayBuffer())).toEqual([
    ["연도", "투고", "일"],
    [2025, 3, 50],
    [2023, 1],
  ]);
  const finance = await createSomebody(gateway(), "회계", { roles: ["FINANCE"] });
  expect((await ask(finance)).status).toBe(403);
});

describe("beneath the desk", () => {
  const DESK =
    "{ submissionFigures { loads { name awaited late sent } firstDecisions { month count days } } }";
  const figures = async (by: Somebody) => Object((await by.ask(DESK)).data).submissionFigures;

  test("the load of reviewers and the time to a first decision, the late ones distinguished", async () => {
    const { id } = await createManuscript({ authors: [writing], state: "IN_REVIEW" });
    const receivedAt = new Date(Date.now() - 10 * 86_400_000);
    await db.submission.update({ where: { id }, data: { receivedAt } });
    await db.submissionDecision.create({
      data: { submissionId: id, round: 1, verdict: "MINOR", letter: "-", decidedAt: new Date() },
    });
    await db.review.create({
      data: {
        submissionId: id,
        round: 1,
        position: 1,
        name: "늦은이",
        email: "slow@example.org",
        emailKey: "slow@example.org",
        state: "ACCEPTED",
        invitedAt: at("2026-01-01"),
        answerBy: at("2026-01-08"),
        dueAt: at("2026-02-01"),
      },
    });
    const { loads, firstDecisions } = await figures(editor);
    expect(loads).toEqual([
      { name: "늦은이", awaited: 1, late: 1, sent: 0 },
      { name: "one@example.org", awaited: 0, late: 0, sent: 2 },
      { name: "two@example.org", awaited: 0, late: 0, sent: 1 },
    ]);
    expect(firstDecisions).toHaveLength(12);
    expect(firstDecisions.at(-1)).toMatchObject({ count: 1, days: 10 });
    // Anyone who wrote them learns neither who reviews nor what was decided.
    const own = await figures(writing);
    expect(own.loads).toEqual([]);
    expect(own.firstDecisions.at(-1)).toMatchObject({ count: 0, days: null });
  });
});
