// @module-tag both
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { nextTry } from "#prisma/queue.ts";
import { createMember, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
type Person = Awaited<ReturnType<typeof createSignedIn>>;

const ASK = `mutation ($input: GradeRequestInput!) { requestGrade(input: $input) {
  id affiliation requestedGrade gradeRequests { id grade status reason decidedBy } } }`;
const TAKE_BACK =
  "mutation ($id: Id!) { cancelGradeRequest(id: $id) { requestedGrade gradeRequests { id } } }";
const APPROVE = "mutation ($id: Id!) { approveGradeRequest(id: $id) { id grade requestedGrade } }";
const APPROVE_OFFERING = "mutation ($id: Id!) { approveGradeRequest(id: $id) { viewerCanUndoDecision } }";
const UNDO = "mutation ($memberId: Id!) { undoGradeDecision(memberId: $memberId) { grade requestedGrade } }";
const REFUSE =
  "mutation ($id: Id!, $reason: String!) { refuseGradeRequest(id: $id, reason: $reason) { id grade requestedGrade } }";

const ask = (person: Person, query: string, variables: object) =>
  askGraphql(gateway(), query, { variables, headers: person.session.headers });

let office: Person;
let other: Person;
beforeAll(async () => {
  office = await createSignedIn({ roles: ["MEMBER"], name: "임새봄" });
  other = await createSignedIn({ roles: ["MEMBER"] });
});

/** Somebody whose request waits. */
async function applicant(grade: "REGULAR" | "INSTITUTION" = "REGULAR") {
  const person = await createSignedIn({ gradeRequests: { create: { grade } } });
  const { id } = await db.gradeRequest.findFirstOrThrow({ where: { memberId: person.id } });
  return { person, request: id };
}

const mailsTo = async (memberId: number) =>
  (await db.mail.findMany({ where: { memberId }, orderBy: { id: "asc" } })).map(({ kind }) => kind);
const audited = (subjectId: number) =>
  db.auditEntry.findMany({ where: { subject: "member", subjectId }, orderBy: { id: "asc" } });

describe("asking for a grade", () => {
  test("needs affiliation and final degree where registration does, and keeps them", async () => {
    const me = await createSignedIn();
    const bare = await ask(me, ASK, { input: { grade: "REGULAR" } });
    expect(bare.errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: { affiliation: ["REQUIRED"], finalDegreeInstitution: ["REQUIRED"] },
    });
    const input = { grade: "REGULAR", affiliation: "가나대학교", finalDegreeInstitution: "나다대학교" };
    expect((await ask(me, ASK, { input })).data).toMatchObject({
      requestGrade: {
        affiliation: "가나대학교",
        requestedGrade: "REGULAR",
        gradeRequests: [{ grade: "REGULAR", status: "PENDING", reason: null, decidedBy: null }],
      },
    });
  });

  test("has one request wait at a time, also when the button is pressed ten times at once", async () => {
    const me = await createSignedIn();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(me, ASK, { input: { grade: "INSTITUTION" } })),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "GRADE_REQUEST_WAITS")).toHaveLength(9);
    expect(await db.gradeRequest.count({ where: { memberId: me.id } })).toBe(1);
  });

  test("is refused for the grade one has and for those the office gives", async () => {
    const me = await createSignedIn({ grade: "INSTITUTION" });
    const held = await ask(me, ASK, { input: { grade: "INSTITUTION" } });
    expect(held.errors[0]?.extensions?.fields).toEqual({ grade: ["GRADE_HELD"] });
    for (const grade of ["GENERAL", "HONORARY"]) {
      const answer = await ask(me, ASK, { input: { grade } });
      expect(answer.errors[0]?.extensions?.fields).toEqual({ grade: ["CHOICE_UNKNOWN"] });
    }
  });
});

