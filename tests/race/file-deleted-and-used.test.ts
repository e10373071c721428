// A file that is deleted, or given for another, while a save is about to use it. One connection would hide it.
import { expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { upload } from "#tests/support/uploads.ts";
import { CREATE, postInput } from "#tests/support/writing.ts";

const gateway = useGateway();

it("one of both wins: no post is left with a file that is gone, and no file in use is deleted", async () => {
  const { session } = await createSignedIn({ roles: ["CONTENT"] });
  const ask = (query: string, variables: object) =>
    askGraphql(gateway(), query, { variables, headers: { ...session.headers } });
  const ends = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const [{ body }, other] = [
      await upload(gateway().url, session),
      round % 2 === 0 ? null : (await upload(gateway().url, session)).body,
    ];
    const [saved, gone] = await Promise.all([
      ask(CREATE, { input: postInput({ files: [{ fileId: body.id }] }) }),
      other === null
        ? ask("mutation ($id: Id!) { deleteFile(id: $id) }", { id: body.id })
        : ask(
            "mutation ($id: Id!, $withId: Id!) { replaceFile(id: $id, revision: 1, withId: $withId) { id } }",
            { id: other.id, withId: body.id },
          ),
    ]);
    expect([saved.errors.length, gone.errors.length].toSorted(), `${saved.text} ${gone.text}`).toEqual([
      0, 1,
    ]);
    ends.add(saved.code ?? gone.code ?? "");
    expect(await db.attachment.count({ where: { fileId: body.id } })).toBe(saved.errors.length === 0 ? 1 : 0);
  }
  expect([...ends].every((code) => ["VALIDATION", "FILE_IN_USE"].includes(code))).toBe(true);
});
