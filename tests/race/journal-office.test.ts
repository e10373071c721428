// Two editors at one issue at once, on connections of their own.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createIssue } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
let editors: Somebody[] = [];
beforeAll(async () => {
  await db.journalSetting.create({ data: { requirements: [] } });
  editors = await Promise.all(
    ["하나", "둘"].map((name) => createSomebody(gateway(), name, { roles: ["JOURNAL"] })),
  );
});

const PUBLISH = "mutation ($id: Id!) { publishIssue(id: $id, version: 1) { state } }";
const CREATE = "mutation ($input: ArticleInput!) { createArticle(input: $input) { id } }";
const outcomes = (answers: readonly { code: string | null }[]) =>
  answers.map(({ code }) => code ?? "done").sort();

test("of two who publish at once one does, and the other is notified", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await createIssue({ publishedAt: null });
    const answers = await Promise.all(editors.map((editor) => editor.ask(PUBLISH, { id })));
    const [other, one] = outcomes(answers);
    expect(one).toBe("done");
    // By the version, or because it is out: whichever the other meets first.
    expect(["CONFLICT", "MOVE_REFUSED"]).toContain(other);
    expect((await db.journalIssue.findUniqueOrThrow({ where: { id } })).version).toBe(2);
  }
});

test("no article gets into an issue that is being published unseen", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await createIssue({ publishedAt: null });
    const input = {
      issueId: id,
      type: "NOTE",
      language: "KO",
      titleKo: "늦게",
      licence: "CC_BY",
      authors: [],
    };
    const [published, put] = await Promise.all([
      editors[0]?.ask(PUBLISH, { id }),
      editors[1]?.ask(CREATE, { input }),
    ]);
    const { publishedAt } = await db.journalIssue.findUniqueOrThrow({ where: { id } });
    const late = await db.article.findMany({ where: { issueId: id, titleKo: "늦게" } });
    expect(published?.code).toBeNull();
    // Either it was there before the issue came out, or it was refused.
    expect(late).toHaveLength(put?.code === null ? 1 : 0);
    if (put?.code !== null) expect(put?.code).toBe("VALIDATION");
    expect(publishedAt).not.toBeNull();
  }
});

test("of two who begin the same issue at once one does", async () => {
  const create = "mutation ($input: IssueInput!) { createIssue(input: $input) { id } }";
  for (let number = 1; number <= 6; number += 1) {
    const input = { volume: 777, number, issuedOn: "2026-12-31" };
    const answers = await Promise.all(editors.map((editor) => editor.ask(create, { input })));
    expect(outcomes(answers)).toEqual(["VALIDATION", "done"]);
  }
});
