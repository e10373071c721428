// The columns of the report of what is not found.

import { Button } from "@mantine/core";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import type { UnknownAddressesQuery } from "#web/gql/redirects.ts";

type Listed = UnknownAddressesQuery["unknownAddresses"]["items"][number];

/** @param lead begins to lead an address somewhere */
export function useUnknownColumns(lead: (address: string) => void): readonly ListColumn<Listed>[] {
  const intl = useIntl();
  const heading = (name: "asked" | "last" | "from") => intl.formatMessage({ id: `redirects.column.${name}` });
  return [
    {
      key: "address",
      heading: intl.formatMessage({ id: "redirects.column.unknown" }),
      cell: ({ address }) => <span className="longWords">{address}</span>,
    },
    {
      key: "asked",
      heading: heading("asked"),
      sort: "ASKED",
      cell: ({ asked }) => <FormattedNumber value={asked} />,
    },
    {
      key: "last",
      heading: heading("last"),
      sort: "LAST",
      cell: ({ lastAt }) => <Moment at={lastAt} />,
      staysWhole: true,
    },
    {
      key: "from",
      heading: heading("from"),
      cell: ({ fromSite }) => <span className="longWords">{fromSite ?? <Nothing />}</span>,
    },
    {
      key: "lead",
      heading: intl.formatMessage({ id: "redirects.lead" }),
      isAct: true,
      cell: ({ address }) => (
        <Button
          variant="subtle"
          size="sm"
          aria-label={intl.formatMessage({ id: "redirects.leadOf" }, { address })}
          onClick={() => lead(address)}
        >
          <FormattedMessage id="redirects.lead" />
        </Button>
      ),
    },
  ];
}
