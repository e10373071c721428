// Says when a payment was asked for and why it is proposed for a line, in words.
import type { IntlShape } from "react-intl";
import { formatDate } from "#web/i18n/format-dates.ts";
import type { UiLanguage } from "#web/i18n/language.ts";
import type { Line } from "./BankReconciliation.tsx";

type Candidate = Line["candidates"][number];

/** Such as "asked for on 5 Jan 2026": it distinguishes two payments of one person for the same thing. */
export const askedWords = (
  intl: IntlShape,
  language: UiLanguage,
  { createdAt }: Pick<Candidate, "createdAt">,
): string => intl.formatMessage({ id: "bank.asked" }, { date: formatDate(language, createdAt) });

/** Such as "Name, amount agree · asked for after the deposit". */
export function signWords(intl: IntlShape, { signs }: Pick<Candidate, "signs">): string {
  const agreeing = signs.filter((sign) => sign !== "EARLY");
  const words = agreeing.map((sign) => intl.formatMessage({ id: `bank.sign.${sign}` }));
  // Why the rest has to be checked.
  const agreesButNumber = signs.includes("NAME") && signs.includes("AMOUNT") && !signs.includes("NUMBER");
  return [
    intl.formatMessage({ id: "bank.signs" }, { signs: words.join(", "), count: words.length }),
    ...(signs.includes("AMOUNT") ? [] : [intl.formatMessage({ id: "bank.sign.amountDiffers" })]),
    ...(agreesButNumber ? [intl.formatMessage({ id: "bank.sign.noNumber" })] : []),
    ...(signs.includes("EARLY") ? [intl.formatMessage({ id: "bank.sign.EARLY" })] : []),
  ].join(" · ");
}
