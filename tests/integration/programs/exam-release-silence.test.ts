// @module-tag long
// Until the minute of a release nothing says what came of an exam: every query made from the schema and asked whole, every mutation, every address,
// mails and log lines, as the examinee, by the link of an application, and as a visitor. Locking and confirming changes no answer and no time.
import { randomUUID } from "node:crypto";
import { execute, getNamedType, parse } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { schema } from "#schema/index.ts";
import { notifyOfResults } from "#schema/programs/exams/notify-of-results.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSession, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createScoredExam } from "#tests/support/scored-exams.ts";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";
import { argumentsOf, directContext, selectionOf, type ValuesOf } from "#tests/support/whole-operations.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { id } }";
const RELEASE =
  "mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { id } }";
const MINE = `{ myApplications { id version score verdict objectionUntil certificates { number }
  examResult { version verdict average } objection { state } } }`;
/** The verdict, and the average of 61 and 62 in hundredths. */
const SAYS = /\b(?:PASSED|FAILED|6150)\b/;
const TIMES = 40;
const TOO_OFTEN = "429";
/** The account changes by what is asked: a language is chosen, a factor is begun. */
const ACCOUNT = "myAccount";

/** By operation or address. */
type Answers = ReadonlyMap<string, string>;

let offices: readonly [Person, Person];
let examinee: Person;
let exam: Awaited<ReturnType<typeof createScoredExam>>;
let own: { id: number };
let link: string;

beforeAll(async () => {
  offices = [
    await createPerson(gateway(), { roles: ["PROGRAM"] }),
    await createPerson(gateway(), { roles: ["PROGRAM"] }),
  ];
  ({ exam, examinee, own } = await createSat());
  const linked = await exam.addExaminee([61, 62], { name: "단체 응시자", email: "linked@example.org" });
  const token = links.newToken();
  const now = gateway().clock.now();
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 300 * DAY) };
  await db.oneTimeToken.create({
    data: { ...token, ...times, kind: "APPLICATION", applicationId: linked.id },
  });
  link = new URL(links.linkTo("APPLICATION", token.id, "KO")).hash.slice(1);
});

/** A session that is scored, with an examinee who has an account. */
async function createSat() {
  const scored = await createScoredExam(gateway().clock.now(), { objectionDays: 7, showsCriteria: true });
  const person = await createPerson(gateway());
  const sat = await scored.addExaminee([61, 62], { memberId: person.id, email: person.email });
  return { exam: scored, examinee: person, own: sat };
}

async function confirm(programId: number, at: Date): Promise<void> {
  const [first, second] = offices;
  answered(await first.ask(LOCK, { programId }), "lockResults");
  answered(await second.ask(RELEASE, { programId, at: at.toISOString() }), "releaseResults");
}

const valuesOf: ValuesOf = ({ name }, type) => {
  const named = String(type).replace(/[![\]]/g, "");
  if (name === "link") return [JSON.stringify(link)];
  if (name === "programId") return [String(exam.programId)];
  if (name === "id") return [String(own.id), String(exam.programId)];
  if (name === "filters") return ["[]"];
  if (name === "texts") return ['["가"]'];
  if (named === "Language") return ["KO"];
  if (String(type).startsWith("[Id")) return [`[${own.id}]`];
  if (named === "Id") return [String(own.id)];
  if (named === "Int") return ["1"];
  if (named === "String") return name === "month" ? ['"2026-11"'] : ['"0"'];
  if (named === "DateTime") return ['"2030-01-01T00:00:00.000Z"'];
  if (named === "GlossaryImportRow") return ['[{ ko: "가", en: "a", field: TRANSLATION, status: ACCEPTED }]'];
  if (named === "BulkSelection") return ["{ ids: [] }"];
  if (named === "TranslatedInput") return ["{ board: NOTICE }"];
  if (named === "PaymentInput") return ["{ type: OTHER, amount: 1, memberId: 1 }"];
  return undefined;
};

/**
 * What every operation answers, by its name and arguments. One that this list does not know how to ask is
 * asked by the tests of its noun.
 */
async function askAll(isMember: boolean, moment: Date): Promise<Answers> {
  const viewer = isMember
    ? {
        memberId: examinee.id,
        sessionId: randomUUID(),
        grade: "GENERAL" as const,
        roles: new Set<never>(),
        needsFactor: false,
        authenticatedAt: moment,
      }
    : null;
  const contextValue = directContext(viewer, { now: () => moment }, links);
  const found = new Map<string, string>();
  // Whole it holds what only the gateway answers.
  const mine = await execute({ schema, contextValue, document: parse(MINE) });
  found.set("own applications", JSON.stringify(mine));
  const account = schema.getQueryType()?.getFields()[ACCOUNT];
  const accountType = account && getNamedType(account.type);
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    const kind = root === schema.getQueryType() ? "query" : "mutation";
    for (const field of Object.values(root?.getFields() ?? {})) {
      try {
        for (const args of argumentsOf(field, valuesOf)) {
          const text = `${kind} { ${field.name}${args} ${selectionOf(field.type, valuesOf)} }`;
          const { data, errors = [] } = await execute({
            schema,
            contextValue,
            document: parse(text, { noLocation: true }),
          });
          const codes = errors.map(({ extensions }) => extensions);
          const answer = JSON.stringify({ data: data?.[field.name] ?? null, codes });
          // That there is a minute is announced.
          const silent = answer.replaceAll(/"resultsAt\d+":(?:null|"[^"]*")/g, "");
          const isAccount = getNamedType(field.type) === accountType;
          found.set(`${field.name}${args}`, isAccount ? String(SAYS.exec(silent)) : silent);
        }
      } catch {
        // Its arguments are an input of its own.
      }
    }
  }
  return found;
}

