// Why a payment is proposed for a line, and why it has to be checked.
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { messagesOf, speaker } from "#tests/support/messages.ts";
import { signWords } from "#web/features/money/payments/bank/sign-words.ts";

const say = speaker("ko");
const intl = createIntl({ locale: "ko", messages: messagesOf("ko") });

test("where all but the number agrees, that is said", () => {
  const missing = say("bank.sign.noNumber");
  expect(signWords(intl, { signs: ["NAME", "AMOUNT"] })).toContain(missing);
  expect(signWords(intl, { signs: ["NAME", "NUMBER", "AMOUNT"] })).not.toContain(missing);
  expect(signWords(intl, { signs: ["NAME"] })).not.toContain(missing);
});