describe("taking it back", () => {
  test("undoes the own request while it waits, and another may be sent", async () => {
    const { person, request } = await applicant();
    expect((await ask(person, TAKE_BACK, { id: request })).data).toEqual({
      cancelGradeRequest: { requestedGrade: null, gradeRequests: [] },
    });
    expect((await ask(person, ASK, { input: { grade: "INSTITUTION" } })).code).toBeNull();
  });

  test("is for nobody else's, and not for one that is decided", async () => {
    const { person, request } = await applicant();
    expect((await ask(await createSignedIn(), TAKE_BACK, { id: request })).code).toBe("NOT_FOUND");
    expect((await ask(office, REFUSE, { id: request, reason: "서류 부족" })).code).toBeNull();
    expect((await ask(person, TAKE_BACK, { id: request })).code).toBe("CONFLICT");
  });
});

describe("deciding", () => {
  test("approval without dues gives the grade at once, with a mail and what was done written down", async () => {
    const { person, request } = await applicant();
    expect((await ask(office, APPROVE, { id: request })).data).toEqual({
      approveGradeRequest: { id: person.id, grade: "REGULAR", requestedGrade: null },
    });
    expect(await mailsTo(person.id)).toEqual(["GRADE_APPROVED"]);
    expect(await audited(person.id)).toMatchObject([
      { action: "approveGradeRequest", actorId: office.id, after: { request: "APPROVED" } },
      {
        action: "approveGradeRequest",
        before: { grade: "GENERAL" },
        after: { grade: "REGULAR" },
        address: "127.0.0.1",
      },
    ]);
  });

  test("a refusal carries its reason to the member, in the account and in the mail", async () => {
    const { person, request } = await applicant();
    const blank = await ask(office, REFUSE, { id: request, reason: "  " });
    expect(blank.errors[0]?.extensions?.fields).toEqual({ reason: ["REQUIRED"] });
    const reason = "소속 기관의 증명서가 필요합니다.";
    expect((await ask(office, REFUSE, { id: request, reason })).data).toEqual({
      refuseGradeRequest: { id: person.id, grade: "GENERAL", requestedGrade: null },
    });
    const { data } = await ask(
      person,
      "{ viewer { member { gradeRequests { status reason decidedBy } } } }",
      {},
    );
    expect(data).toEqual({
      viewer: { member: { gradeRequests: [{ status: "REFUSED", reason, decidedBy: null }] } },
    });
    const mail = await db.mail.findFirstOrThrow({ where: { memberId: person.id } });
    expect(mail).toMatchObject({ kind: "GRADE_REFUSED", text: expect.stringContaining(reason) });
  });

  test("of two people who decide at once one is heard, the other learns what was decided", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, request } = await applicant();
      const answers = await Promise.all([
        ask(office, APPROVE, { id: request }),
        ask(other, REFUSE, { id: request, reason: "아니요" }),
      ]);
      const approved = answers[0]?.code === null;
      expect(answers.map(({ code }) => code).sort()).toEqual(["CONFLICT", null]);
      const loser = answers.find(({ code }) => code !== null);
      expect(JSON.parse(loser?.text ?? "").errors[0].extensions.conflict).toEqual({
        status: approved ? "APPROVED" : "REFUSED",
      });
      expect(await db.member.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
        grade: approved ? "REGULAR" : "GENERAL",
      });
      expect(await mailsTo(person.id)).toEqual([approved ? "GRADE_APPROVED" : "GRADE_REFUSED"]);
    }
  });

  test("an approval while the member takes the request back: one of them happened, wholly", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, request } = await applicant();
      const [approved, taken] = await Promise.all([
        ask(office, APPROVE, { id: request }),
        ask(person, TAKE_BACK, { id: request }),
      ]);
      const won = approved.code === null;
      expect([approved.code, taken.code]).toEqual(won ? [null, "CONFLICT"] : ["NOT_FOUND", null]);
      const { grade } = await db.member.findUniqueOrThrow({ where: { id: person.id } });
      expect(grade).toBe(won ? "REGULAR" : "GENERAL");
      expect(await db.gradeRequest.count({ where: { memberId: person.id } })).toBe(won ? 1 : 0);
      expect(await audited(person.id)).toHaveLength(won ? 2 : 0);
    }
  });

  test("what was decided or belongs to a closed account is decided by nobody", async () => {
    const closed = await createMember({
      status: "WITHDRAWN",
      gradeRequests: { create: { grade: "REGULAR" } },
    });
    const { id } = await db.gradeRequest.findFirstOrThrow({ where: { memberId: closed.id } });
    expect((await ask(office, APPROVE, { id })).code).toBe("NOT_FOUND");
    expect((await ask(office, APPROVE, { id: 2_000_000_000 })).code).toBe("NOT_FOUND");
  });
});

