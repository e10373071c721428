// @module-tag long
// An answer about a session whose results are confirmed, and not released, takes no other time than one about a session whose
// results nobody locked: the examinee's queries, the link of the application, the pages and files of both.
import { expect, test } from "vitest";
import { HOUR } from "#schema/validation/core/durations.ts";
import { answered } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { confirmResults, createOffices, createSat, type Sat } from "#tests/support/released-exams.ts";

const gateway = useGateway();
const MINE = `{ myApplications { id version score verdict objectionUntil certificates { number }
  examResult { version verdict average } objection { state } } }`;
const LINKED = `query ($link: String!) { linkedApplication(link: $link) { state objectionUntil
  examResult { version verdict average } } }`;
const PROGRAM = "query ($id: Id!) { program(id: $id) { id startsAt exam { resultsAt } } }";
const TURNS = 25;
/** Other tests share the machine; what computes or stores results takes far longer than its answer. */
const TIMES_AT_MOST = 3;

/** What is asked about a session. @returns what has to be the same of both: a code or a status */
type Question = (sat: Sat) => Promise<string>;

const text = async (response: Response) => {
  await response.arrayBuffer();
  return String(response.status);
};
const QUESTIONS: Readonly<Record<string, Question>> = {
  myApplications: async ({ examinee }) => String(answered(await examinee.ask(MINE), "myApplications").length),
  linkedApplication: async ({ link }) =>
    answered(await askGraphql(gateway(), LINKED, { variables: { link } }), "linkedApplication").state,
  program: async ({ exam: { programId: id } }) =>
    String(Boolean(answered(await askGraphql(gateway(), PROGRAM, { variables: { id } }), "program"))),
  "/programs/N.ics": async ({ exam }) => text(await gateway().request(`/programs/${exam.programId}.ics`)),
  "/api/v1/my-data": async ({ examinee: { headers } }) =>
    text(await gateway().request("/api/v1/my-data", { headers })),
  "/api/v1/documents": async ({ own, examinee: { headers } }) => {
    const body = { kind: "EXAM_CERTIFICATE", language: "KO", application_id: own.id };
    return text(await gateway().send("/api/v1/documents", body, { headers }));
  },
};

const median = (of: readonly number[]) =>
  of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0;

test("confirmed results change the time of no answer", { timeout: 180_000 }, async () => {
  const waiting = await createSat(gateway());
  const open = await createSat(gateway());
  const at = new Date(gateway().clock.now().getTime() + HOUR);
  await confirmResults(await createOffices(gateway()), waiting.exam.programId, at);
  const taken = new Map(
    Object.keys(QUESTIONS).map((name) => [name, { waiting: [] as number[], open: [] as number[] }]),
  );
  // In turns, so that the machine is the same for both; which of them is asked first changes.
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const said = new Set<string>();
      const times = { waiting: 0, open: 0 };
      const both = turn % 2 === 0 ? (["waiting", "open"] as const) : (["open", "waiting"] as const);
      // What comes first after another question pays for that one.
      await ask(turn % 2 === 0 ? open : waiting);
      for (const which of both) {
        const start = performance.now();
        said.add(await ask(which === "waiting" ? waiting : open));
        times[which] = performance.now() - start;
      }
      expect([name, said.size]).toEqual([name, 1]);
      expect([...said]).not.toEqual(["429"]);
      const of = taken.get(name);
      // The first turn loads what all others have.
      if (turn > 0 && of) for (const which of both) of[which].push(times[which]);
    }
  }
  const ratios = [...taken].map(([name, of]) => [name, median(of.waiting) / median(of.open)] as const);
  const apart = ratios.filter(([, ratio]) => ratio > TIMES_AT_MOST || ratio < 1 / TIMES_AT_MOST);
  expect(apart).toEqual([]);
});
