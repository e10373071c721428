// Shows what the auditors ask for: every move of money of a month or of a year, as a file.
import { Button, Menu } from "@mantine/core";
import { mdiTrayArrowDown } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { monthLater } from "#schema/validation/core/months.ts";
import { MOVE_COLUMNS, MOVE_KINDS } from "#schema/validation/money/move-filters.ts";
import { Icon } from "#web/components/Icon.tsx";
import { ExportDialog } from "#web/components/list/ExportDialog.tsx";
import { usePaymentWords } from "#web/features/money/payments/office/payment-words.ts";
import { useMonthWords } from "./MonthSwitch.tsx";

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Its first day and its last. */
function daysOf(month: string): Days {
  const [year = 0, number = 1] = monthLater(month, 1).split("-").map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number - 1, 0)).toISOString().slice(0, 10) };
}

export function AuditorExport({ month }: { month: string }) {
  const intl = useIntl();
  const words = useMonthWords();
  const [days, setDays] = useState<Days | null>(null);
  const year = month.slice(0, 4);
  const { codes } = usePaymentWords();
  const kind = Object.fromEntries(
    MOVE_KINDS.map((one) => [one, intl.formatMessage({ id: `month-end.kind.${one}` })]),
  );
  const coded: Partial<Record<(typeof MOVE_COLUMNS)[number], Readonly<Record<string, string>>>> = {
    kind,
    method: codes.method,
    type: codes.type,
  };
  const columns = MOVE_COLUMNS.map((key) => ({
    key,
    heading: intl.formatMessage({ id: `month-end.move.${key}` }),
    ...(coded[key] ? { words: coded[key] } : {}),
  }));
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="outline" leftSection={<Icon path={mdiTrayArrowDown} size={18} />}>
            <FormattedMessage id="month-end.export" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setDays(daysOf(month))}>{words(month)}</Menu.Item>
          <Menu.Item onClick={() => setDays({ from: `${year}-01-01`, to: `${year}-12-31` })}>
            <FormattedMessage id="month-end.export.year" values={{ year }} />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {days ? (
        <ExportDialog
          count={null}
          request={{
            list: "moves",
            filter: { days },
            sort: "DAY",
            descending: false,
            ids: null,
            columns,
            sheet: intl.formatMessage({ id: "month-end.export.sheet" }),
          }}
          onClose={() => setDays(null)}
        />
      ) : null}
    </>
  );
}
