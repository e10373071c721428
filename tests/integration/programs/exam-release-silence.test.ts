// @module-tag long
// Until the minute of a release nothing says what came of an exam: every query made from the schema and asked whole, every mutation, every address,
// mails and log lines, as the examinee, by the link of an application, and as a visitor. Locking and confirming changes no answer; that it changes
// no time is in exam-release-timing.test.ts.
import { randomUUID } from "node:crypto";
import { execute, type GraphQLError, type GraphQLField, getNamedType, parse } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { schema } from "#schema/index.ts";
import { notifyOfResults } from "#schema/programs/exams/notify-of-results.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import type { Person } from "#tests/support/applying.ts";
import { createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { confirmResults, createOffices, createSat, linkOf, links } from "#tests/support/released-exams.ts";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";
import { unzip } from "#tests/support/unzip.ts";
import { argumentsOf, directContext, selectionOf, type ValuesOf } from "#tests/support/whole-operations.ts";

const gateway = useGateway();
const MINE = `{ myApplications { id version score verdict objectionUntil certificates { number }
  examResult { version verdict average } objection { state } } }`;
/** The verdict, and the average of 61 and 62 in hundredths. */
const SAYS = /\b(?:PASSED|FAILED|6150)\b/;
/** Operations that this test does not know how to ask, with the reason. */
const NOT_ASKED: Readonly<Record<string, string>> = {};
/**
 * What answers otherwise each time, with nothing done in between, and why: these are looked through for
 * results, and not compared. The account, too, changes by what is asked: a language is chosen, a factor is begun.
 */
const RESTLESS: Readonly<Record<string, string>> = {
  "POST /api/v1/factors/totp": "a new secret",
  "POST /api/v1/factors/passkey-options": "a new challenge",
  "POST /api/v1/login/passkey-options": "a new challenge",
  "POST /api/v1/send-proof": "how long until it may be sent again",
  "GET /api/v1/file-pass": "a pass of the session, which is another one each time",
};
const ACCOUNT = "myAccount";
/** How long until something may be done again: less with each second. */
const WAIT = /"retry_?after":\d+/gi;

/** By operation or address. */
type Answers = ReadonlyMap<string, string>;

let offices: readonly [Person, Person];
let examinee: Person;
let exam: Awaited<ReturnType<typeof createSat>>["exam"];
let own: { id: number };
let link: string;

beforeAll(async () => {
  offices = await createOffices(gateway());
  ({ exam, examinee, own } = await createSat(gateway()));
  const linked = await exam.addExaminee([61, 62], { name: "단체 응시자", email: "linked@example.org" });
  link = await linkOf(linked.id, gateway().clock.now());
});

const valuesOf: ValuesOf = ({ name }, type) => {
  const named = String(type).replace(/[![\]]/g, "");
  if (name === "link") return [JSON.stringify(link)];
  if (name === "programId") return [String(exam.programId)];
  if (name === "id") return [String(own.id), String(exam.programId)];
  if (name === "filters") return ["[]"];
  if (name === "texts") return ['["가"]'];
  if (named === "Language") return ["KO"];
  if (named === "Won") return ["1"];
  if (named === "Json") return ["{}"];
  if (String(type).startsWith("[Id")) return [`[${own.id}]`];
  if (named === "Id") return [String(own.id)];
  if (named === "Int") return ["1"];
  if (named === "String") return name === "month" ? ['"2026-11"'] : ['"0"'];
  if (named === "DateTime") return ['"2030-01-01T00:00:00.000Z"'];
  return undefined;
};

interface AskedOperations {
  readonly answers: Answers;
  readonly notAsked: ReadonlySet<string>;
}

/** What every operation answers, by its name and arguments. */
async function askAll(isMember: boolean, moment: Date): Promise<AskedOperations> {
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
  const answers = new Map<string, string>();
  const notAsked = new Set<string>();
  // Whole it holds what only the gateway answers.
  const mine = await execute({ schema, contextValue, document: parse(MINE) });
  answers.set("own applications", JSON.stringify(mine));
  const account = schema.getQueryType()?.getFields()[ACCOUNT];
  const accountType = account && getNamedType(account.type);
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    const kind = root === schema.getQueryType() ? "query" : "mutation";
    for (const field of Object.values(root?.getFields() ?? {})) {
      for (const [args, text] of textsOf(kind, field) ?? []) {
        const document = parse(text, { noLocation: true });
        const { data, errors = [] } = await execute({ schema, contextValue, document });
        if (errors.some(isNotTaken)) notAsked.add(field.name);
        const codes = errors.map(({ extensions }) => extensions);
        const answer = JSON.stringify({ data: data?.[field.name] ?? null, codes });
        // That there is a minute is announced.
        const silent = answer.replaceAll(WAIT, "").replaceAll(/"resultsAt\d+":(?:null|"[^"]*")/g, "");
        const isCompared = getNamedType(field.type) !== accountType && !(field.name in RESTLESS);
        answers.set(`${field.name}${args}`, isCompared ? silent : String(SAYS.exec(silent)));
      }
      if (textsOf(kind, field) === null) notAsked.add(field.name);
    }
  }
  return { answers, notAsked };
}

/** Whether arguments were not even taken: nothing was asked then. */
const isNotTaken = ({ originalError, extensions }: GraphQLError) =>
  originalError === undefined && extensions.code === undefined;

/** The operations that a field is asked by, with their arguments; null for one with arguments that are not known. */
function textsOf(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>) {
  try {
    return argumentsOf(field, valuesOf).map(
      (args) => [args, `${kind} { ${field.name}${args} ${selectionOf(field.type, valuesOf)} }`] as const,
    );
  } catch {
    return null;
  }
}

/** What is answered otherwise. */
const differing = (one: Answers, other: Answers) =>
  [...other].flatMap(([name, answer]) => (one.get(name) === answer ? [] : [name]));

const routes = new Set(
  sourceFiles(".ts")
    .filter((file) => file.startsWith("gateway/"))
    .flatMap((file) => readSource(file).match(/"\/api\/v1\/[a-z/-]+"/g) ?? [])
    .map((path) => path.slice(1, -1)),
);

/**
 * The body of an answer as it is compared: of the own data the applications, because each question begins a
 * session that it names. All its files are looked through for results.
 */
async function bodyOf(response: Response): Promise<string> {
  const bytes = await response.arrayBuffer();
  if (response.headers.get("content-type") !== "application/zip") return Buffer.from(bytes).toString();
  const files = await unzip(bytes);
  const { member } = JSON.parse(String(files.get("my-data.json")));
  const said = [...files.values()].map((file) => String(SAYS.exec(file.toString())));
  const compared = JSON.stringify({ applications: member.applications, said });
  // That there is a minute is announced, and the clock of the test goes on.
  const silent = compared.replaceAll(/"resultsReleasedAt":(?:null|"[^"]*"),?/g, "");
  return silent.replaceAll(/"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/g, '""');
}

/** What every address answers, to the examinee or to a visitor with the link: its status and its body. */
async function askAddresses(isMember: boolean): Promise<Answers> {
  const { programId } = exam;
  const about = { id: own.id, application_id: own.id, program_id: programId, programId, link };
  const body = { ...about, kind: "EXAM_CERTIFICATE", language: "KO", list: "applicants", format: "csv" };
  const found = new Map<string, string>();
  /** Each with a session of its own, because one of the addresses ends it. */
  const take = async (
    name: string,
    ask: (headers: Record<string, string>) => Promise<Response>,
  ): Promise<void> => {
    const { headers } = isMember ? await createSession(examinee.id, gateway().clock) : { headers: {} };
    const response = await ask({ ...headers });
    const answer = (await bodyOf(response)).replaceAll(WAIT, "");
    const said = `${response.status} ${answer}`;
    found.set(name, name in RESTLESS ? String(SAYS.exec(said)) : said);
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
  const notAsked = new Set<string>();
  const ask = async (moment: Date) => {
    const member = await askAll(true, moment);
    const visitor = await askAll(false, moment);
    for (const name of [...member.notAsked, ...visitor.notAsked]) notAsked.add(name);
    return {
      member: member.answers,
      visitor: visitor.answers,
      addresses: await askAddresses(true),
      visited: await askAddresses(false),
      mails: await mails(),
    };
  };
  const all = ["member", "visitor", "addresses", "visited"] as const;
  // What an operation does the first time it does not do again.
  await ask(start);
  const once = await ask(start);
  const before = await ask(start);
  const restless = all.flatMap((who) => differing(once[who], before[who]));
  // Nothing is asked so often that it is no longer answered.
  const refused = all.flatMap((who) => [...before[who]].filter(([, said]) => said.startsWith("429")));
  expect({ notAsked: [...notAsked], restless, refused }).toEqual({
    notAsked: Object.keys(NOT_ASKED),
    restless: [],
    refused: [],
  });
  expect(before.member.size).toBeGreaterThan(400);
  await confirmResults(offices, exam.programId, new Date(start.getTime() + HOUR));
  await notifyOfResults(start);
  const confirmed = await ask(start);
  for (const who of all) {
    expect(differing(before[who], confirmed[who])).toEqual([]);
    expect([...confirmed[who]].filter(([, answer]) => SAYS.test(answer))).toEqual([]);
  }
  expect(confirmed.mails).toBe(before.mails);
  expect(gateway().logLines.filter((line) => SAYS.test(line))).toEqual([]);
  gateway().clock.advance(2 * HOUR);
  const later = gateway().clock.now();
  await notifyOfResults(later);
  const released = await ask(later);
  const opened = all
    .flatMap((who) => differing(before[who], released[who]))
    .map((operation) => operation.replace(/\(.*/, ""));
  const telling = ["own applications", "linkedApplication", "myCertificates", "GET /api/v1/my-data"];
  expect(opened).toEqual(expect.arrayContaining(telling));
  expect(released.mails).not.toBe(before.mails);
  gateway().clock.advance(-2 * HOUR);
});
