// Members who agreed to promotion get a mail every two years, once, in their language, with the way to
// withdraw it (docs/people.md#consents).
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { remindOfConsent } from "#schema/people/account/remind-of-consent.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

useGateway();

const agreed = new Date("2024-03-01T03:00:00Z");
const choice = (granted: boolean, createdAt = agreed) =>
  ({ kind: "NEWSLETTER", granted, language: "KO", createdAt }) as const;
const mailsOf = () => db.mail.findMany({ where: { kind: "NEWSLETTER_CONSENT" }, orderBy: { id: "asc" } });

test("two years after the choice, and every two years from then on", async () => {
  const reader = await createMember({ consents: { create: choice(true) } });
  const foreign = await createMember({ language: "EN", consents: { create: choice(true) } });
  // Who took it back, who chose again since, who is not here any more, who never agreed.
  await createMember({ consents: { create: [choice(true), choice(false)] } });
  await createMember({
    consents: { create: [choice(true), choice(true, new Date("2025-12-01T00:00:00Z"))] },
  });
  await createMember({ status: "WITHDRAWN", consents: { create: choice(true) } });
  await createMember({ consents: { create: { ...choice(true), kind: "PRIVACY" } } });

  expect(await remindOfConsent(new Date("2026-03-01T02:59:59Z"))).toBe(0);
  const due = new Date("2026-03-01T03:00:00Z");
  const counts = await Promise.all([remindOfConsent(due), remindOfConsent(due)]);
  expect(counts[0] + counts[1]).toBe(2);
  const [korean, english] = await mailsOf();
  expect([korean?.memberId, english?.memberId]).toEqual([reader.id, foreign.id]);
  expect(korean?.text).toContain("2024년 3월 1일에 학회의 소식과 광고성 메일을 받는 데 동의하셨습니다.");
  expect(english?.text).toContain("On 1 March 2024 you agreed");
  // The link of the reader, and the one click of mail programs, come in when the mail goes out.
  for (const mail of [korean, english]) expect(mail?.text).toContain("{optOut}");

  expect(await remindOfConsent(new Date("2028-02-28T00:00:00Z"))).toBe(1);
  expect(await remindOfConsent(new Date("2028-03-01T03:00:00Z"))).toBe(2);
  expect(await mailsOf()).toHaveLength(5);
  // Nothing was asked for, so without an answer the consent remains valid.
  expect(await db.consent.count({ where: { memberId: reader.id, granted: false } })).toBe(0);
});
