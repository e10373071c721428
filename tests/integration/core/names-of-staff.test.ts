// The office in English calls people by their Latin name, given name first, where they have one
// (docs/people.md#names-and-addresses).
import { beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createManuscript, createSomebody, type Somebody } from "#tests/support/manuscripts.ts";

const gateway = useGateway();
let editor: Somebody;

beforeEach(async () => {
  editor = await createSomebody(gateway(), "김서연", { roles: ["JOURNAL"] });
});

const readIn = async (language: string, query: string, variables: object = {}) => {
  const headers = { ...editor.headers, "accept-language": language };
  return (await askGraphql(gateway(), query, { variables: { ...variables }, headers })).data;
};

test("an editor's name is in the language of the page that asks, and the Korean one where there is no other", async () => {
  const author = await createSomebody(gateway(), "첫째저자");
  const { id } = await createManuscript({ authors: [author], state: "IN_REVIEW" });
  await db.submission.update({ where: { id }, data: { handlingEditorId: editor.id } });
  const query =
    "query ($id: Id!) { managedSubmission(id: $id) { handlingEditor } journalEditors { id name } }";
  const named = (name: string) => ({
    managedSubmission: { handlingEditor: name },
    journalEditors: expect.arrayContaining([{ id: editor.id, name }]),
  });
  expect(await readIn("en", query, { id })).toEqual(named("김서연"));
  await db.member.update({ where: { id: editor.id }, data: { familyName: "Kim", givenName: "Seo-yeon" } });
  expect(await readIn("en", query, { id })).toEqual(named("Seo-yeon Kim"));
  expect(await readIn("ko", query, { id })).toEqual(named("김서연"));
});
