// @module-tag long
// The list of certificates in the account: what is in it is issued, what cannot be issued is not in it, and nobody reads another's.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const MINE = `{ myCertificates { kind applicationId paymentId year title(language: EN) { text } } }`;
const at = (days: number) => new Date(gateway().clock.now().getTime() + days * DAY);

interface Listed {
  readonly kind: string;
  readonly applicationId: number | null;
  readonly paymentId: number | null;
  readonly year: number | null;
  readonly title: { readonly text: string } | null;
}

let office: Person;
let member: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["MEMBER", "PROGRAM"] });
});
beforeEach(async () => {
  member = await createPerson(gateway());
});

const listed = async (person: Person): Promise<readonly Listed[]> =>
  answered(await person.ask(MINE), "myCertificates");
const kindsOf = async (person: Person) => (await listed(person)).map(({ kind }) => kind);

/** A program that is over, with an application of the member. */
async function attended(program: object, application: object = {}): Promise<number> {
  const { id: programId } = await createProgram({
    startsAt: at(-20),
    endsAt: new Date(at(-20).getTime() + HOUR),
    ...program,
  });
  const { id } = await db.application.create({
    data: {
      programId,
      memberId: member.id,
      state: "ATTENDED",
      amount: 0,
      name: "한나래",
      email: member.email,
      ...application,
    },
  });
  return id;
}

const request = ({ kind, applicationId, paymentId, year }: Listed) => ({
  kind,
  language: "EN",
  ...(applicationId === null ? {} : { application_id: applicationId }),
  ...(paymentId === null ? {} : { payment_id: paymentId }),
  ...(year === null ? {} : { year }),
});
const issue = (person: Person, one: Listed) =>
  gateway().send("/api/v1/documents", request(one), { headers: person.headers });

/** A course that the member has completed. */
async function completeCourse(): Promise<void> {
  const applicationId = await attended({
    kind: "WORKSHOP",
    titleKo: "과정",
    titleEn: "Course",
    completionRule: { create: { attendancePercent: 100, needsAssignment: false, needsPayment: false } },
  });
  const recordedAt = gateway().clock.now();
  const record = { device: `course-${applicationId}`, sequence: 0, applicationId, state: "PRESENT" } as const;
  await db.attendance.create({ data: { ...record, isCurrent: true, at: recordedAt, recordedAt } });
}

/** One of each kind but reviews. */
async function earnAll(): Promise<number> {
  const createdAt = gateway().clock.now();
  const fromDay = new Date("2020-03-02");
  await db.membership.create({
    data: { memberId: member.id, grade: "REGULAR", source: "EXEMPTION", fromDay, createdAt },
  });
  await db.payment.create({
    data: {
      memberId: member.id,
      type: "ANNUAL",
      year: 2026,
      nameKo: "연회비",
      nameEn: "Dues of 2026",
      amountDue: 50_000,
      amountPaid: 50_000,
      state: "PAID",
      paidAt: createdAt,
      createdAt,
      payerName: "한나래",
      payerEmail: member.email,
      depositorName: "한나래",
    },
  });
  const exam = { kind: "KITEC", titleKo: "시험", titleEn: "Exam", resultsReleasedAt: at(-1) };
  const passed = await attended(exam, { score: 71, verdict: "PASSED" });
  await completeCourse();
  await attended({ kind: "SEMINAR", titleKo: "세미나", titleEn: "Seminar" });
  return passed;
}