/** What is answered otherwise; an address that has been asked too often says so. */
const differing = (one: Answers, other: Answers) =>
  [...other].flatMap(([name, answer]) =>
    [one.get(name), answer].includes(TOO_OFTEN) || one.get(name) === answer ? [] : [name],
  );

const routes = new Set(
  sourceFiles(".ts")
    .filter((file) => file.startsWith("gateway/"))
    .flatMap((file) => readSource(file).match(/"\/api\/v1\/[a-z/-]+"/g) ?? [])
    .map((path) => path.slice(1, -1)),
);

/** What every address answers to the examinee: its status, and whether it says something. */
async function askAddresses(): Promise<Answers> {
  const { programId } = exam;
  const about = { id: own.id, application_id: own.id, program_id: programId, programId, link };
  const body = { ...about, kind: "EXAM_CERTIFICATE", language: "KO", list: "applicants", format: "csv" };
  const found = new Map<string, string>();
  /** Each with a session of its own, because one of the addresses ends it. */
  const take = async (
    name: string,
    ask: (headers: Record<string, string>) => Promise<Response>,
  ): Promise<void> => {
    const { headers } = await createSession(examinee.id, gateway().clock);
    const response = await ask(headers);
    const [said = ""] = SAYS.exec(await response.text()) ?? [];
    found.set(name, `${response.status} ${said}`.trim());
  };
  for (const route of routes) {
    await take(`POST ${route}`, (headers) => gateway().send(route, body, { headers }));
    await take(`GET ${route}`, (headers) => gateway().request(route, { headers }));
  }
  for (const path of [`/programs/${programId}`, `/programs/${programId}.ics`, "/programs", "/sitemap.xml"])
    await take(path, (headers) => gateway().request(path, { headers }));
  await db.session.deleteMany({ where: { memberId: examinee.id } });
  return found;
}

const mails = async () =>
  JSON.stringify(
    await db.mail.findMany({
      where: {
        toAddress: { in: [examinee.email, "linked@example.org"] },
        text: { contains: "제28회 시험" },
      },
      select: { kind: true, subject: true, text: true },
      orderBy: { id: "asc" },
    }),
  );

test("nothing that anybody asks for changes by lock and confirmation, and all of it says something from the minute on", {
  timeout: 600_000,
}, async () => {
  const start = gateway().clock.now();
  const ask = async (moment: Date) => ({
    member: await askAll(true, moment),
    visitor: await askAll(false, moment),
    addresses: await askAddresses(),
    mails: await mails(),
  });
  // What an operation does the first time it does not do again.
  await ask(start);
  const before = await ask(start);
  expect(before.member.size).toBeGreaterThan(200);
  await confirm(exam.programId, new Date(start.getTime() + HOUR));
  await notifyOfResults(start);
  const confirmed = await ask(start);
  for (const who of ["member", "visitor", "addresses"] as const) {
    expect(differing(before[who], confirmed[who])).toEqual([]);
    expect([...confirmed[who]].filter(([, answer]) => SAYS.test(answer))).toEqual([]);
  }
  expect(confirmed.mails).toBe(before.mails);
  expect(gateway().logLines.filter((line) => SAYS.test(line))).toEqual([]);
  gateway().clock.advance(2 * HOUR);
  const later = gateway().clock.now();
  await notifyOfResults(later);
  const released = await ask(later);
  const opened = [
    ...differing(before.member, released.member),
    ...differing(before.visitor, released.visitor),
  ].map((operation) => operation.replace(/\(.*/, ""));
  expect(opened).toEqual(expect.arrayContaining(["own applications", "linkedApplication"]));
  expect(released.mails).not.toBe(before.mails);
  gateway().clock.advance(-2 * HOUR);
});

test("an answer about a session that is confirmed takes no other time than one about a session that is not", {
  timeout: 120_000,
}, async () => {
  const waiting = await createSat();
  const open = await createSat();
  await confirm(waiting.exam.programId, new Date(gateway().clock.now().getTime() + HOUR));
  const taken = { waiting: [] as number[], open: [] as number[] };
  const time = async (of: number[], { examinee: person }: typeof open) => {
    const start = performance.now();
    answered(await person.ask(MINE), "myApplications");
    of.push(performance.now() - start);
  };
  // In turns, so that the machine is the same for both; which of them is asked first changes.
  for (let turn = 0; turn < TIMES; turn += 1) {
    if (turn % 2 === 0) await time(taken.waiting, waiting);
    await time(taken.open, open);
    if (turn % 2 === 1) await time(taken.waiting, waiting);
  }
  const median = (of: readonly number[]) => of.toSorted((one, other) => one - other)[TIMES / 2] ?? 0;
  const ratio = median(taken.waiting) / median(taken.open);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
