// @module-tag long
// The search for duplicates among many members: in parts, with progress, found whatever the place of the letter, paged (decision 226).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { searchDuplicates, startDuplicateSearch } from "#schema/people/duplicates/search-duplicates.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { usualPiece } from "#tests/support/loop-pieces.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["MEMBER"] });
});

/** Milliseconds that nobody else is answered in. */
const AT_MOST = 50;

const PAGE = `query ($page: Int = 1) { memberDuplicates(page: $page) {
  total pairs { one { id } other { id } } search { done total finishedAt } } }`;
const pageOf = async (page = 1) => answered(await office.ask(PAGE, { page }), "memberDuplicates");

const search = async () => {
  await db.$transaction((tx) => startDuplicateSearch(tx, gateway().clock.now()));
  await searchDuplicates(gateway().clock);
};

test("a letter that was changed, added or left out is found wherever it is in the name, and two letters are not", async () => {
  const place = "바늘 연구소";
  const ids = new Map<string, number>();
  for (const name of [
    "박서연",
    "박서현",
    "박소연",
    "막서연",
    "박서여",
    "박서연아",
    "Lee, Mina",
    "Lee Minna",
  ]) {
    ids.set(name, (await createMember({ name, affiliation: place })).id);
  }
  await search();
  const pairs = await db.duplicatePair.findMany();
  const named = (id: number) => [...ids].find(([, own]) => own === id)?.[0];
  const found = pairs.map(({ oneId, otherId }) => [named(oneId), named(otherId)].sort().join(" · "));
  expect(found.sort()).toEqual(
    [
      "Lee Minna · Lee, Mina",
      "막서연 · 박서연",
      "박서여 · 박서연",
      "박서연 · 박서현",
      "박서연 · 박소연",
    ].sort(),
  );
});

test("among 6,000 members of a few places the loop is free, what was done is said, and there are pages", async () => {
  await db.$executeRaw`
    INSERT INTO members (email, email_key, password_hash, name, affiliation, country, created_at, updated_at)
    SELECT 'many' || n || 'x@many.kr', 'many' || n || 'x@many.kr', '-', chr((44032 + n * 7919::bigint % 11172)::int) || chr((44032 + n * 104729::bigint % 11172)::int)
      || chr((44032 + n * 611953::bigint % 11172)::int), '큰 대학교 ' || n % 15, 'KR', now(), now() FROM generate_series(1, 6000) AS n`;
  await db.$executeRaw`UPDATE members SET phone_number = '010-7777-' || lpad((id / 2 % 40)::text, 4, '0')
    WHERE id IN (SELECT id FROM members WHERE email LIKE 'many%' ORDER BY id LIMIT 80)`;
  await db.$transaction((tx) => startDuplicateSearch(tx, gateway().clock.now()));
  expect((await pageOf()).search).toMatchObject({ done: 0, finishedAt: null });
  await searchDuplicates(gateway().clock);
  // Comparing all with all would take seconds at once.
  expect(await usualPiece(search)).toBeLessThan(AT_MOST);
  const first = await pageOf();
  expect(first.search.done).toBe(first.search.total);
  expect(first.search.done).toBeGreaterThan(6_000);
  expect(first.total).toBeGreaterThanOrEqual(40);
  expect(first.pairs).toHaveLength(20);
  const second = await pageOf(2);
  const keys = [...first.pairs, ...second.pairs].map(({ one, other }) => `${one.id} ${other.id}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(await db.duplicateKey.count()).toBe(0);
}, 300_000);

test("a search that is running goes on when somebody asks again, and one that was stopped halfway is finished", async () => {
  await db.member.deleteMany({ where: { email: { startsWith: "many" }, id: { gt: 500 } } });
  await db.$transaction((tx) => startDuplicateSearch(tx, gateway().clock.now()));
  await db.duplicateSearch.update({ where: { id: 1 }, data: { reached: 3, done: 3 } });
  const again = answered(
    await office.ask("mutation { searchDuplicates { done finishedAt } }"),
    "searchDuplicates",
  );
  expect(again).toEqual({ done: 3, finishedAt: null });
  await Promise.all([searchDuplicates(gateway().clock), searchDuplicates(gateway().clock)]);
  expect((await pageOf()).search.finishedAt).not.toBeNull();
}, 120_000);
