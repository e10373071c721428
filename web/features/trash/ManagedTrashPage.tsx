// /admin/trash: everything that was thrown away and can still be had back. Kind and page stand in the address.

import { FormattedMessage, useIntl } from "react-intl";
import { Link, useSearchParams } from "react-router-dom";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import rows from "#web/components/office-rows.module.css";
import tabs from "#web/components/office-tabs.module.css";
import { Pagination } from "#web/components/Pagination.tsx";
import { useTrashQuery } from "#web/gql/trash.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import { TrashRow } from "./TrashRow.tsx";
import styles from "./trash.module.css";
import { readTrashAddress, TRASH_KINDS, type TrashAddress, trashPath } from "./trash-address.ts";

export function Component() {
  const intl = useIntl();
  const address = readTrashAddress(useSearchParams()[0]);
  return (
    <AdminLayout>
      <h1 className={rows.title}>
        <FormattedMessage id="trash.title" />
      </h1>
      <p className={styles.lede}>
        <FormattedMessage id="trash.lede" />
      </p>
      <nav className={tabs.tabs} aria-label={intl.formatMessage({ id: "trash.kinds" })}>
        {[null, ...TRASH_KINDS].map((kind) => (
          <Link
            key={kind}
            to={trashPath({ kind, page: 1 })}
            aria-current={kind === address.kind ? "page" : undefined}
          >
            <FormattedMessage id={`trash.kind.${kind ?? "ALL"}`} />
          </Link>
        ))}
      </nav>
      <Trash address={address} />
    </AdminLayout>
  );
}

function Trash({ address }: { address: TrashAddress }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching, stale }, ask] = useTrashQuery({
    variables: { ...address, language },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (error && !fetching) {
    const isRefused = error.graphQLErrors[0]?.extensions.code === "FORBIDDEN";
    const message = intl.formatMessage({ id: isRefused ? "errors.FORBIDDEN" : "trash.failed" });
    return <ErrorState message={message} onRetry={again} />;
  }
  if (!data) {
    return (
      <p className={rows.count} role="status">
        <FormattedMessage id="trash.loading" />
      </p>
    );
  }
  const { items, totalCount, pageCount } = data.trash;
  if (items.length === 0) return <EmptyState title={<FormattedMessage id="trash.empty" />} />;
  return (
    <>
      <p className={rows.count}>
        <FormattedMessage id="trash.count" values={{ count: totalCount }} />
      </p>
      <ul className={rows.list} aria-busy={stale}>
        {items.map((item) => (
          <TrashRow key={`${item.kind} ${item.id}`} item={item} onChanged={again} />
        ))}
      </ul>
      <Pagination
        current={address.page}
        count={pageCount}
        disabled={fetching}
        href={(page) => trashPath({ ...address, page })}
      />
    </>
  );
}
