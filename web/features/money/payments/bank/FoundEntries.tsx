// Shows whose entries of the ledger, or whose due refunds, a line of the bank may be. Where the line names
// none of them, a person has to know.
import { Text } from "@mantine/core";
import { mdiHelpCircleOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import { paymentPath } from "#web/paths.ts";
import type { Line } from "./BankReconciliation.tsx";
import { askedWords } from "./sign-words.ts";

/** What the ledger has that the line may be. */
export function Recorded({ line: { amount, entries } }: { line: Line }) {
  const isReturn = entries.every(({ isOfReturn }) => isOfReturn);
  const count = entries.length;
  return (
    <>
      <Text>{[...new Set(entries.map(({ payerName }) => payerName))].join(", ")}</Text>
      <StateWord icon={mdiHelpCircleOutline} tone="warn" fw={400}>
        <FormattedMessage
          id={amount < 0 ? "bank.refunds" : isReturn ? "bank.returns" : "bank.bookings"}
          values={{ count }}
        />
      </StateWord>
      {entries.some(({ isSameName }) => isSameName) ? null : (
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage id="bank.otherName" />
        </Text>
      )}
    </>
  );
}

/** Refunds of that amount that are due and not recorded yet. */
export function DueRefunds({ candidates }: Pick<Line, "candidates">) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <>
      {candidates.map(({ id, payerName, name, createdAt }) => (
        <div key={id}>
          <Link className="link" to={paymentPath(id)}>
            {payerName}, {name}
          </Link>
          <Text fz="sm" c="var(--ink-3)">
            {askedWords(intl, language, { createdAt })}
          </Text>
        </div>
      ))}
      <StateWord icon={mdiHelpCircleOutline} tone="warn" fw={400}>
        <FormattedMessage id="bank.dueRefunds" values={{ count: candidates.length }} />
      </StateWord>
      {candidates.some(({ signs }) => signs.includes("NAME")) ? null : (
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage id="bank.otherName" />
        </Text>
      )}
    </>
  );
}
