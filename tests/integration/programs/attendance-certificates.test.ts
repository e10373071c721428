// @module-tag long
// Certificates of attendance of a seminar: for everybody who was there at once, once each, and for nobody else.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});

const today = () => ({ startsAt: new Date(Date.now() - HOUR), endsAt: new Date(Date.now() + HOUR), fee: 0 });
const attendees = async (id: number) =>
  answered(await office.ask(`{ attendees(programId: ${id}) { id name certificate } }`), "attendees");
const issueAll = async (id: number) =>
  answered(
    await office.ask(`mutation { issueCertificates(programId: ${id}) { issued left } }`),
    "issueCertificates",
  );

test("everybody who was there has one after one act, also without an account; nobody who was absent or broke the rules", async () => {
  const { id: programId } = await createOpenProgram(today());
  const member = await createPerson(gateway());
  const row = { programId, amount: 0 } as const;
  const [came, absent, cheated] = await Promise.all(
    (
      [
        { name: "나회원", memberId: member.id, email: member.email, state: "ATTENDED" },
        { name: "다결석", email: "absent@c.example", state: "NO_SHOW" },
        { name: "라대리", email: "cheat@c.example", state: "ATTENDED" },
      ] as const
    ).map((one) => db.application.create({ data: { ...row, ...one } })),
  );
  if (!came || !absent || !cheated) throw new Error("Nobody applied");
  await db.attendance.create({
    data: {
      device: "door",
      sequence: 0,
      applicationId: cheated.id,
      state: "MISCONDUCT",
      note: "대리 참석",
      at: new Date(),
      recordedAt: new Date(),
      isCurrent: true,
    },
  });
  const ADD = "mutation ($p: Id!, $i: WalkInInput!) { addWalkIn(programId: $p, input: $i) }";
  const input = { name: "가현장", email: "door@c.example", language: "KO", amount: 0 };
  const walkIn: number = answered(await office.ask(ADD, { p: programId, i: input }), "addWalkIn");
  expect(await attendees(programId)).toEqual([
    { id: walkIn, name: "가현장", certificate: "NONE" },
    { id: came.id, name: "나회원", certificate: "NONE" },
  ]);
  expect(await issueAll(programId)).toEqual({ issued: 2, left: 0 });
  expect(await issueAll(programId)).toEqual({ issued: 0, left: 0 });
  const documents = await db.issuedDocument.findMany({
    where: { application: { programId } },
    orderBy: { applicationId: "asc" },
  });
  expect(documents).toMatchObject([
    { applicationId: came.id, memberId: member.id, kind: "ATTENDANCE", revokedAt: null },
    { applicationId: walkIn, memberId: null, kind: "ATTENDANCE", revokedAt: null },
  ]);
  const verify = `{ verifiedDocument(code: "${documents[0]?.code}") { kind isValid } }`;
  expect(answered(await askGraphql(gateway(), verify), "verifiedDocument")).toEqual({
    kind: "ATTENDANCE",
    isValid: true,
  });
  const issues = await db.auditEntry.findMany({ where: { action: "issueDocument", subjectId: came.id } });
  expect(issues).toHaveLength(1);
  // What the office revoked is not issued again for all.
  await db.issuedDocument.updateMany({
    where: { applicationId: came.id },
    data: { revokedAt: new Date(), revokeReason: "이름이 다름" },
  });
  expect((await attendees(programId))[1]).toMatchObject({ certificate: "REVOKED" });
  expect(await issueAll(programId)).toEqual({ issued: 0, left: 0 });
});

test("a course has no such list, and its certificates stay those of completion", async () => {
  const { id: programId } = await createOpenProgram({ ...today(), kind: "WORKSHOP" });
  const row = { programId, amount: 0, name: "가", email: "course@c.example", state: "ATTENDED" } as const;
  await db.application.create({ data: row });
  expect(await attendees(programId)).toBeNull();
  expect(await issueAll(programId)).toEqual({ issued: 0, left: 0 });
});
