// By what a statement is read: as the office said, as the bank is known to write it, or by a guess that somebody has to look at.
import { mdiAlertCircleOutline, mdiCheckCircleOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { StateWord } from "#web/components/StateWord.tsx";
import type { StatementPreview } from "./send-statement.ts";

/** @param props.found null: columns that somebody chooses now */
export function StatementSource({ found }: { found: StatementPreview["found"] }) {
  const intl = useIntl();
  if (!found) return null;
  const isSure = found.source !== "GUESS";
  const bank = found.bank ? intl.formatMessage({ id: `bank.name.${found.bank}` }) : found.name;
  const id = bank === null ? "bank.preview.guess" : isSure ? "bank.preview.known" : "bank.preview.unsure";
  return (
    <StateWord
      icon={isSure ? mdiCheckCircleOutline : mdiAlertCircleOutline}
      tone={isSure ? "ok" : "warn"}
      fw={400}
    >
      <FormattedMessage id={id} values={{ bank }} />
    </StateWord>
  );
}
