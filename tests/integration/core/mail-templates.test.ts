// The office's words for automatic mails (docs/core.md#mail): checked against what the mail tells, in
// versions, and stored with each mail.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { mailHtml } from "#gateway/mail/mail-html.ts";
import { db } from "#prisma/client.ts";
import { marksOf, WRITTEN_KINDS } from "#schema/core/mail/mail-templates.ts";
import { SAMPLE_DETAILS, SAMPLE_LINK } from "#schema/core/mail/sample-details.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createMember, createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  await createSettings();
  office = await createPerson(gateway(), { roles: ["SUPER"] });
});
beforeEach(async () => {
  await db.mail.deleteMany();
  await db.mailTemplate.deleteMany();
});

const SAVE = `mutation ($kind: MailKind!, $version: Int = 0, $input: MailTemplateInput) {
  saveMailTemplate(kind: $kind, version: $version, input: $input) {
    version isOwn subjectKo previews { subject paragraphs } versions { number subjectKo } } }`;
const words = {
  subjectKo: "입금 확인: {subject}",
  textKo: "{amount}을 잘 받았습니다.",
  subjectEn: "Received: {subject}",
  textEn: "We have {amount}.",
};
const save = (input: object | null, version = 0, kind = "PAYMENT_PAID") =>
  office.ask(SAVE, { kind, version, input });

async function written(details = { subject: "회비", amount: "1원" }) {
  const to = { ...(await createMember()), language: "KO" } as const;
  await db.$transaction((tx) => writeMail(tx, "PAYMENT_PAID", to, { now: new Date(), details }));
  return await db.mail.findFirstOrThrow({ orderBy: { id: "desc" }, include: { template: true } });
}

test("mails are made from the newest words and keep which; the house's come back", async () => {
  expect((await written()).template).toBeNull();
  expect(answered(await save(words), "saveMailTemplate")).toMatchObject({ version: 1, isOwn: true });
  const first = await written();
  expect(first).toMatchObject({ subject: "입금 확인: 회비 | 학회", template: { number: 1 } });
  expect(first.text).toContain("1원을 잘 받았습니다.");
  expect((await save(words, 0)).code).toBe("CONFLICT");
  answered(await save({ ...words, subjectKo: "{subject}" }, 1), "saveMailTemplate");
  expect(await written()).toMatchObject({ subject: "회비 | 학회", template: { number: 2 } });
  const back = answered(await save(null, 2), "saveMailTemplate");
  expect(back).toMatchObject({ version: 3, isOwn: false });
  expect(await written()).toMatchObject({ subject: "납부가 확인되었습니다: 회비 | 학회", template: null });
  const RESTORE = `mutation { restoreMailTemplate(kind: PAYMENT_PAID, version: 3, number: 1) { version subjectKo } }`;
  expect(answered(await office.ask(RESTORE), "restoreMailTemplate")).toEqual({
    version: 4,
    subjectKo: words.subjectKo,
  });
  // What was written stays with its version.
  expect(await db.mail.findUnique({ where: { id: first.id }, select: { templateId: true } })).toEqual({
    templateId: first.templateId,
  });
});

test("a mark that the mail is not told, and a link that is gone, are refused where they stand", async () => {
  const fields = async (change: object, kind?: string) =>
    (await save({ ...words, ...change }, 0, kind)).errors[0]?.extensions?.fields;
  expect(await fields({ textKo: "{amuont}" })).toEqual({ textKo: ["PLACEHOLDER_UNKNOWN"] });
  expect(await fields({ subjectEn: "{amount}{device}" })).toEqual({ subjectEn: ["PLACEHOLDER_UNKNOWN"] });
  expect(await fields({ textEn: "{{amount}}" })).toEqual({ textEn: ["PLACEHOLDER_UNKNOWN"] });
  const plain = { subjectKo: "가", textKo: "가", subjectEn: "A", textEn: "A" };
  expect(await fields(plain, "PASSWORD_RESET")).toEqual({
    textKo: ["LINK_REQUIRED"],
    textEn: ["LINK_REQUIRED"],
  });
});

