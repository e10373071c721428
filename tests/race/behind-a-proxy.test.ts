// @module-tag long
// Two gateways on one PostgreSQL and one S3 behind Caddy with the configuration that is delivered: what one has begun the other goes on with,
// and a gateway after the other starts again without a request that fails.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, db, disconnect } from "#prisma/client.ts";
import { migrate } from "#prisma/migrate.ts";
import { startCaddy, type TestProxy } from "#tests/support/caddy.ts";
import { createMember, createSignedIn, TEST_SECRET, type TestMember } from "#tests/support/factories.ts";
import { freePort } from "#tests/support/free-port.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { type S3Server, startS3 } from "#tests/support/s3-server.ts";
import { type Site, type SiteOptions, startSite } from "#tests/support/site.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { photo, upload } from "#tests/support/uploads.ts";
import { createThrough, figure } from "#tests/support/writing.ts";

const VERSION_WITHIN_MS = 1_000;
const DRAIN_SECONDS = 4;

let postgres: TestPostgres;
let s3: S3Server;
let smtp: TestSmtp;
let proxy: TestProxy;
let options: SiteOptions[];
let sites: Site[];

beforeAll(async () => {
  [postgres, s3, smtp] = await Promise.all([startPostgres(["fsync=off"]), startS3(), startSmtp()]);
  await postgres.createDatabase("site");
  const url = postgres.url("site");
  await migrate({ kind: "server", connectionString: url });
  const [proxyPort, ...ports] = [await freePort(), await freePort(), await freePort()];
  const env = {
    DATABASE_URL: url,
    JWT_SECRET: TEST_SECRET,
    PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    SMTP_URL: smtp.url,
    FILES_URL: `s3://${s3.place.bucket}/site`,
    S3_ENDPOINT: s3.place.endpoint,
    S3_REGION: s3.place.region,
    S3_ACCESS_KEY: s3.place.accessKey,
    S3_SECRET_KEY: s3.place.secretKey,
    RENDER_THREADS: "1",
  };
  options = ports.map((port) => ({ port, env }));
  sites = [];
  for (const one of options) sites.push(await startSite(one));
  proxy = await startCaddy(
    proxyPort,
    sites.map((site) => site.url),
  );
  await connect({ kind: "server", connectionString: url });
});
afterAll(async () => {
  await disconnect();
  await proxy.close();
  await Promise.all(sites.map((site) => site.kill()));
  await Promise.all([postgres.remove(), s3.close(), smtp.close()]);
});

const [A, B] = [0, 1];

/** A gateway as the supporting modules take it. */
function at(url: string) {
  const request = (path: string, init?: RequestInit) => fetch(url + path, init);
  const send = (path: string, body: unknown, init: RequestInit = {}) =>
    request(path, {
      method: "POST",
      ...init,
      headers: { "content-type": "application/json", ...Object.fromEntries(new Headers(init.headers)) },
      body: JSON.stringify(body),
    });
  return { url, request, send };
}
const gateway = (number: number) => at(sites[number]?.url ?? "");

const signIn = (number: number, { email, password }: TestMember, given = password) =>
  gateway(number).send("/api/v1/login", { email, password: given });

test("who signs in on one is signed in on the other, and out on both", async () => {
  const member = await createMember();
  const answer = await signIn(A, member);
  expect(answer.status).toBe(200);
  const headers = { authorization: answer.headers.get("authorization") ?? "" };
  const me = async (number: number) =>
    Object((await askGraphql(gateway(number), "{ myAccount { email } }", { headers })).data).myAccount
      ?.email ?? null;
  expect(await me(B)).toBe(member.email);
  expect((await gateway(B).request("/api/v1/logout", { method: "POST", headers })).status).toBeLessThan(300);
  expect((await gateway(A).send("/graphql", { query: "{ myAccount { email } }" }, { headers })).status).toBe(
    401,
  );
});

test("wrong passwords count together", async () => {
  const member = await createMember();
  const statuses: number[] = [];
  for (const number of [A, B, A, B, A, B, A])
    statuses.push((await signIn(number, member, "Wrong!Horse7")).status);
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(statuses.slice(5)).toEqual([429, 429]);
});