test("each of the list is issued, and the office finds them on the member's page", async () => {
  expect(await listed(member)).toEqual([]);
  await earnAll();
  const all = await listed(member);
  expect(all.map(({ kind, title }) => [kind, title?.text ?? null])).toEqual([
    ["MEMBERSHIP", null],
    ["RECEIPT", "Dues of 2026"],
    ["ATTENDANCE", "Seminar"],
    ["COMPLETION", "Course"],
    ["ATTENDANCE", "Course"],
    ["EXAM_CERTIFICATE", "Exam"],
  ]);
  for (const one of all) expect([one.kind, (await issue(member, one)).status]).toEqual([one.kind, 200]);
  const read = `{ managedMember(id: ${member.id}) { record {
    documents { kind number code revokedAt } applications { title(language: EN) examPart verdict } } } }`;
  const { record } = answered(await office.ask(read), "managedMember");
  expect(record.documents.map(({ kind }: { kind: string }) => kind).sort()).toEqual(
    all.map(({ kind }) => kind).sort(),
  );
  const [document] = await db.issuedDocument.findMany({ where: { kind: "EXAM_CERTIFICATE" } });
  const code = (document?.code ?? "").replaceAll(/(.{4})(?=.)/g, "$1-");
  expect(record.documents).toContainEqual(expect.objectContaining({ kind: "EXAM_CERTIFICATE", code }));
  expect(record.applications).toContainEqual(expect.objectContaining({ title: "Exam", verdict: "PASSED" }));
});

/** How often the most frequent statement was sent to answer the list. */
async function mostRepeated(): Promise<number> {
  const sent = vi.spyOn(pool, "query");
  await listed(member);
  const times = new Map<string, number>();
  for (const [asked] of sent.mock.calls) {
    const text = String(Object(asked).text ?? asked);
    if (text.includes("applications")) times.set(text, (times.get(text) ?? 0) + 1);
  }
  sent.mockRestore();
  return Math.max(...times.values());
}

test("many applications are read at once", async () => {
  await completeCourse();
  const ofOne = await mostRepeated();
  await completeCourse();
  await completeCourse();
  expect((await listed(member)).filter(({ kind }) => kind === "COMPLETION")).toHaveLength(3);
  expect(await mostRepeated()).toBe(ofOne);
});

test("what was revoked, is not released, or was not attended is not in the list, and not another's", async () => {
  const passed = await earnAll();
  const other = await createPerson(gateway());
  expect(await listed(other)).toEqual([]);
  const [exam] = (await listed(member)).filter(({ kind }) => kind === "EXAM_CERTIFICATE");
  if (!exam) throw new Error("No certificate of the exam");
  expect((await issue(other, exam)).status).toBe(404);
  expect((await issue(member, exam)).status).toBe(200);
  await db.issuedDocument.updateMany({
    where: { applicationId: passed },
    data: { revokedAt: gateway().clock.now() },
  });
  expect(await kindsOf(member)).not.toContain("EXAM_CERTIFICATE");
  expect((await issue(member, exam)).status).toBe(409);
  await db.issuedDocument.updateMany({ where: { applicationId: passed }, data: { revokedAt: null } });
  expect(await kindsOf(member)).toContain("EXAM_CERTIFICATE");
  const { programId } = await db.application.findUniqueOrThrow({ where: { id: passed } });
  await db.program.update({ where: { id: programId }, data: { resultsReleasedAt: at(1) } });
  expect(await kindsOf(member)).not.toContain("EXAM_CERTIFICATE");
  const verdicts = async () => {
    const read = `{ managedMember(id: ${member.id}) { record { applications { verdict } } } }`;
    const { record } = answered(await office.ask(read), "managedMember");
    return record.applications.map(({ verdict }: { verdict: string | null }) => verdict);
  };
  // Not before the release, not even on the page of the office; later only to who may read results.
  expect(await verdicts()).toEqual([null, null, null]);
  await db.program.update({ where: { id: programId }, data: { resultsReleasedAt: at(-1) } });
  expect((await verdicts()).sort()).toEqual(["PASSED", null, null]);
  const membersOffice = await createPerson(gateway(), { roles: ["MEMBER"] });
  const read = `{ managedMember(id: ${member.id}) { record { applications { verdict } } } }`;
  const { record } = answered(await membersOffice.ask(read), "managedMember");
  expect(record.applications).toEqual([{ verdict: null }, { verdict: null }, { verdict: null }]);
});
