// A course from its days to the certificate: the rule, the assignment, the payment, and what anybody with the code reads.
import { beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
let office: Person;
let person: Person;
let programId: number;
let applicationId: number;

const DAYS = 5;
const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds);
const dayOf = (index: number) => at((index - 20) * DAY);
const keyOf = (index: number) => new Date(dayOf(index).getTime() + 9 * HOUR).toISOString().slice(0, 10);

beforeEach(async () => {
  [office, person] = await Promise.all([
    createPerson(gateway(), { roles: ["PROGRAM"] }),
    createPerson(gateway()),
  ]);
  ({ id: programId } = await createProgram({
    kind: "WORKSHOP",
    titleKo: "번역 워크숍",
    titleEn: "Translation workshop",
    startsAt: dayOf(0),
    endsAt: new Date(dayOf(DAYS - 1).getTime() + HOUR),
  }));
  await db.programSession.createMany({
    data: Array.from({ length: DAYS }, (_, index) => ({
      programId,
      position: index,
      titleKo: "강의",
      startsAt: dayOf(index),
      endsAt: new Date(dayOf(index).getTime() + HOUR),
    })),
  });
  const row = { programId, memberId: person.id, state: "CONFIRMED", amount: 0, email: person.email } as const;
  ({ id: applicationId } = await db.application.create({
    data: { ...row, name: "김서연", nameEn: "Seo-yeon Kim" },
  }));
});

async function attend(...days: readonly number[]) {
  const records = days.map((index) => ({
    sequence: index,
    applicationId,
    occasion: `day-${keyOf(index)}`,
    state: "PRESENT",
    at: new Date(),
  }));
  const batch = { device: `course-${applicationId}-${days.join("-")}`, sentAt: new Date(), records };
  const reply = await office.ask(
    "mutation ($p: Id!, $b: AttendanceBatchInput!) { sendAttendance(programId: $p, batch: $b) { outcome } }",
    { p: programId, b: batch },
  );
  expect(Object(reply.data).sendAttendance.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
    days.map(() => "SAVED"),
  );
}

const saveRule = (rule: object, version: number | null = null) =>
  office.ask(
    "mutation ($p: Id!, $v: Int, $r: CompletionRuleInput!) { saveCompletionRule(programId: $p, version: $v, rule: $r) { programId } }",
    {
      p: programId,
      v: version,
      r: { attendancePercent: 80, needsAssignment: false, needsPayment: false, ...rule },
    },
  );
const lacks = async () =>
  Object((await office.ask(`{ completion(programId: ${programId}) { participants { lacks } } }`)).data)
    .completion.participants[0]?.lacks;
const get = (kind: string) =>
  gateway().send(
    "/api/v1/documents",
    { kind, language: "EN", application_id: applicationId },
    { headers: person.headers },
  );
const issueAll = async () =>
  Object((await office.ask(`mutation { issueCertificates(programId: ${programId}) { issued left } }`)).data)
    .issueCertificates;

test("a course is completed by attendance, an accepted assignment and payment, and then certified once", async () => {
  await attend(0, 1, 2);
  expect(await lacks()).toBeNull();
  expect((await get("COMPLETION")).status).toBe(409);
  expect((await saveRule({ needsAssignment: true, needsPayment: true })).errors).toEqual([]);
  expect((await saveRule({ attendancePercent: 60 })).code).toBe("CONFLICT");
  await db.payment.create({
    data: {
      applicationId,
      memberId: person.id,
      type: "PROGRAM",
      nameKo: "가",
      nameEn: "a",
      amountDue: 10_000,
      payerName: "김서연",
      payerEmail: person.email,
      depositorName: "김서연",
    },
  });
  expect(await lacks()).toEqual(["ATTENDANCE", "ASSIGNMENT", "PAYMENT"]);
  await attend(3);
  const handIn = `mutation ($a: Id!) { handInAssignment(applicationId: $a, text: "과제") { progress { assignment lacks } } }`;
  const handedIn = Object((await person.ask(handIn, { a: applicationId })).data).handInAssignment;
  expect(handedIn).toEqual({ progress: { assignment: "과제", lacks: ["ASSIGNMENT", "PAYMENT"] } });
  expect(await issueAll()).toEqual({ issued: 0, left: 0 });
  await office.ask(`mutation { acceptAssignment(applicationId: ${applicationId}, accepted: true) { id } }`);
  expect((await person.ask(handIn, { a: applicationId })).code).toBe("MOVE_REFUSED");
  await db.payment.update({
    where: { applicationId },
    data: { state: "PAID", amountPaid: 10_000, paidAt: new Date() },
  });
  expect(await lacks()).toEqual([]);
  expect(await issueAll()).toEqual({ issued: 1, left: 0 });
  expect(await issueAll()).toEqual({ issued: 0, left: 0 });
  const [document] = await db.issuedDocument.findMany({ where: { applicationId } });
  const verify = async () =>
    Object(
      (
        await askGraphql(
          gateway(),
          "query ($c: String!) { verifiedDocument(code: $c) { kind isValid lines(language: EN) { value } } }",
          {
            variables: { c: document?.code },
          },
        )
      ).data,
    ).verifiedDocument;
  const verified = await verify();
  expect(verified).toMatchObject({ kind: "COMPLETION", isValid: true });
  const values = verified.lines.map(({ value }: { value: string }) => value);
  expect(values).toContain("Translation workshop");
  expect(values).toContain("4 of 5 days");
  expect(values.join()).not.toContain("Seo-yeon Kim");
  expect((await get("COMPLETION")).status).toBe(200);
  await office.ask(`mutation { recordAttendance(ids: [${applicationId}], attended: false) { id } }`);
  expect(await verify()).toMatchObject({ isValid: false });
});

