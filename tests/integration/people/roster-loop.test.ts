// @module-tag long
// A roster as long as one may be keeps nobody waiting: whatever is done with it is done in short pieces (docs/people.md#adding-and-merging).
import { beforeAll, expect, test } from "vitest";
import { runImports } from "#schema/people/member-imports/run-imports.ts";
import { ROSTER_ROWS_MAX } from "#schema/validation/people/rosters.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { usualPiece } from "#tests/support/loop-pieces.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["MEMBER"] });
});

/** Milliseconds that nobody else is answered in. */
const AT_MOST = 50;
const HEAD = "성명,이메일,회원구분,소속,휴대전화,2024 회비,2025 회비,가입일";
const FIELDS = ["NAME", "EMAIL", "GRADE", "AFFILIATION", "PHONE", "DUES", "DUES", "JOINED"];
const PLAN = `query ($id: Id!, $fields: [RosterField]!) { rosterPlan(id: $id, head: 0, fields: $fields) { created refused } }`;
const START = `mutation ($id: Id!, $fields: [RosterField]!) { startMemberImport(id: $id, head: 0, fields: $fields) { state } }`;

function rosterOf(people: number): string {
  const rows = Array.from(
    { length: people },
    (_, at) =>
      `회원 ${at},many-${people}-${at}@roster.kr,정회원,대학교 ${at % 90},010-0000-0000,50000,O,2021-03-02`,
  );
  return [HEAD, ...rows].join("\n");
}

async function send(body: string): Promise<number> {
  const answer = await gateway().request("/api/v1/rosters?name=many.csv", {
    method: "POST",
    headers: { ...office.headers, "content-type": "application/octet-stream" },
    body,
  });
  expect(answer.status).toBe(200);
  return Object(await answer.json()).id;
}

test("sending and trying 20,000 rows takes no piece of 50 ms", { timeout: 180_000 }, async () => {
  // What is done for the first time is compiled first.
  const small = await send(rosterOf(500));
  answered(await office.ask(PLAN, { id: small, fields: FIELDS }), "rosterPlan");
  const body = rosterOf(ROSTER_ROWS_MAX);
  let id = 0;
  const sent = await usualPiece(async () => (id = await send(body)));
  let plan: unknown;
  const tried = await usualPiece(async () => {
    plan = answered(await office.ask(PLAN, { id, fields: FIELDS }), "rosterPlan");
  });
  expect(plan).toEqual({ created: ROSTER_ROWS_MAX, refused: 0 });
  expect(sent, "sent").toBeLessThan(AT_MOST);
  expect(tried, "tried").toBeLessThan(AT_MOST);
});

test("importing takes none either, however far it has come", { timeout: 180_000 }, async () => {
  const begin = async (people: number) => {
    const id = await send(rosterOf(people));
    answered(await office.ask(START, { id, fields: FIELDS }), "startMemberImport");
  };
  await begin(300);
  await runImports(gateway().clock.now());
  let people = 1_500;
  const imported = await usualPiece(async () => {
    people += 1;
    await begin(people);
    await runImports(gateway().clock.now());
  });
  expect(imported).toBeLessThan(AT_MOST);
});
