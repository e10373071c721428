// Says why a payment is proposed for a line, in words.
import type { IntlShape } from "react-intl";
import type { Line } from "./BankReconciliation.tsx";

type Candidate = Line["candidates"][number];

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
