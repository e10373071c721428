// @module-tag long
// Somebody of the office of programs who rates a session is blind to it until its release: every query of the office, made from the
// schema and asked whole, every act on applications, exports, prints, counts, files.
import { execute, parse } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { findViewer } from "#gateway/auth/session.ts";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { Viewer } from "#schema/context.ts";
import { schema } from "#schema/index.ts";
import { filesByPass } from "#schema/policies/overview/files.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { answered } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import {
  assignAll,
  byLink,
  createExam,
  FINISH_RATING,
  INVITE_RATER,
  MAKE_SCRIPTS,
  raterInput,
  scoreAll,
  startRating,
} from "#tests/support/rating.ts";
import { argumentsOf, directContext, selectionOf, type ValuesOf } from "#tests/support/whole-operations.ts";

const gateway = useGateway();
/** Name, address, affiliation and number of an examinee; what the other rater gave, and wrote. */
const SAYS = /새벽별응시\d|saebyeokbyeol|샛별1대학교|E28-0|"points\d*":77\b|다른채점메모/;
const APPLICANTS = "query ($p: Id!) { applicants(programId: $p) { items { name } } }";
const BLIND = "RATER_IS_BLIND";

let office: Somebody;
let both: Somebody;
let exam: Awaited<ReturnType<typeof createExam>>;
let other: Awaited<ReturnType<typeof startRating>>;
let applicationId: number;
let mailingId: number;
let groupId: number;

beforeAll(async () => {
  office = await createSomebody(gateway(), "프로그램 담당", { roles: ["PROGRAM"] });
  both = await createSomebody(gateway(), "채점하는 담당", { roles: ["PROGRAM"] });
  exam = await createExam({ session: { passAverage: 60, ratersPerScript: 2 } });
  const { programId, paperId } = exam;
  await startRating(gateway(), office, programId, both.email);
  other = await startRating(gateway(), office, programId, "other@garam.example", { name: "다른 채점인" });
  const { items } = answered(await both.ask(APPLICANTS, { p: programId }), "applicants");
  // Until there are scripts the person works on the session as before.
  expect(items).toHaveLength(4);
  const begin = "mutation ($p: Id!) { createMailing(programId: $p) { id } }";
  mailingId = answered(await office.ask(begin, { p: programId }), "createMailing").id;
  await assignAll(office, programId);
  expect((await scoreAll(gateway(), { link: other.link, paperId }, () => [50, 27])).code).toBeNull();
  expect((await byLink(gateway(), FINISH_RATING, { link: other.link })).code).toBeNull();
  await db.examRating.updateMany({ where: { raterId: other.id }, data: { note: "다른채점메모" } });
  ({ id: applicationId } = await db.application.findFirstOrThrow({ where: { programId } }));
  const site = await db.programSite.create({
    data: {
      programId,
      position: 0,
      nameKo: "서울",
      rooms: { create: { position: 0, nameKo: "101", seats: 9 } },
    },
    include: { rooms: true },
  });
  const group = { programId, payerName: "기관", language: "KO", createdAt: new Date() } as const;
  ({ id: groupId } = await db.applicationGroup.create({ data: group }));
  const seated = { siteId: site.id, roomId: site.rooms[0]?.id ?? null, groupId };
  await db.application.update({ where: { id: applicationId }, data: seated });
  const file = { key: newFileKey(), kind: "SCRIPT", name: "scan.pdf", mimeType: "application/pdf" } as const;
  const script = await db.examScript.findFirstOrThrow({ where: { applicationId } });
  await db.examScript.update({ where: { id: script.id }, data: { file: { create: { ...file, size: 1 } } } });
});

const valuesOf: ValuesOf = ({ name }, type) => {
  const named = String(type).replace(/[![\]]/g, "");
  if (name === "id") return [String(applicationId), String(exam.programId), String(mailingId)];
  if (name === "programId") return [String(exam.programId)];
  if (name === "groupId") return [String(groupId)];
  if (name === "digest") return [`"${"d".repeat(43)}"`];
  if (named === "WalkInInput") return ['{ name: "새 사람", email: "walk-in@example.org", amount: 0 }'];
  if (name === "filters") return ["[]"];
  if (name === "texts") return ['["가"]'];
  if (named === "Language") return ["KO"];
  if (String(type).startsWith("[Id")) return [`[${applicationId}]`];
  if (named === "Id") return [String(applicationId)];
  if (named === "Int") return [name === "size" ? "20" : "1"];
  if (named === "String") return name === "month" ? ['"2026-11"'] : ['"새벽별"'];
  if (named === "DateTime") return ['"2030-01-01T00:00:00.000Z"'];
  if (named === "BulkSelection") return [`{ ids: [${applicationId}], expectedCount: 1 }`];
  return undefined;
};

/** As the gateway finds it. */
async function viewerOf({ session }: Somebody): Promise<Viewer> {
  const viewer = await findViewer(session, gateway().clock);
  if (!viewer) throw new Error("Nobody is signed in");
  return viewer;
}

/** The queries whose answer says something of an examinee, or of what the other rater gave. */
async function telling(who: Somebody): Promise<string[]> {
  const contextValue = directContext(await viewerOf(who), gateway().clock);
  const said = new Set<string>();
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    for (const args of argumentsOf(field, valuesOf)) {
      const text = `{ ${field.name}${args} ${selectionOf(field.type, valuesOf)} }`;
      const answer = await execute({ schema, contextValue, document: parse(text, { noLocation: true }) });
      if (SAYS.test(JSON.stringify(answer.data ?? null))) said.add(field.name);
    }
  }
  return [...said].sort();
}

