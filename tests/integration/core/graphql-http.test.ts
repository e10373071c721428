// What /graphql is as an HTTP address: statuses, who may send what from where, and what a stranger learns when something fails.
import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "#prisma/client.ts";
import { createPost, createSession, createSignedIn } from "#tests/support/factories.ts";
import { startGateway, useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway({
  config: { corsOrigins: new Set(["https://friend.example"]) },
});
const POSTS = "{ posts(board: NOTICE) { items { id } } }";
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  gateway().request("/graphql", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });

afterEach(() => {
  vi.restoreAllMocks();
});

describe("401", () => {
  test("for a token that is no longer good, whatever is asked", async () => {
    const { id, session } = await createSignedIn();
    const expired = await createSession(id, { now: () => new Date(Date.now() - 13 * 3_600_000) });
    await db.session.delete({ where: { id: session.id } });
    for (const headers of [session.headers, expired.headers, { authorization: "Bearer nonsense" }]) {
      const answer = await post(JSON.stringify({ query: POSTS }), headers);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: "SESSION_EXPIRED" });
    }
  });

  test("not for a visitor, not for a missing right, not for another scheme", async () => {
    expect(await askGraphql(gateway(), "{ dashboard { posts { drafts } } }")).toMatchObject({
      status: 200,
      code: "UNAUTHENTICATED",
    });
    const { session } = await createSignedIn();
    expect(
      await askGraphql(gateway(), "{ dashboard { posts { drafts } } }", { headers: session.headers }),
    ).toMatchObject({ status: 200, code: "FORBIDDEN" });
    expect((await post(JSON.stringify({ query: POSTS }), { authorization: "Basic eDp5" })).status).toBe(200);
  });
});

describe("a database that is away", () => {
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

  test("is 503 with Retry-After, for visitors and members alike, and is not kept", async () => {
    const { session } = await createSignedIn();
    const { pool } = await import("#prisma/client.ts");
    const query = vi.spyOn(pool, "query").mockImplementation(() => Promise.reject(away));
    for (const headers of [{}, session.headers]) {
      const answer = await post(JSON.stringify({ query: "{ terms { id } }" }), headers);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answer.text()).toContain("UNAVAILABLE");
    }
    query.mockRestore();
    expect(await askGraphql(gateway(), "{ terms { id } }")).toMatchObject({ status: 200, errors: [] });
  });
});

describe("a fault", () => {
  test("tells its code and nothing else, and is in the log", async () => {
    const { pool } = await import("#prisma/client.ts");
    vi.spyOn(pool, "query").mockImplementation(() => Promise.reject(new Error("secret table, secret row")));
    const answer = await askGraphql(gateway(), "{ goals { id } }");
    expect(answer.code).toBe("INTERNAL");
    expect(answer.text).not.toMatch(/secret|stack|node_modules|prisma/i);
    expect(gateway().logLines.join("")).toContain("secret table, secret row");
  });
});

describe("requests that are none", () => {
  test("a form, a text and a multipart body are 415: a page of somebody else can send those", async () => {
    for (const type of [
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
    ]) {
      expect((await post(`query=${encodeURIComponent(POSTS)}`, { "content-type": type })).status).toBe(415);
    }
  });

  test("more than 100 kB are 413, another method 405, a broken body 400", async () => {
    const long = JSON.stringify({ query: POSTS, variables: { filler: "x".repeat(101 * 1024) } });
    expect((await post(long)).status).toBe(413);
    expect((await gateway().request("/graphql", { method: "DELETE" })).status).toBe(405);
    for (const body of ["{", "[]", '"text"', JSON.stringify([{ query: POSTS }, { query: POSTS }])]) {
      expect((await post(body)).status).toBe(400);
    }
  });

  test("a mutation by GET is refused", async () => {
    const query = encodeURIComponent(
      'mutation { updateMyDetails(version: 1, input: { name: "x", country: "KR" }) { id } }',
    );
    expect((await gateway().request(`/graphql?query=${query}`)).status).toBe(405);
  });
});

describe("other origins", () => {
  const preflight = (origin: string) =>
    gateway().request("/graphql", {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });

  test("only those of CORS_ORIGINS are allowed", async () => {
    const friend = await preflight("https://friend.example");
    expect(friend.status).toBe(204);
    expect(friend.headers.get("access-control-allow-origin")).toBe("https://friend.example");
    const stranger = await preflight("https://stranger.example");
    expect(stranger.headers.get("access-control-allow-origin")).toBeNull();
    const answer = await post(JSON.stringify({ query: POSTS }), { origin: "https://stranger.example" });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("production shows no schema, no names of similar fields, no console, and wants our header on a GET", async () => {
  const production = await startGateway({ config: { production: true } });
  try {
    const ask = (query: string) => askGraphql(production, query);
    for (const query of [
      "{ __schema { types { name } } }",
      '{ __type(name: "Member") { fields { name } } }',
    ]) {
      const answer = await ask(query);
      expect(answer.code).toBe("MALFORMED");
      expect(answer.text).not.toContain("passwordHash");
    }
    expect((await ask("{ post(board: NOTICE, id: 1) { titel } }")).text).not.toMatch(/did you mean|"title"/i);
    for (const [query, variables] of [
      ["{ posts(board: NOTICES) { total } }", {}],
      ["query Q($board: Board!) { posts(board: $board) { total } }", { board: "NOTICES" }],
      ["query Q($board: Board!) { posts(board: $board) { total } }", {}],
      ["query Q($board: Secret!) { posts(board: $board) { total } }", {}],
      ["{ post(board: NOTICE) { id } }", {}],
      ['mutation { deletePopup(id: "x") { id } }', {}],
    ] as const) {
      const { code, errors } = await askGraphql(production, query, { variables });
      expect(code).toBe("MALFORMED");
      expect(new Set(errors.map(({ message }) => message))).toEqual(new Set([code]));
    }
    const get = (headers: Record<string, string>) =>
      production.request(`/graphql?query=${encodeURIComponent("{ terms { id } }")}`, { headers });
    expect((await get({ accept: "text/html" })).headers.get("content-type") ?? "").not.toContain("html");
    expect((await get({ accept: "application/json" })).status).toBe(403);
    expect((await get({ accept: "application/json", "x-graphql-csrf": "1" })).status).toBe(200);
  } finally {
    await production.close();
  }
});

test("nothing a visitor may ask holds an e-mail address or telephone number of a member", async () => {
  const { email } = await createSignedIn({ phoneNumber: "010-9999-0000", roles: ["SUPER"] });
  await createPost();
  const questions = [
    "{ viewer { member { email phoneNumber } } }",
    "{ dashboard { members { newest { email phoneNumber } } } }",
    "{ settings { email phone } posts(board: NOTICE) { items { id } } }",
  ];
  for (const question of questions) {
    const { text } = await askGraphql(gateway(), question);
    expect(text).not.toContain(email);
    expect(text).not.toContain("010-9999");
  }
});
