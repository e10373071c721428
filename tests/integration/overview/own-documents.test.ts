// @module-tag long
// In production visitors may ask what this client asks, and nothing else; members and an open site may ask anything.
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createSignedIn } from "#tests/support/factories.ts";
import { type Gateway, startGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { FaqPageDocument } from "#web/gql/faqs.ts";

useDatabase();
const OTHER = "{ faqs { id } }";
const own: string = FaqPageDocument;
const variables = { language: "KO" };
let closed: Gateway;
let open: Gateway;
beforeAll(async () => {
  closed = await startGateway({ pages: builtPages(), config: { production: true } });
  open = await startGateway({ pages: builtPages(), config: { production: true, openGraphql: true } });
});
afterAll(() => Promise.all([closed.close(), open.close()]));

test("a visitor's own document is refused in production, this client's is answered, however it is spaced", async () => {
  const refused = await closed.send("/graphql", { query: OTHER });
  expect([refused.status, await refused.json()]).toEqual([400, { code: "QUERY_REFUSED" }]);
  expect((await askGraphql(closed, own, { variables })).data).toMatchObject({ faqs: [] });
  const spaced = own.replaceAll("{", " {\n");
  expect((await askGraphql(closed, spaced, { variables })).data).toMatchObject({ faqs: [] });
  expect((await closed.send("/graphql", { query: `${own} extra` })).status).toBe(400);
  // Asked again, when it would come out of memory, it is still refused.
  expect((await closed.send("/graphql", { query: OTHER })).status).toBe(400);
});

test("neither a GET nor an Authorization that is worth nothing is a way around", async () => {
  const headers = { "x-graphql-csrf": "1" };
  const asked = await closed.request(`/graphql?query=${encodeURIComponent(OTHER)}`, { headers });
  expect([asked.status, await asked.json()]).toEqual([400, { code: "QUERY_REFUSED" }]);
  const basic = await closed.send("/graphql", { query: OTHER }, { headers: { authorization: "Basic eDp4" } });
  expect([400, 401]).toContain(basic.status);
});

test("a member may ask anything, and so may everybody where the setting opens it", async () => {
  const { session } = await createSignedIn();
  expect((await askGraphql(closed, OTHER, { headers: session.headers })).data).toEqual({ faqs: [] });
  expect((await askGraphql(open, OTHER)).data).toEqual({ faqs: [] });
});