test("a picture sent to one is in a post of the other, which both show within a second, drafts and previews too", async () => {
  const { session } = await createSignedIn({ roles: ["CONTENT"] });
  const { headers } = session;
  const ask =
    (number: number) =>
    (query: string, variables: object = {}) =>
      askGraphql(gateway(number), query, { variables, headers: { ...headers } });
  const picture = await upload(gateway(A).url, session, { kind: "image", bytes: await photo() });
  expect(picture.status).toBe(201);
  await Promise.all([A, B].map(async (number) => (await gateway(number).request("/notice/list")).text()));

  const content = figure(picture.body.key);
  const title = "두 대가 함께 보여 주는 글";
  const since = performance.now();
  await createThrough(ask(B), { ko: { title, content } });
  for (const number of [B, A])
    await expect
      .poll(async () => (await gateway(number).request("/notice/list")).text(), { interval: 20 })
      .toContain(title);
  expect(performance.now() - since).toBeLessThan(5 * VERSION_WITHIN_MS);
  expect((await gateway(A).request(picture.body.url)).status).toBe(200);

  const input = {
    pageKey: "GREETING",
    payload: { values: { ko: { title: "쓰다 만 글" }, en: { title: "" } } },
  };
  const saved = await ask(A)("mutation ($input: DraftInput!) { saveDraft(input: $input) { id } }", { input });
  expect(saved.errors).toEqual([]);
  const drafts = Object((await ask(B)("{ savedDrafts { title } }")).data).savedDrafts;
  expect(drafts).toEqual([{ title: "쓰다 만 글" }]);

  const hidden = await createThrough(ask(A), { publishNow: false, ko: { title: "미리 보는 글", content } });
  const made = await ask(A)(`mutation { makePostPreview(postId: ${hidden}) { link } }`);
  const variables = { link: Object(made.data).makePostPreview.link };
  const query = "query ($link: String!) { previewedPost(link: $link) { title(language: KO) { text } } }";
  const seen = Object((await askGraphql(gateway(B), query, { variables })).data).previewedPost;
  expect(seen.title.text).toBe("미리 보는 글");
});

test("mails asked for on both go out once each", async () => {
  const members = await Promise.all([0, 1, 2, 3, 4, 5].map(() => createMember()));
  for (const [index, { email }] of members.entries())
    expect((await gateway(index % 2).send("/api/v1/forgot-password", { email })).status).toBeLessThan(300);
  for (const { email } of members) await smtp.until(email, 1);
  const waiting = () =>
    db.$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`;
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  for (const { email } of members) expect(smtp.received.filter(({ to }) => to === email)).toHaveLength(1);
});

/** Sends requests through the proxy until it is stopped; counts the answers, and lists the failures. */
function crowd(member: { headers: { authorization: string } }) {
  const failed: string[] = [];
  let answered = 0;
  let ends = false;
  const through = at(proxy.url);
  const asks: readonly (readonly [string, () => Promise<Response>])[] = [
    ["page", () => through.request("/notice/list")],
    ["uncached page", () => through.request(`/search?q=${answered}`)],
    ["answer", () => through.send("/graphql", { query: "{ posts(board: NOTICE) { items { id } } }" })],
    [
      "write",
      () =>
        through.send(
          "/graphql",
          {
            query: "mutation ($input: DraftInput!) { saveDraft(input: $input) { id } }",
            variables: {
              input: { pageKey: "GREETING", payload: { values: { ko: { title: `${answered}` } } } },
            },
          },
          { headers: member.headers },
        ),
    ],
  ];
  const walk = async ([name, ask]: (typeof asks)[number]) => {
    while (!ends) {
      const status = await ask().then(
        async (response) => {
          await response.text();
          return response.status;
        },
        (error: unknown) => String(error),
      );
      if (status === 200) answered += 1;
      else failed.push(`${name}: ${status}`);
      await sleep(20);
    }
  };
  const walks = asks.map(walk);
  const end = async () => {
    ends = true;
    await Promise.all(walks);
    return { answered, failed };
  };
  return { end, count: () => answered };
}

test("a gateway after the other starts anew, and no request fails", async () => {
  const { session } = await createSignedIn({ roles: ["CONTENT"] });
  const people = crowd(session);
  for (const number of [A, B]) {
    const before = people.count();
    await expect.poll(people.count, { timeout: 20_000 }).toBeGreaterThan(before + 20);
    const [site, option] = [sites[number], options[number]];
    if (!site || !option) throw new Error("There are two");
    await site.stop();
    sites[number] = await startSite(option);
    // The proxy finds it ready again within its interval.
    await sleep(2_500);
  }
  const { answered, failed } = await people.end();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

test("while the database is away, visitors get what the gateways have cached", async () => {
  const through = at(proxy.url);
  for (const number of [A, B]) expect((await gateway(number).request("/notice/list")).status).toBe(200);
  await postgres.stop();
  try {
    await expect
      .poll(async () => (await gateway(A).request("/readyz")).status, { timeout: 10_000 })
      .toBe(503);
    await sleep(5_000);
    expect((await through.request("/notice/list")).status).toBe(200);
  } finally {
    await postgres.start();
  }
  await expect.poll(async () => (await through.request("/readyz")).status, { timeout: 30_000 }).toBe(200);
});
