// /admin/month-end: whether the bank and the ledger agree on a month, what only one of them has, and closing
// it (docs/money.md#closed-months).
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { month as monthInput, monthLater, monthOf } from "#schema/validation/core/months.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { type MonthEndFragment, useMonthEndQuery } from "#web/gql/month-end.ts";
import { MONTH } from "#web/paths.ts";
import { AuditorExport } from "./AuditorExport.tsx";
import { MonthClosing } from "./MonthClosing.tsx";
import { MonthLines } from "./MonthLines.tsx";
import { MonthOutside } from "./MonthOutside.tsx";
import { MonthSums } from "./MonthSums.tsx";
import { MonthSwitch } from "./MonthSwitch.tsx";

const LISTS = ["unbooked", "notOnStatement", "wentOut", "refunded"] as const;

/** Entries of a list that are left out, because they were reversed again. */
const offsetOf = (books: MonthEndFragment, name: (typeof LISTS)[number]) =>
  name === "notOnStatement" ? books.notOnStatementOffset : name === "refunded" ? books.refundedOffset : 0;

/** The month of the address, else the one that ended last. */
function useMonth(): string {
  const [params] = useSearchParams();
  const [last] = useState(() => monthLater(monthOf(new Date()), -1));
  return monthInput.safeParse(params.get(MONTH)).data ?? last;
}

export function Component() {
  const intl = useIntl();
  const month = useMonth();
  return (
    <>
      <OfficeHead lede={intl.formatMessage({ id: "month-end.lede" })} mb={24}>
        <AuditorExport month={month} />
      </OfficeHead>
      <Stack gap={32}>
        <MonthSwitch month={month} />
        <BooksOfMonth key={month} month={month} />
      </Stack>
    </>
  );
}

function BooksOfMonth({ month }: { month: string }) {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useMonthEndQuery({
    variables: { month },
    requestPolicy: "cache-and-network",
  });
  const books = data?.monthEnd;
  const again = () => ask({ requestPolicy: "network-only" });
  if (!books) {
    if (error && !fetching) {
      return <ErrorState message={intl.formatMessage({ id: "errors.INTERNAL" })} onRetry={again} />;
    }
    return (
      <Text role="status">
        <FormattedMessage id="month-end.loading" />
      </Text>
    );
  }
  return (
    <Stack gap={40}>
      <MonthSums books={books} />
      <MonthClosing books={books} onChanged={again} />
      <MonthOutside sums={books.outside} />
      {LISTS.map((name) => (
        <MonthLines key={name} name={name} lines={books[name]} offset={offsetOf(books, name)} />
      ))}
    </Stack>
  );
}
