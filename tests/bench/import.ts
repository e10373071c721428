// How long it takes until a roster of 10,000 people, with the dues of two years, is imported (docs/people.md#adding-and-merging).
import { setTimeout as sleep } from "node:timers/promises";
import { utils, write } from "@e965/xlsx";
import { z } from "#schema/validation/zod.ts";
import type { BenchSite } from "./bench-site.ts";
import type { Section } from "./report.ts";

const PEOPLE = 10_000;
/** Seconds. */
const AT_MOST = 60;

const FIELDS = '["NAME","EMAIL","GRADE","AFFILIATION","PHONE","DUES","DUES","JOINED"]';
const PLAN = `query ($id: Id!) { rosterPlan(id: $id, head: 0, fields: ${FIELDS.replaceAll('"', "")}) { created refused } }`;
const START = `mutation ($id: Id!) { startMemberImport(id: $id, head: 0, fields: ${FIELDS.replaceAll('"', "")}) { state } }`;
const LOOK = "query { memberImports { id state created } }";

function roster(): Uint8Array {
  const rows = Array.from({ length: PEOPLE }, (_, at) => [
    ...[`회원 ${at}`, `roster-${at}@example.org`, "정회원", `대학교 ${at % 90}`, `010-0000-${at}`],
    ...["50000", "O", "2021-03-02"],
  ]);
  const head = ["성명", "이메일", "회원구분", "소속", "휴대전화", "2024 회비", "2025 회비", "가입일"];
  const book = utils.book_new(utils.aoa_to_sheet([head, ...rows]), "명부");
  return write(book, { type: "buffer", bookType: "xlsx" });
}

const made = z.object({ id: z.int() });
const looked = z.object({
  data: z.object({ memberImports: z.array(z.object({ id: z.int(), state: z.string(), created: z.int() })) }),
});

export async function measureImport({ site, signIn }: BenchSite): Promise<Section> {
  const authorization = await signIn();
  const file = roster();
  const ask = async (query: string, variables: object): Promise<unknown> => {
    const answer = await fetch(`${site.url}/graphql`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "graphql-require-preflight": "1" },
      body: JSON.stringify({ query, variables }),
    });
    return await answer.json();
  };
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1_000;
  const sent = await fetch(`${site.url}/api/v1/rosters?name=bench.xlsx`, {
    method: "POST",
    headers: { authorization, "content-type": "application/octet-stream" },
    body: Buffer.from(file),
  });
  const { id } = made.parse(await sent.json());
  const read = since();
  await ask(PLAN, { id });
  const tried = since();
  await ask(START, { id });
  for (;;) {
    const { data } = looked.parse(await ask(LOOK, {}));
    const now = data.memberImports.find((one) => one.id === id);
    if (now?.state === "DONE" && now.created === PEOPLE) break;
    if (now?.state === "DONE") throw new Error(`Took ${now.created} of ${PEOPLE}`);
    await sleep(200);
  }
  return {
    title: `A roster of ${PEOPLE} people, each with an old payment and two years`,
    how: "xlsx over HTTP, as SUPER: read, tried, and taken in by the task",
    figures: [
      { name: "read", value: read, unit: "s" },
      { name: "tried", value: tried - read, unit: "s" },
      { name: "from sending to all taken in", value: since(), unit: "s", atMost: AT_MOST },
    ],
  };
}
