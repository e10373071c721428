// Every route beside GraphQL, tried by everybody and by somebody whose session has ended. A new route without
// a row here fails the last test. What the office's pages and the public ones answer is in html.test.ts and
// discovery.test.ts.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import type { MemberGrade, StaffRole } from "#prisma/generated/enums.ts";
import { createMember, createPost, createProgram, createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";
import { viewHeaders } from "#tests/support/viewing.ts";

const gateway = useGateway();

const GRADES = ["GENERAL", "REGULAR"] as const satisfies readonly MemberGrade[];
const ROLES = [
  "CONTENT",
  "PROGRAM",
  "FINANCE",
  "MEMBER",
  "JOURNAL",
  "SUPER",
] as const satisfies readonly StaffRole[];
const PEOPLE = ["visitor", ...GRADES, ...ROLES, "ended"] as const;
type Person = (typeof PEOPLE)[number];

interface Row {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly body?: object;
  /** The status for those who may. */
  readonly answers: number;
  /** Null: everybody, and no token is looked at. */
  readonly may: readonly Person[] | null;
}

const SIGNED_IN: readonly Person[] = [...GRADES, ...ROLES];
/** Nothing of it is there, so that a user who may ask reads what is missing. */
const EMPTY = { body: {}, answers: 422 } as const;

const exportRequest = (list: string, sort: string, filter: object = {}) => ({
  list,
  sort,
  filter,
  format: "csv",
  columns: [{ key: "name", heading: "이름" }],
  reason: "확인",
});
const UPLOAD = "/api/v1/files?kind=";

/** What it is, to how it is asked and who may. */
const MATRIX: Readonly<Record<string, Row>> = {
  register: { method: "POST", path: "/api/v1/register", ...EMPTY, may: null },
  login: { method: "POST", path: "/api/v1/login", ...EMPTY, may: null },
  "forgot-password": { method: "POST", path: "/api/v1/forgot-password", ...EMPTY, may: null },
  "reset-password": { method: "POST", path: "/api/v1/reset-password", ...EMPTY, may: null },
  "verify-email": { method: "POST", path: "/api/v1/verify-email", ...EMPTY, may: null },
  "exam-slips": { method: "POST", path: "/api/v1/exam-slips", ...EMPTY, may: SIGNED_IN },
  "abstract-books": { method: "POST", path: "/api/v1/abstract-books", ...EMPTY, may: ["PROGRAM", "SUPER"] },
  "participant-lists": {
    method: "POST",
    path: "/api/v1/participant-lists",
    ...EMPTY,
    may: ["PROGRAM", "SUPER"],
  },
  "exam-lists": { method: "POST", path: "/api/v1/exam-lists", ...EMPTY, may: ["PROGRAM", "SUPER"] },
  "exam-certificates": {
    method: "POST",
    path: "/api/v1/exam-certificates",
    ...EMPTY,
    may: ["PROGRAM", "SUPER"],
  },
  "change-password": { method: "PATCH", path: "/api/v1/change-password", ...EMPTY, may: SIGNED_IN },
  "change-email": { method: "POST", path: "/api/v1/change-email", ...EMPTY, may: SIGNED_IN },
  withdraw: { method: "POST", path: "/api/v1/withdraw", ...EMPTY, may: SIGNED_IN },
  "send-proof": { method: "POST", path: "/api/v1/send-proof", answers: 204, may: SIGNED_IN },
  "login/second-factor": { method: "POST", path: "/api/v1/login/second-factor", ...EMPTY, may: null },
  "login/passkey": { method: "POST", path: "/api/v1/login/passkey", ...EMPTY, may: null },
  "login/passkey-options": {
    method: "POST",
    path: "/api/v1/login/passkey-options",
    answers: 200,
    may: null,
  },
  reauthenticate: { method: "POST", path: "/api/v1/reauthenticate", ...EMPTY, may: SIGNED_IN },
  "reauthenticate/options": {
    method: "POST",
    path: "/api/v1/reauthenticate/options",
    answers: 200,
    may: SIGNED_IN,
  },
  "factors/totp": { method: "POST", path: "/api/v1/factors/totp", answers: 200, may: SIGNED_IN },
  "factors/totp-confirm": { method: "POST", path: "/api/v1/factors/totp-confirm", ...EMPTY, may: SIGNED_IN },
  "factors/passkey-options": {
    method: "POST",
    path: "/api/v1/factors/passkey-options",
    answers: 200,
    may: SIGNED_IN,
  },
  "factors/passkey": { method: "POST", path: "/api/v1/factors/passkey", ...EMPTY, may: SIGNED_IN },
  "factors/remove": { method: "POST", path: "/api/v1/factors/remove", ...EMPTY, may: SIGNED_IN },
  "factors/recovery-codes": {
    method: "POST",
    path: "/api/v1/factors/recovery-codes",
    answers: 409,
    may: SIGNED_IN,
  },
  logout: { method: "POST", path: "/api/v1/logout", answers: 204, may: SIGNED_IN },
  documents: { method: "POST", path: "/api/v1/documents", ...EMPTY, may: SIGNED_IN },
  "my-data": { method: "GET", path: "/api/v1/my-data", answers: 200, may: SIGNED_IN },
  "file-pass": { method: "GET", path: "/api/v1/file-pass", answers: 200, may: SIGNED_IN },
  "upload of a photo": { method: "POST", path: `${UPLOAD}photo&name=a.png`, answers: 415, may: SIGNED_IN },
  "upload of a picture": {
    method: "POST",
    path: `${UPLOAD}image&name=a.png`,
    answers: 415,
    may: ["CONTENT", "PROGRAM", "JOURNAL", "SUPER"],
  },
  "upload of a document": {
    method: "POST",
    path: `${UPLOAD}attachment&name=a.pdf`,
    answers: 422,
    may: ["CONTENT", "PROGRAM", "JOURNAL", "SUPER"],
  },
  "file of a review, by no link": {
    method: "POST",
    path: "/api/v1/review-file?name=a.pdf",
    answers: 400,
    may: null,
  },
  "photo of an application, by no link": {
    method: "POST",
    path: "/api/v1/application-file?kind=photo&name=a.png",
    answers: 400,
    may: null,
  },
  "scores of a paper, by no link": {
    method: "POST",
    path: "/api/v1/score-sheet",
    answers: 400,
    may: null,
  },
  "workbook of scores, by no link": {
    method: "POST",
    path: "/api/v1/score-sheet-rows",
    answers: 400,
    may: null,
  },
  "statement of the bank": {
    method: "POST",
    path: "/api/v1/statements",
    answers: 415,
    may: ["FINANCE", "SUPER"],
  },
  "link of a contact": { method: "POST", path: "/api/v1/group-links", ...EMPTY, may: null },
  "a file for the translation memory": {
    method: "POST",
    path: "/api/v1/memory-files?preview",
    answers: 415,
    may: ["CONTENT", "PROGRAM", "SUPER"],
  },
  "people of a group": { method: "POST", path: "/api/v1/group-rows", answers: 415, may: SIGNED_IN },
  roster: {
    method: "POST",
    path: "/api/v1/rosters?name=a.csv",
    answers: 415,
    may: ["MEMBER", "SUPER"],
  },
  "problems of a roster": {
    method: "POST",
    path: "/api/v1/roster-problems",
    ...EMPTY,
    may: ["MEMBER", "SUPER"],
  },
  "deposit of an issue": {
    method: "POST",
    path: "/api/v1/journal-deposits",
    body: { issueId: 1_000_000, format: "JATS" },
    answers: 404,
    may: ["JOURNAL", "SUPER"],
  },
  "export of members": {
    method: "POST",
    path: "/api/v1/exports",
    body: exportRequest("members", "NAME"),
    answers: 200,
    may: ["MEMBER", "SUPER"],
  },
  "export of payments": {
    method: "POST",
    path: "/api/v1/exports",
    body: exportRequest("payments", "CREATED"),
    answers: 200,
    may: ["FINANCE", "SUPER"],
  },
  "export of applicants": {
    method: "POST",
    path: "/api/v1/exports",
    body: exportRequest("applicants", "CREATED", { programId: "program" }),
    answers: 200,
    may: ["PROGRAM", "SUPER"],
  },
  "the glossary as a table": { method: "GET", path: "/glossary.csv", answers: 200, may: null },
  "the glossary as TBX": { method: "GET", path: "/glossary.tbx", answers: 200, may: null },
  "calendar of the seminars": { method: "GET", path: "/seminars.ics", answers: 200, may: null },
  "calendar of a program": { method: "GET", path: "/programs/{program}.ics", answers: 200, may: null },
  "calendar of a program that is not there": {
    method: "GET",
    path: "/programs/1000000.ics",
    answers: 404,
    may: null,
  },
  "a file of a published post": { method: "GET", path: "/files/{shown}/a.pdf", answers: 200, may: null },
  "a file of a draft, without a pass": {
    method: "GET",
    path: "/files/{hidden}/a.pdf",
    answers: 404,
    may: null,
  },
  // What a browser sends has a media type of its own (csp-report.test.ts).
  "csp-report": { method: "POST", path: "/api/v1/csp-report", body: {}, answers: 415, may: null },
  "what was done with a popup": { method: "POST", path: "/api/v1/popups", ...EMPTY, may: null },
  "wish to be told what is new": { method: "POST", path: "/api/v1/subscriptions", ...EMPTY, may: null },
  "link about what is new": { method: "POST", path: "/api/v1/subscriptions/confirm", ...EMPTY, may: null },
  "wish to be told when applications open": {
    method: "POST",
    path: "/api/v1/opening-notices",
    ...EMPTY,
    may: null,
  },
  "link about when applications open": {
    method: "POST",
    path: "/api/v1/opening-notices/confirm",
    ...EMPTY,
    may: null,
  },
  // By a signed link of a mail (mail/opt-out.test.ts).
  "opt-out of promotion": { method: "POST", path: "/api/v1/opt-out", answers: 400, may: null },
  // No keys of a card service are set: neither is there (card-payments.test.ts has one).
  "card/return": { method: "GET", path: "/api/v1/card/return", answers: 404, may: null },
  "card/webhook": { method: "POST", path: "/api/v1/card/webhook", body: {}, answers: 404, may: null },
  healthz: { method: "GET", path: "/healthz", answers: 200, may: null },
  readyz: { method: "GET", path: "/readyz", answers: 200, may: null },
};

const ids = new Map<Person, number>();
let programId = 0;
const keys = { shown: newFileKey(), hidden: newFileKey() };

beforeAll(async () => {
  for (const grade of GRADES) ids.set(grade, (await createMember({ grade })).id);
  for (const role of ROLES) ids.set(role, (await createMember({ roles: [role] })).id);
  programId = (await createProgram()).id;
  for (const [name, state] of [
    ["shown", {}],
    ["hidden", { publishedAt: null }],
  ] as const) {
    const key = keys[name];
    const bytes = Buffer.from("%PDF-1.7");
    await gateway().files.write(key, bytes);
    const file = await db.file.create({
      data: { key, name: "a.pdf", mimeType: "application/pdf", size: bytes.length },
    });
    const { id: postId } = await createPost(state);
    await db.attachment.create({ data: { postId, fileId: file.id } });
  }
});

/** Each try is a session of its own: some of them end it. */
async function headersOf(person: Person): Promise<Record<string, string>> {
  if (person === "visitor") return {};
  const { id, headers } = await createSession(ids.get(person) ?? ids.get("GENERAL") ?? 0);
  if (person === "ended") await db.session.delete({ where: { id } });
  return { ...headers };
}

const filled = (text: string) =>
  text
    .replace("{program}", String(programId))
    .replace('"program"', String(programId))
    .replace("{shown}", keys.shown)
    .replace("{hidden}", keys.hidden);

async function ask({ method, path, body }: Row, headers: Record<string, string>): Promise<Response> {
  const isUpload = path.startsWith(UPLOAD);
  const sent = isUpload ? "neither" : body && filled(JSON.stringify(body));
  const type = isUpload ? "application/octet-stream" : "application/json";
  return await gateway().request(filled(path), {
    method,
    headers: { ...headers, ...(sent === undefined ? {} : { "content-type": type }) },
    ...(sent === undefined ? {} : { body: sent }),
  });
}

async function statusFor(person: Person, row: Row): Promise<number> {
  const response = await ask(row, await headersOf(person));
  await response.arrayBuffer();
  return response.status;
}

describe.each(Object.entries(MATRIX))("%s", (_name, row) => {
  test("answers each as it should", async () => {
    const answers: [Person, number][] = [];
    for (const person of PEOPLE) answers.push([person, await statusFor(person, row)]);
    const expected = PEOPLE.map((person) => {
      if (row.may === null) return [person, row.answers];
      if (person === "ended") return [person, 401];
      return [person, row.may.includes(person) ? row.answers : 403];
    });
    expect(answers).toEqual(expected);
  });
});

test("staff who view the site as a member are refused wherever a person is asked for", async () => {
  const boss = await createSession(ids.get("SUPER") ?? 0);
  const headers = await viewHeaders(gateway(), ids.get("GENERAL") ?? 0, boss.headers);
  const results: Record<string, number> = {};
  for (const [name, row] of Object.entries(MATRIX)) {
    if (row.may === null || !row.path.startsWith("/api/")) continue;
    const response = await ask(row, headers);
    const { code } = Object(await response.json());
    if (code !== "VIEW_ONLY") results[`${name} ${code}`] = response.status;
  }
  expect(results).toEqual({});
});

test("every route of the API has a row", () => {
  const gatewayFiles = sourceFiles(".ts").filter((file) => file.startsWith("gateway/"));
  const written = gatewayFiles.flatMap((file) => readSource(file).match(/"\/api\/v1\/[a-z/-]+"/g) ?? []);
  const routes = new Set(written.map((path) => path.slice(1, -1)));
  const tried = new Set(Object.values(MATRIX).map(({ path }) => path.split("?")[0] ?? ""));
  expect([...routes].filter((path) => !tried.has(path))).toEqual([]);
  expect(routes.size).toBeGreaterThan(10);
});
