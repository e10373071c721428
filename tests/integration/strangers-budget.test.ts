// What visitors have worked out anew spends from a budget where it is worked out (decision 71): GraphQL and pages from one each, so that
// whoever floods the one shuts nobody out of the other; members from none.
import { afterEach, beforeAll, expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { db } from "#prisma/client.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway({ pages: builtPages(), config: { trustProxy: 1 } });
/** What may run at a time, as decision 71 says. */
const AT_ONCE = { graphql: 6, pages: 40 };
let member: Person;
beforeAll(async () => {
  member = await createPerson(gateway());
  await createSettings();
});

let letGo = () => {};
afterEach(() => letGo());

/** Holds what every answer needs until it is let go, so that what was begun goes on running. */
async function holdDatabase(): Promise<() => Promise<void>> {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = () => {};
  const holding = new Promise<void>((resolve) => {
    held = resolve;
  });
  const transaction = db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE settings, posts, content_version IN ACCESS EXCLUSIVE MODE`;
      held();
      await until;
    },
    { timeout: 30_000 },
  );
  await holding;
  letGo = release;
  return async () => {
    release();
    await transaction;
  };
}

let last = 0;
const stranger = () => ({ "x-forwarded-for": `198.51.100.${++last}` });
const askAsStranger = (n: number) =>
  askGraphql(gateway(), `{ tags(board: NOTICE) { id } page${n}: posts(board: NOTICE) { totalCount } }`, {
    headers: stranger(),
  });
const openPage = (n: number) => gateway().request(`/notice/list?page=${n}`, { headers: stranger() });

/** Sends one more than may run, and answers those that were refused while the others ran. */
async function beyond<Reply extends { readonly status: number }>(
  limit: number,
  send: (n: number) => Promise<Reply>,
): Promise<{ readonly refused: Reply; readonly others: Promise<Reply>[] }> {
  const all = Array.from({ length: limit + 1 }, (_, n) => send(n));
  const refused = await Promise.race(all);
  return { refused, others: all };
}

test("GraphQL of strangers is refused beyond what may run, at once, while pages and members go on", async () => {
  const release = await holdDatabase();
  const { refused, others } = await beyond(AT_ONCE.graphql, askAsStranger);
  expect([refused.status, refused.text]).toEqual([503, expect.stringContaining("UNAVAILABLE")]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const page = openPage(1_000);
  const own = member.ask("{ myAccount { id } }");
  await release();
  expect((await page).status).toBe(200);
  expect((await own).errors).toEqual([]);
  const statuses = (await Promise.all(others)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: AT_ONCE.graphql }, () => 200), 503]);
});

test("pages are refused beyond what may run, while GraphQL goes on", async () => {
  const release = await holdDatabase();
  const { refused, others } = await beyond(AT_ONCE.pages, openPage);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const asked = askAsStranger(1_000);
  await release();
  expect((await asked).status).toBe(200);
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
});
