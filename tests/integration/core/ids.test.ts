// An id that no row can have is answered like one without a row, wherever it comes from
// (schema/core/shared/scalars.ts, schema/validation/core/read-id.ts).
import { expect, test } from "vitest";
import { createMember, createSession } from "#tests/support/factories.ts";
import { startGateway, useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const BEYOND = [2_147_483_648, 99_999_999_999, -1, 0];
const ONE = "query ($id: Id!) { post(board: NOTICE, id: $id) { id } }";

test.each(BEYOND)("%d is not there", async (id) => {
  const { headers } = await createSession((await createMember({ roles: ["SUPER"] })).id, gateway().clock);
  for (const answer of [
    await askGraphql(gateway(), ONE, { variables: { id } }),
    await askGraphql(gateway(), `{ post(board: NOTICE, id: ${id}) { id } }`),
    await askGraphql(gateway(), "mutation ($id: Id!) { deletePost(id: $id) { id } }", {
      variables: { id },
      headers,
    }),
    await askGraphql(gateway(), "mutation ($ids: [Id!]!) { undoPostChanges(ids: $ids) { done } }", {
      variables: { ids: [id] },
      headers,
    }),
  ]) {
    expect(answer.code).toBe("NOT_FOUND");
    expect(answer.errors.map(({ message }) => message)).toEqual(["NOT_FOUND"]);
  }
});

test.each(["1", 1.5, null, {}])("%j is no id", async (id) => {
  expect((await askGraphql(gateway(), ONE, { variables: { id } })).code).toBe("MALFORMED");
});

test("production says no more", async () => {
  const production = await startGateway({ config: { production: true } });
  try {
    const { text } = await askGraphql(production, ONE, { variables: { id: 99_999_999_999 } });
    expect(text).not.toMatch(/Variable|99999999999/);
  } finally {
    await production.close();
  }
});
