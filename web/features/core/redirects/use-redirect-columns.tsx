// The columns of the list of old addresses.
import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import type { ListedRedirectFragment } from "#web/gql/redirects.ts";
import styles from "./redirects.module.css";

interface Acts {
  readonly change: (redirect: ListedRedirectFragment) => void;
  readonly remove: (redirect: ListedRedirectFragment) => Promise<void>;
}

export function useRedirectColumns({ change, remove }: Acts): readonly ListColumn<ListedRedirectFragment>[] {
  const intl = useIntl();
  return [
    {
      key: "address",
      heading: intl.formatMessage({ id: "redirects.field.address" }),
      sort: "ADDRESS",
      cell: (redirect) => (
        <button type="button" className={`link longWords ${styles.address}`} onClick={() => change(redirect)}>
          {redirect.address}
        </button>
      ),
    },
    {
      key: "target",
      heading: intl.formatMessage({ id: "redirects.field.target" }),
      cell: ({ target }) => (
        // It may be a file or a feed, which have no language in front.
        <a href={target} className={`longWords ${styles.address}`}>
          {target}
        </a>
      ),
    },
    {
      key: "created",
      heading: intl.formatMessage({ id: "redirects.column.created" }),
      sort: "CREATED",
      cell: ({ createdAt }) => <Day at={createdAt} />,
      staysWhole: true,
    },
    {
      key: "delete",
      heading: intl.formatMessage({ id: "redirects.delete" }),
      isAct: true,
      cell: (redirect) => (
        <Button
          variant="subtle"
          size="sm"
          aria-label={intl.formatMessage({ id: "redirects.deleteOf" }, { address: redirect.address })}
          onClick={() => void remove(redirect)}
        >
          <FormattedMessage id="redirects.delete" />
        </Button>
      ),
    },
  ];
}