describe("a decision that was a slip of the hand", () => {
  const gradeAndStatusOf = async (memberId: number) => {
    const { grade } = await db.member.findUniqueOrThrow({ where: { id: memberId } });
    const { status } = await db.gradeRequest.findFirstOrThrow({ where: { memberId } });
    return { grade, status };
  };

  test("is taken back with its email, which waits: what was asked waits again", async () => {
    const { person, request } = await applicant();
    const decisions = [
      [APPROVE, { id: request }],
      [REFUSE, { id: request, reason: "아니요" }],
    ] as const;
    for (const [decision, variables] of decisions) {
      expect((await ask(office, decision, variables)).code).toBeNull();
      const { id } = await db.mail.findFirstOrThrow({ where: { memberId: person.id } });
      expect((await nextTry("mail", String(id)))?.getTime()).toBeGreaterThan(Date.now() + 30_000);
      expect((await ask(office, UNDO, { memberId: person.id })).data).toEqual({
        undoGradeDecision: { grade: "GENERAL", requestedGrade: "REGULAR" },
      });
      expect(await mailsTo(person.id)).toEqual([]);
      expect(await nextTry("mail", String(id))).toBeNull();
    }
    expect((await audited(person.id)).at(-1)).toMatchObject({
      action: "takeBackGradeDecision",
      actorId: office.id,
      after: { grade: "GENERAL", request: "PENDING" },
    });
    expect(await db.membership.count({ where: { memberId: person.id } })).toBe(0);
    expect((await ask(office, APPROVE, { id: request })).code).toBeNull();
    expect(await gradeAndStatusOf(person.id)).toEqual({ grade: "REGULAR", status: "APPROVED" });
  });

  test("gives the earlier grade back that the office changed without a request", async () => {
    const { id: memberId } = await createMember({ grade: "ASSOCIATE" });
    const change = `mutation ($id: Id!) { changeMemberGrade(id: $id, grade: HONORARY, reason: "총회") {
      record { profile { viewerCanUndoDecision } } } }`;
    expect((await ask(office, change, { id: memberId })).data).toEqual({
      changeMemberGrade: { record: { profile: { viewerCanUndoDecision: true } } },
    });
    expect((await ask(office, UNDO, { memberId })).data).toMatchObject({
      undoGradeDecision: { grade: "ASSOCIATE" },
    });
    expect((await ask(office, UNDO, { memberId })).code).toBe("MAIL_GONE");
  });

  test("stays once its email goes out", async () => {
    const { person, request } = await applicant();
    await ask(office, APPROVE, { id: request });
    const { id } = await db.mail.findFirstOrThrow({ where: { memberId: person.id } });
    await db.$executeRaw`UPDATE pgboss.job SET state = 'active' WHERE name = 'mail' AND singleton_key = ${String(id)}`;
    expect((await ask(office, UNDO, { memberId: person.id })).code).toBe("MAIL_GONE");
    expect(await gradeAndStatusOf(person.id)).toEqual({ grade: "REGULAR", status: "APPROVED" });
    expect(await mailsTo(person.id)).toEqual(["GRADE_APPROVED"]);
  });
});