test("no query asked whole says anything of the session to its rater, and all of them say it to a colleague", {
  timeout: 300_000,
}, async () => {
  expect(await telling(office)).toEqual(
    expect.arrayContaining([
      "applicants",
      "application",
      "checkIn",
      "examResults",
      "examScoring",
      "examSeating",
      "groupsOfProgram",
      "mailingPeople",
      "officeSearch",
      "photoSheet",
    ]),
  );
  expect(await telling(both)).toEqual([]);
});

test("no act on applications of the session is the rater's", { timeout: 60_000 }, async () => {
  const contextValue = directContext(await viewerOf(both), gateway().clock);
  const codes = new Map<string, Set<unknown>>();
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { auditSubject } = Object(field.extensions);
    if (auditSubject !== "application" && field.name !== "numberExaminees") continue;
    for (const args of argumentsOf(field, valuesOf)) {
      if (!args.includes(String(applicationId)) && !args.includes(String(exam.programId))) continue;
      const text = `mutation { ${field.name}${args} ${selectionOf(field.type, valuesOf, 1)} }`;
      const { errors = [] } = await execute({ schema, contextValue, document: parse(text) });
      const known = codes.get(field.name) ?? new Set();
      codes.set(field.name, known.add(errors[0]?.extensions.code ?? null));
    }
  }
  expect(codes.size).toBeGreaterThan(15);
  const others = [...codes].flatMap(([name, found]) => (found.has(BLIND) ? [] : name)).sort();
  // What a phone recorded at the door is stored all the same; certificates come after the release, assignments in courses.
  expect(others).toEqual([
    "acceptAssignment",
    "issueCertificates",
    "issueExamCertificates",
    "restoreExamCertificate",
    "revokeExamCertificate",
    "sendAttendance",
    "sendCertificateCopy",
    "unsendCertificateCopy",
  ]);
});

test("exports, prints, counts and files of the session are not the rater's", async () => {
  const { programId } = exam;
  const send = async (path: string, body: object, { headers }: Somebody = both) =>
    (await gateway().send(path, body, { headers })).status;
  const exported = { format: "csv", columns: [{ key: "name", heading: "이름" }], filter: { programId } };
  const list = { list: "applicants", sort: "CREATED", reason: "검토", ...exported };
  const prints: readonly [string, object][] = [
    ["/api/v1/exports", list],
    ["/api/v1/exam-lists", { program_id: programId, kind: "ROOMS" }],
    ["/api/v1/participant-lists", { program_id: programId, language: "KO" }],
    ["/api/v1/exam-slips", { application_id: applicationId, language: "KO" }],
  ];
  for (const [path, body] of prints) expect([path, await send(path, body)]).toEqual([path, 403]);
  expect(await send("/api/v1/exports", list, office)).toBe(200);
  const count = 'query ($f: [String!]!) { listCounts(list: "applicants", filters: $f) }';
  const filters = [JSON.stringify({ programId, search: "새벽별" })];
  expect((await both.ask(count, { f: filters })).data).toEqual({ listCounts: [null] });
  expect((await office.ask(count, { f: filters })).data).toEqual({ listCounts: [4] });
  const letters = async (who: Somebody) =>
    answered(await who.ask("{ managedMailings { items { id } } }"), "managedMailings").items.length;
  expect([await letters(both), await letters(office)]).toEqual([0, 1]);
  const scans = async (who: Somebody) =>
    await db.file.count({ where: { AND: [{ kind: "SCRIPT" }, filesByPass(await viewerOf(who)) ?? {}] } });
  expect([await scans(both), await scans(office)]).toEqual([0, 1]);
  const { id } = await db.examScript.findFirstOrThrow({ where: { applicationId } });
  const attach = "mutation ($id: Id!) { attachScriptFile(id: $id, fileId: null) { name } }";
  expect((await both.ask(attach, { id })).code).toBe(BLIND);
});

test("another session, one that the person declined, and this one after its release are seen as before", async () => {
  const names = async (programId: number) =>
    answered(await both.ask(APPLICANTS, { p: programId }), "applicants").items.length;
  const unrated = await createExam({ examinees: 1 });
  await office.ask(MAKE_SCRIPTS, { programId: unrated.programId });
  expect(await names(unrated.programId)).toBe(1);
  const declined = await createExam({ examinees: 1 });
  await office.ask(MAKE_SCRIPTS, { programId: declined.programId });
  const invited = { programId: declined.programId, input: raterInput(both.email) };
  answered(await office.ask(INVITE_RATER, invited), "inviteRater");
  // Who was asked would learn whose the scripts are before the answer.
  expect((await both.ask(APPLICANTS, { p: declined.programId })).code).toBe(BLIND);
  await db.examRater.updateMany({ where: { programId: declined.programId }, data: { state: "DECLINED" } });
  expect(await names(declined.programId)).toBe(1);
  const now = gateway().clock.now();
  const release = (at: Date) =>
    db.program.update({ where: { id: exam.programId }, data: { resultsReleasedAt: at } });
  await release(new Date(now.getTime() + HOUR));
  expect((await both.ask(APPLICANTS, { p: exam.programId })).code).toBe(BLIND);
  await release(now);
  expect(await names(exam.programId)).toBe(4);
  const results =
    "query ($p: Id!) { examResults(programId: $p) { isBlind passed failed open sittings { totalCount } } }";
  expect(answered(await both.ask(results, { p: exam.programId }), "examResults")).toMatchObject({
    isBlind: false,
    sittings: { totalCount: 4 },
  });
});
