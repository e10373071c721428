// Shows which refund or booking of the ledger a line is: one of those of that amount at about that time.
import { Button, Menu } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { distinctNames } from "#web/components/distinct-names.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { Line } from "./BankReconciliation.tsx";

interface EntryMenuProps {
  line: Line;
  onTie: (moveId: number) => void;
}

/** What an entry is, by which way its money went. */
const entryKind = ({ amount }: Line, isOfReturn: boolean) =>
  amount > 0 ? (isOfReturn ? "RETURN" : "BOOKING") : isOfReturn ? "RETURNED" : "REFUND";

/** Nothing where no entry of that amount waits. */
export function EntryMenu({ line, onTie }: EntryMenuProps) {
  const intl = useIntl();
  const language = useLanguage();
  if (line.entries.length === 0) return null;
  const isReturn = line.entries.every(({ isOfReturn }) => isOfReturn);
  const names = distinctNames(
    line.entries.map(({ at, payerName, name, isOfReturn, isSameName }) =>
      [
        ...[payerName, name, formatDate(language, at)],
        intl.formatMessage({ id: `bank.entry.${entryKind(line, isOfReturn)}` }),
        ...(isSameName ? [] : [intl.formatMessage({ id: "bank.entry.otherName" })]),
      ].join(", "),
    ),
  );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" variant="filled">
          <FormattedMessage
            id={line.amount < 0 ? "bank.tie" : isReturn ? "bank.tieReturn" : "bank.tieBooking"}
          />
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw="calc(100vw - 32px)">
        {line.entries.map(({ id }, at) => (
          <Menu.Item key={id} onClick={() => onTie(id)}>
            {names[at]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
