// How often an article was read is shown to its readers, its editors and its authors.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { countDownload } from "#schema/journal/journal/count-download.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createManuscript, createSomebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();

test("downloads of all months are shown to readers, editors and authors", async () => {
  const now = gateway().clock.now();
  const author = await createSomebody(gateway(), "글쓴이");
  const editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  const { id: submissionId } = await createManuscript({ authors: [author], state: "PUBLISHED" });
  const { id: issueId } = await db.journalIssue.create({
    data: { volume: 9_210, number: 1, issuedOn: new Date("2026-06-30"), publishedAt: new Date(0) },
  });
  const { id } = await db.article.create({
    data: {
      issueId,
      submissionId,
      position: 0,
      type: "RESEARCH",
      language: "KO",
      titleKo: "번역의 자리",
      createdById: editor.id,
    },
  });
  const mine = "query ($id: Id!) { mySubmission(id: $id) { downloads } }";
  expect((await author.ask(mine, { id: submissionId })).data).toEqual({ mySubmission: { downloads: 0 } });
  await countDownload(id, now);
  await countDownload(id, now);
  await countDownload(id, new Date(now.getTime() - 40 * 86_400_000));
  const shown = await askGraphql(gateway(), "query ($id: Id!) { article(id: $id) { downloads } }", {
    variables: { id },
  });
  expect(shown.data).toEqual({ article: { downloads: 3 } });
  expect((await author.ask(mine, { id: submissionId })).data).toEqual({ mySubmission: { downloads: 3 } });
  const office = "query ($id: Id!) { managedIssue(id: $id) { articles { downloads } } }";
  expect((await editor.ask(office, { id: issueId })).data).toEqual({
    managedIssue: { articles: [{ downloads: 3 }] },
  });
});