test("what comes in is text: neither a tag nor a mark", async () => {
  answered(await save({ ...words, textKo: "<b>{amount}</b>" }), "saveMailTemplate");
  const mail = await written({ subject: "{amount}", amount: "<img src=x>{subject}" });
  expect(mail.text).toContain("<b><img src=x>{subject}</b>");
  expect(mailHtml({ ...mail, language: "KO" })).not.toMatch(/<(?:img|b)[ >]/);
});

test("every mark of every mail has a sample in both languages", () => {
  for (const kind of WRITTEN_KINDS) {
    for (const mark of marksOf(kind).text.filter((name) => name !== "link" && name !== "site"))
      for (const samples of Object.values(SAMPLE_DETAILS)) expect(Object.keys(samples)).toContain(mark);
  }
});

test("words that are not saved are read as they would be, and checked as if they were saved", async () => {
  const READ = `query ($input: MailTemplateInput) { mailTemplate(kind: PAYMENT_PAID) { version previews(input: $input) { language subject paragraphs } } }`;
  const typed = answered(await office.ask(READ, { input: words }), "mailTemplate");
  expect(typed).toMatchObject({
    version: 0,
    previews: [
      { language: "KO", subject: "입금 확인: 2026년 연회비 | 학회" },
      { language: "EN", subject: expect.stringContaining("Received: Annual dues 2026") },
    ],
  });
  expect(Object(typed).previews[0].paragraphs).toContain("50,000원을 잘 받았습니다.");
  const faulty = await office.ask(READ, { input: { ...words, textEn: "We have {amont}." } });
  expect(faulty.code).toBe("VALIDATION");
  expect(await db.mailTemplate.count()).toBe(0);
});

test("a mail is tried on its editor alone: in both languages, with samples, marked as a test, in the words that were sent along", async () => {
  const TEST = `mutation ($kind: MailKind!, $input: MailTemplateInput) { testMailTemplate(kind: $kind, input: $input) { kind } }`;
  const mine = () =>
    db.mail.findMany({ where: { memberId: office.id }, orderBy: { id: "asc" }, include: { template: true } });
  answered(await office.ask(TEST, { kind: "PASSWORD_RESET" }), "testMailTemplate");
  const [korean, english, more] = await mine();
  expect([korean?.language, english?.language, more]).toEqual(["KO", "EN", undefined]);
  expect(korean?.subject).toMatch(/^\[시험 발송\] /);
  expect(english?.subject).toMatch(/^\[Test\] /);
  // A link of a test opens nothing.
  for (const mail of [korean, english])
    expect(mail).toMatchObject({ tokenId: null, text: expect.stringContaining(SAMPLE_LINK) });
  expect(korean?.toAddress).toBe(office.email);

  answered(await office.ask(TEST, { kind: "PAYMENT_PAID", input: words }), "testMailTemplate");
  expect((await mine())[2]).toMatchObject({
    subject: "[시험 발송] 입금 확인: 2026년 연회비 | 학회",
    template: null,
  });
  answered(await save(words), "saveMailTemplate");
  answered(await office.ask(TEST, { kind: "PAYMENT_PAID" }), "testMailTemplate");
  expect((await mine())[4]).toMatchObject({ template: { number: 1 } });
  expect((await mine())[4]?.text).toContain("50,000원을 잘 받았습니다.");
  const unknown = await office.ask(TEST, { kind: "PAYMENT_PAID", input: { ...words, textKo: "{program}" } });
  expect(unknown.code).toBe("VALIDATION");
  expect(await mine()).toHaveLength(6);
});

test.each(WRITTEN_KINDS)("%s can be tried", async (kind) => {
  const TEST = "mutation ($kind: MailKind!) { testMailTemplate(kind: $kind) { kind } }";
  answered(await office.ask(TEST, { kind }), "testMailTemplate");
  for (const { subject, text } of await db.mail.findMany())
    expect(`${subject}\n${text}`).not.toMatch(/\{(?!site\})\w+\}/);
});