describe("a grade that costs something", () => {
  beforeAll(async () => {
    await db.gradeDue.create({ data: { grade: "INSTITUTION", type: "ANNUAL", amount: 300_000 } });
  });

  test("is not asked for again before it is paid, and the account says what is owed", async () => {
    const AWAITED = "{ viewer { member { awaitedGrade { grade outstanding isDeclared } } } }";
    const { person, request } = await applicant("INSTITUTION");
    const awaited = async () => Object((await ask(person, AWAITED, {})).data).viewer.member.awaitedGrade;
    expect(await awaited()).toBeNull();
    await ask(office, APPROVE, { id: request });
    expect(await awaited()).toEqual({ grade: "INSTITUTION", outstanding: 300_000, isDeclared: false });
    const again = await ask(person, ASK, { input: { grade: "INSTITUTION" } });
    expect(again.errors[0]?.extensions?.fields).toEqual({ grade: ["GRADE_AWAITS_PAYMENT"] });
    expect(await db.gradeRequest.count({ where: { memberId: person.id } })).toBe(1);
    const other = { grade: "REGULAR", affiliation: "가나대학교", finalDegreeInstitution: "나다대학교" };
    expect((await ask(person, ASK, { input: other })).code).toBeNull();
    await db.payment.updateMany({ where: { memberId: person.id }, data: { state: "DECLARED" } });
    expect(await awaited()).toMatchObject({ isDeclared: true });
    // Paid, it counts: nothing is awaited.
    await db.payment.updateMany({
      where: { memberId: person.id },
      data: { state: "PAID", amountPaid: 300_000 },
    });
    expect(await awaited()).toBeNull();
  });

  test("opens a payment that gives it when it is paid, and says so", async () => {
    const { person, request } = await applicant("INSTITUTION");
    expect((await ask(office, APPROVE, { id: request })).data).toMatchObject({
      approveGradeRequest: { grade: "GENERAL", requestedGrade: null },
    });
    expect(await db.payment.findMany({ where: { memberId: person.id } })).toMatchObject([
      {
        state: "PENDING",
        type: "ANNUAL",
        grade: "INSTITUTION",
        amountDue: 300_000,
        payerEmail: person.email,
      },
    ]);
    const mail = await db.mail.findFirstOrThrow({ where: { memberId: person.id } });
    expect(mail).toMatchObject({ kind: "GRADE_TO_PAY", text: expect.stringContaining("300,000원") });
    expect(mail.text).toMatch(/회비 기간: \d{4}년\(12월 31일까지\)/);
    // Taken back, nothing is to be paid; approved again, it is asked for once.
    expect((await ask(office, UNDO, { memberId: person.id })).code).toBeNull();
    await ask(office, APPROVE, { id: request });
    const states = (await db.payment.findMany({ where: { memberId: person.id } })).map(({ state }) => state);
    expect(states.sort()).toEqual(["CANCELLED", "PENDING"]);
  });

  test("hangs on this year's dues when they are open already, and asks nothing twice", async () => {
    const { person, request } = await applicant("INSTITUTION");
    await ask(office, APPROVE, { id: request });
    await db.payment.updateMany({ where: { memberId: person.id }, data: { grade: "REGULAR" } });
    await db.gradeRequest.create({ data: { memberId: person.id, grade: "INSTITUTION" } });
    const again = await db.gradeRequest.findFirstOrThrow({
      where: { memberId: person.id, status: "PENDING" },
    });
    const approved = await ask(office, APPROVE_OFFERING, { id: again.id });
    // It changed a payment that was there before: it is not taken back.
    expect(approved.data).toEqual({ approveGradeRequest: { viewerCanUndoDecision: false } });
    expect(await db.payment.findMany({ where: { memberId: person.id } })).toMatchObject([
      { grade: "INSTITUTION", state: "PENDING" },
    ]);
    const note = { payment: { memberId: person.id }, reason: "GRADE_HANGS_ON_IT", actorId: office.id };
    expect(await db.paymentMove.count({ where: note })).toBe(1);
  });
});