test("a certificate of completion is valid while the course is completed by its rule, and says what is recorded", async () => {
  await attend(0, 1, 2, 3, 4);
  await saveRule({});
  expect(await issueAll()).toEqual({ issued: 1, left: 0 });
  const first = await db.issuedDocument.findFirstOrThrow({ where: { applicationId } });
  const isValid = async (code = first.code) =>
    Object((await askGraphql(gateway(), `{ verifiedDocument(code: "${code}") { isValid } }`)).data)
      .verifiedDocument.isValid;
  const participant = async () =>
    Object(
      (await office.ask(`{ completion(programId: ${programId}) { participants { lacks certificate } } }`))
        .data,
    ).completion.participants[0];
  // A rule that is stricter later takes nothing from it.
  await saveRule({ attendancePercent: 100, needsAssignment: true }, 1);
  expect([await isValid(), await participant()]).toEqual([
    true,
    { lacks: ["ASSIGNMENT"], certificate: "VALID" },
  ]);
  await saveRule({}, 2);
  // Two days are corrected: the course is not completed.
  const correct = (days: readonly number[], state: string) =>
    db.attendance.updateMany({
      where: { applicationId, isCurrent: true, sequence: { in: [...days] } },
      data: { state: state === "ABSENT" ? "ABSENT" : "PRESENT" },
    });
  await correct([0, 1], "ABSENT");
  expect([await isValid(), await participant()]).toEqual([
    false,
    { lacks: ["ATTENDANCE"], certificate: "OUTDATED" },
  ]);
  expect(await issueAll()).toEqual({ issued: 0, left: 0 });
  // With one day less it is completed, but not on as many days as the certificate says: another one takes its place.
  await correct([1], "PRESENT");
  expect([await isValid(), await participant()]).toEqual([false, { lacks: [], certificate: "OUTDATED" }]);
  expect(await issueAll()).toEqual({ issued: 1, left: 0 });
  const second = await db.issuedDocument.findFirstOrThrow({ where: { applicationId, revokedAt: null } });
  expect(second.facts).toMatchObject({ attended: 4, days: 5 });
  expect([await isValid(), await isValid(second.code)]).toEqual([false, true]);
  expect((await get("COMPLETION")).status).toBe(200);
});

test("a certificate of attendance is for who was there; one of completion waits for the end of the course", async () => {
  expect((await get("ATTENDANCE")).status).toBe(409);
  await attend(0, 1, 2, 3, 4);
  const answer = await get("ATTENDANCE");
  expect(answer.status).toBe(200);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await saveRule({});
  await db.program.update({ where: { id: programId }, data: { endsAt: at(DAY) } });
  expect((await get("COMPLETION")).status).toBe(409);
  await db.program.update({ where: { id: programId }, data: { endsAt: at(-DAY) } });
  expect((await get("COMPLETION")).status).toBe(200);
});

test("nobody hands in for somebody else, a percentage is one, and a seminar has no rule", async () => {
  await saveRule({ needsAssignment: true });
  const other = await createPerson(gateway());
  const handIn = await other.ask(
    `mutation { handInAssignment(applicationId: ${applicationId}, text: "가") { id } }`,
  );
  expect(handIn.code).toBe("NOT_FOUND");
  expect((await saveRule({ attendancePercent: 101 }, 1)).code).toBe("VALIDATION");
  const seminar = await createProgram();
  programId = seminar.id;
  expect((await saveRule({})).code).toBe("NOT_FOUND");
});

test("who was there and broke the rules gets no certificate of attendance, and one of before is no longer valid", async () => {
  await attend(0);
  expect((await get("ATTENDANCE")).status).toBe(200);
  const { code } = await db.issuedDocument.findFirstOrThrow({ where: { applicationId } });
  const isValid = async () =>
    Object((await askGraphql(gateway(), `{ verifiedDocument(code: "${code}") { isValid } }`)).data)
      .verifiedDocument.isValid;
  expect(await isValid()).toBe(true);
  await db.attendance.updateMany({
    where: { applicationId, isCurrent: true },
    data: { state: "MISCONDUCT", note: "대리 참석" },
  });
  expect((await get("ATTENDANCE")).status).toBe(409);
  expect(await isValid()).toBe(false);
  await attend(1);
  expect((await get("ATTENDANCE")).status).toBe(200);
});
