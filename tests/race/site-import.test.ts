// @module-tag long
// A former website that two people take in at once, and old addresses that two people write at once.
import { beforeAll, expect, test } from "vitest";
import { readGnuboard5 } from "#gateway/site-import/gnuboard5.ts";
import { db } from "#prisma/client.ts";
import { createRedirectIndex } from "#schema/core/redirects/redirect-index.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { COLUMNS, dumped } from "#tests/support/former-sites.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { useSiteImport } from "#tests/support/site-import.ts";

const gateway = useGateway();
const { take, at } = useSiteImport(gateway);
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["CONTENT"] });
});

const POSTS = 12;
const ADD = "mutation ($input: RedirectInput!) { addRedirect(input: $input) { id } }";
const add = (address: string, target: string) => office.ask(ADD, { input: { address, target } });

test("people, posts and addresses of a site that three runs take in at once come once", async () => {
  const numbers = Array.from({ length: POSTS }, (_, index) => index + 1);
  const path = await at(
    "race.sql",
    [
      dumped("g5_board", COLUMNS.g5_board, [{ bo_table: "race", bo_subject: "공지" }]),
      dumped(
        "g5_member",
        COLUMNS.g5_member,
        numbers.map((mb_no) => ({
          mb_no,
          mb_id: `m${mb_no}`,
          mb_name: "홍길동",
          mb_email: `race${mb_no}@example.org`,
        })),
      ),
      dumped(
        "g5_write_race",
        COLUMNS.g5_write,
        numbers.map((wr_id) => ({
          wr_id,
          wr_is_comment: 0,
          wr_option: "html1",
          mb_id: `m${wr_id}`,
          wr_datetime: "2019-05-01 12:00:00",
          wr_subject: `경주 ${wr_id}`,
          wr_content: "<p>글</p>",
        })),
      ),
    ].join("\n"),
  );
  const runs = await Promise.all([1, 2, 3].map(async () => take(await readGnuboard5(path), "data", true)));
  expect(runs.reduce((sum, { report }) => sum + report.of("posts"), 0)).toBe(POSTS);
  expect(await db.post.count({ where: { titleKo: { startsWith: "경주" } } })).toBe(POSTS);
  expect(await db.member.count({ where: { emailKey: { startsWith: "race" } } })).toBe(POSTS);
  expect(await db.movedIn.count({ where: { sourceId: { startsWith: "race/" } } })).toBe(POSTS);
});

test("of two who lead one address on at once one does, and a circle that two write leads nobody round", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [same, one, other] = [`/same/${round}`, `/one/${round}`, `/other/${round}`];
    const answers = await Promise.all([add(same, "/faq"), add(same, "/glossary")]);
    expect(answers.map(({ code }) => code ?? "done").sort()).toEqual(["VALIDATION", "done"]);
    await Promise.all([add(one, other), add(other, one)]);
    const lines = await db.redirect.findMany({ where: { address: { in: [one, other] } } });
    const { find } = createRedirectIndex(lines);
    expect(lines.length).toBeGreaterThan(0);
    // One was saved and leads on, or both were and nobody is led.
    expect([one, other].filter((address) => find(address) !== null)).toHaveLength(lines.length === 1 ? 1 : 0);
  }
});
