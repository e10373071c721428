// @module-tag both
// What emails say to whom: in which language, where money is sent, and by which name somebody is greeted (docs/core.md#mail, docs/people.md#names-and-addresses).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK } from "#tests/support/paying.ts";

const gateway = useGateway();
const proved = { emailProvedAt: new Date() };
const ACCOUNT = "가온은행 000-1 (학회)";
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["SUPER"] });
  await createSettings();
  await db.gradeDue.create({ data: { grade: "INSTITUTION", type: "ANNUAL", amount: 300_000 } });
});

const mailsTo = ({ id }: Person) => db.mail.findMany({ where: { memberId: id }, orderBy: { id: "asc" } });
const lastTo = async (person: Person) => (await mailsTo(person)).at(-1);
const depositorOf = async ({ id }: Person) =>
  (await db.payment.findFirstOrThrow({ where: { memberId: id }, orderBy: { id: "desc" } })).depositorName;

test("emails come in the language that was chosen, from then on", async () => {
  const person = await createPerson(gateway());
  const choose = (language: string) =>
    person.ask(
      "mutation ($language: Language!) { chooseMailLanguage(language: $language) { mailLanguage } }",
      {
        language,
      },
    );
  const { id } = await createOpenProgram({ fee: 0 });
  answered(await person.apply(id));
  expect((await choose("EN")).data).toEqual({ chooseMailLanguage: { mailLanguage: "EN" } });
  expect((await person.ask("{ myAccount { mailLanguage } }")).data).toEqual({
    myAccount: { mailLanguage: "EN" },
  });
  const other = await createOpenProgram({ fee: 0 });
  answered(await person.apply(other.id));
  expect(await mailsTo(person)).toMatchObject([
    { language: "KO", subject: "신청이 확정되었습니다: 세미나 | 학회" },
    { language: "EN", subject: "Your place is confirmed: Seminar | Society" },
  ]);
  expect((await choose("KO")).data).toEqual({ chooseMailLanguage: { mailLanguage: "KO" } });
});

test("an application is answered with where to send its money; the name to send it under is for who proved the address", async () => {
  const { id } = await createOpenProgram();
  const known = await createPerson(gateway(), proved);
  const unknown = await createPerson(gateway());
  for (const person of [known, unknown]) answered(await person.apply(id));
  const mail = await lastTo(known);
  expect(mail?.kind).toBe("APPLICATION_RECEIVED");
  expect(mail?.text).toContain("까지 30,000원을 입금해 주시면");
  expect(mail?.text).toContain(`입금 계좌: ${ACCOUNT}\n\n입금자명: ${await depositorOf(known)}\n\n`);
  expect(mail?.text).toContain("{site}/my-account?tab=payments");
  const other = await lastTo(unknown);
  const number = (await depositorOf(unknown)).slice(-4);
  expect(other?.text).toContain(
    `입금 계좌: ${ACCOUNT}\n\n입금자명: 입금하시는 분의 성함 뒤에 숫자 ${number}\n\n`,
  );
  expect(other?.text).not.toContain(await depositorOf(unknown));
});

test("a grade that is to be paid says where, under which name and what is still to come", async () => {
  const approve = async (person: Person) => {
    const { id } = await db.gradeRequest.create({ data: { memberId: person.id, grade: "INSTITUTION" } });
    answered(
      await office.ask("mutation ($id: Id!) { approveGradeRequest(id: $id) { id } }", { id }),
      "approveGradeRequest",
    );
  };
  const member = await createPerson(gateway(), { ...proved, language: "EN" });
  await approve(member);
  const mail = await lastTo(member);
  expect(mail?.kind).toBe("GRADE_TO_PAY");
  expect(mail?.text).toContain("as soon as we receive your dues of KRW 300,000");
  expect(mail?.text).toContain(`Account: ${ACCOUNT}\n\nDepositor name: ${await depositorOf(member)}\n\n`);
  expect(mail?.text).toContain("{site}/en/my-account?tab=payments");

  // Approved once more while a part has come and the deadline has passed.
  const { id } = await db.payment.findFirstOrThrow({ where: { memberId: member.id } });
  answered(await office.ask(BOOK, { id, version: 1, amount: 100_000 }), "bookPayment");
  await db.payment.update({ where: { id }, data: { dueAt: new Date("2020-01-01T00:00:00Z") } });
  await approve(member);
  const again = await lastTo(member);
  expect(again?.text).toContain("we receive your dues of KRW 200,000");
  expect(again?.text).not.toContain("due by");
});
