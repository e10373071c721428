// /admin/posts: everything that was ever written for the boards, by where it stands. State, board and page live in the address.
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { useManuscriptListQuery } from "#web/gql/manuscripts.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import styles from "./ManagedPostsPage.module.css";
import { ManuscriptRow } from "./ManuscriptRow.tsx";
import { BoardLinks, NewPostLink, StateTabs, TranslationLinks } from "./ManuscriptTabs.tsx";
import { type ManuscriptsAddress, manuscriptsPath, readManuscriptsAddress } from "./manuscripts-address.ts";

export function Component() {
  const [query] = useSearchParams();
  const address = readManuscriptsAddress(query);
  return (
    <AdminLayout>
      <div className={styles.head}>
        <h1>
          <FormattedMessage id="manuscripts.title" />
        </h1>
        <NewPostLink board={address.board} />
      </div>
      <StateTabs address={address} />
      <div className={styles.narrow}>
        <BoardLinks address={address} />
        <TranslationLinks address={address} />
      </div>
      <Manuscripts address={address} />
    </AdminLayout>
  );
}

function Manuscripts({ address }: { address: ManuscriptsAddress }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching, stale }, ask] = useManuscriptListQuery({
    variables: { ...address, language },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (error && !fetching) {
    const isRefused = error.graphQLErrors[0]?.extensions.code === "FORBIDDEN";
    const message = intl.formatMessage({ id: isRefused ? "errors.FORBIDDEN" : "manuscripts.failed" });
    return <ErrorState message={message} onRetry={again} />;
  }
  if (!data) {
    return (
      <p className={styles.waiting} role="status">
        <FormattedMessage id="manuscripts.loading" />
      </p>
    );
  }
  const { items, totalCount, pageCount } = data.manuscripts;
  if (items.length === 0) {
    return (
      <div className={styles.list}>
        <EmptyState
          title={<FormattedMessage id={`manuscripts.empty.${address.state}`} />}
          detail={<FormattedMessage id="manuscripts.emptyDetail" />}
        />
      </div>
    );
  }
  return (
    <>
      <p className={styles.count}>
        <FormattedMessage id="manuscripts.count" values={{ count: totalCount }} />
      </p>
      <ul className={styles.list} aria-busy={stale}>
        {items.map((manuscript) => (
          <ManuscriptRow key={manuscript.id} manuscript={manuscript} onChanged={again} />
        ))}
      </ul>
      <Pagination
        current={address.page}
        count={pageCount}
        disabled={fetching}
        href={(page) => manuscriptsPath({ ...address, page })}
      />
    </>
  );
}
