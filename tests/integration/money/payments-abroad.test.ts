// Where a payer abroad sends money, as the emails say it.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { notifyOfLapse } from "#schema/money/dues/notify-of-lapse.ts";
import { remindOfDues } from "#schema/money/dues/remind-of-dues.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
const CREATE = "mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }";
const ABROAD = "Gaon Bank, Seoul 000-1 (Society), SWIFT/BIC GAONKRSE";
const KOREAN = "가온은행 000-1 (학회)";
let finance: Person;
beforeAll(async () => {
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings({ swiftCode: "GAONKRSE", swiftBank: "Gaon Bank, Seoul", swiftHolder: "Society" });
});

/** The text of the email that asks for a payment. */
async function askedOf(input: object): Promise<string> {
  const certificate = { type: "CERTIFICATE", nameKo: "증명서", nameEn: "Certificate", amountDue: 5_000 };
  answered(await finance.ask(CREATE, { input: { ...certificate, ...input } }), "createPayment");
  const { text } = await db.mail.findFirstOrThrow({
    where: { kind: "PAYMENT_ASKED" },
    orderBy: { id: "desc" },
  });
  return text;
}

function expectAccount(text: string, isAbroad: boolean) {
  const [named, other] = isAbroad ? [ABROAD, KOREAN] : [KOREAN, "SWIFT"];
  expect(text).toContain(named);
  expect(text).not.toContain(other);
}

test("a member abroad sends it under the Latin name, which a bank abroad takes, and a member in Korea under the own", async () => {
  const latin = { familyName: "Han", givenName: "Gaon" };
  for (const [country, name] of [
    ["US", "Gaon Han"],
    ["KR", "한가온"],
  ] as const) {
    const { id: memberId } = await createPerson(gateway(), { ...latin, name: "한가온", country });
    await askedOf({ memberId });
    const { depositorName } = await db.payment.findFirstOrThrow({ where: { memberId } });
    expect(depositorName).toMatch(new RegExp(`^${name}\\d{4}$`));
  }
});

describe("the email that asks for a payment names", () => {
  test.each([
    ["the SWIFT account to a member abroad who reads Korean", "DE", "KO", true],
    ["the SWIFT account to a member abroad who reads English", "US", "EN", true],
    ["the Korean account to a member in Korea who reads English", "KR", "EN", false],
  ] as const)("%s", async (_what, country, language, isAbroad) => {
    const { id: memberId } = await createPerson(gateway(), { country, language });
    expectAccount(await askedOf({ memberId }), isAbroad);
  });

  test.each([
    ["the SWIFT account to a payer without an account who reads English", "EN", true],
    ["the Korean account to a payer without an account who reads Korean", "KO", false],
  ] as const)("%s", async (_what, language, isAbroad) => {
    expectAccount(
      await askedOf({ payerName: "Guest", payerEmail: `${language}@example.org`.toLowerCase(), language }),
      isAbroad,
    );
  });

  test("the Korean account to a reader abroad while the SWIFT account is incomplete", async () => {
    await db.setting.update({ where: { id: 1 }, data: { swiftHolder: null } });
    const { id: memberId } = await createPerson(gateway(), { country: "DE", language: "EN" });
    expectAccount(await askedOf({ memberId }), false);
  });
});

test("a member abroad reads the SWIFT account in the reminders of dues, late ones too, and in the email of the end", async () => {
  await db.setting.update({ where: { id: 1 }, data: { swiftHolder: "Society" } });
  const proved = { emailProvedAt: new Date("2026-01-01T00:00:00Z") };
  const { id: memberId } = await createPerson(gateway(), { country: "US", grade: "REGULAR", ...proved });
  const from = { fromDay: new Date("2026-01-01"), toDay: new Date("2027-01-01") };
  await db.membership.updateMany({ where: { memberId }, data: { source: "PAYMENT", ...from } });
  const dues = { memberId, type: "ANNUAL", year: 2027, nameKo: "연회비", nameEn: "Dues" } as const;
  await createPayment({ ...dues, dueAt: new Date("2027-02-28T15:00:00Z") }, new Date("2027-01-02"));
  for (const at of ["2027-01-29", "2027-03-07"]) await remindOfDues(new Date(`${at}T00:00:00Z`));
  await notifyOfLapse(new Date("2027-04-30T12:00:00Z"));
  const mails = await db.mail.findMany({ where: { memberId }, orderBy: { id: "asc" } });
  expect(mails.map(({ kind }) => kind)).toEqual(["DUES_REMINDER", "DUES_REMINDER", "MEMBERSHIP_ENDED"]);
  for (const { text } of mails) expectAccount(text, true);
});
