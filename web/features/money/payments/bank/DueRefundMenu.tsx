// Leads to the payment whose refund is due, where that refund is recorded on the day of the line. Then the two can be linked.
import { Button, Menu } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { distinctNames } from "#web/components/distinct-names.ts";
import { Link } from "#web/components/Link.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import { refundOnPath } from "#web/paths.ts";
import type { Line } from "./BankReconciliation.tsx";
import { askedWords } from "./sign-words.ts";

/** Nothing where no refund of that amount is due. */
export function DueRefundMenu({ line: { at, candidates }, isMain }: { line: Line; isMain: boolean }) {
  const intl = useIntl();
  const language = useLanguage();
  if (candidates.length === 0) return null;
  const names = distinctNames(
    candidates.map(({ payerName, name, createdAt, signs }) =>
      [
        ...[payerName, name, askedWords(intl, language, { createdAt })],
        ...(signs.includes("NAME") ? [] : [intl.formatMessage({ id: "bank.entry.otherName" })]),
      ].join(", "),
    ),
  );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" variant={isMain ? "filled" : "outline"}>
          <FormattedMessage id="bank.recordRefund" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw="calc(100vw - 32px)">
        {candidates.map(({ id }, index) => (
          <Menu.Item key={id} component={Link} to={refundOnPath(id, seoulDay(new Date(at)))}>
            {names[index]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
