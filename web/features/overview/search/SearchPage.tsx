// The search of the whole site: the box, the kinds with their numbers, what was found. Works without script.
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigation, useSearchParams } from "react-router-dom";
import { EmptyState } from "#web/components/EmptyState.tsx";
import filters from "#web/components/filters.module.css";
import { Link } from "#web/components/Link.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { type SearchPageQuery, type SearchPageQueryVariables, useSearchPageQuery } from "#web/gql/search.ts";
import { SiteSearch } from "#web/layout/SiteSearch.tsx";
import { useAskAsMember } from "#web/page/ask-as-member.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { exactTermFirst } from "./exact-term.ts";
import styles from "./SearchPage.module.css";
import { Count, SearchGroup } from "./SearchResults.tsx";
import { readSearchAddress, type SearchAddress, searchPath } from "./search-address.ts";

export function Component() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const address = readSearchAddress(query);
  const [{ data }, ask] = useSearchPageQuery({ variables: usePageVariables<SearchPageQueryVariables>() });
  useAskAsMember(data?.search.asMember === false, ask);
  if (data === undefined) return null;
  const heading = intl.formatMessage({ id: "search.heading" });
  return (
    <>
      <PageHead crumbs={[{ label: heading }]} heading={<h1>{heading}</h1>} />
      <div className="frame listPage">
        <SiteSearch look="page" text={address.text} />
        {data.search.tooShort ? (
          <div className={`ruled ${styles.nothing}`}>
            <NothingToLookFor typed={address.text} />
          </div>
        ) : (
          <Results search={data.search} address={address} />
        )}
      </div>
    </>
  );
}

function NothingToLookFor({ typed }: { typed: string }) {
  return typed === "" ? (
    <EmptyState
      title={<FormattedMessage id="search.empty" />}
      detail={<FormattedMessage id="search.emptyDetail" />}
    />
  ) : (
    <EmptyState
      title={<FormattedMessage id="search.tooShort" />}
      detail={<FormattedMessage id="search.tooShortDetail" />}
    />
  );
}

function Results({ search, address }: { search: SearchPageQuery["search"]; address: SearchAddress }) {
  const pending = useNavigation().state !== "idle";
  const { text, groups } = search;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const hasMore = groups.some((group) => group.hasMore);
  const shown = exactTermFirst(text, groups).filter(
    ({ type, hits }) => hits.length > 0 && (address.type ?? type) === type,
  );
  const chosen = groups.find(({ type }) => type === address.type);
  return (
    <>
      <p className={styles.found} role="status">
        <FormattedMessage
          id="search.found"
          values={{ text, count, more: String(hasMore), b: (words) => <b key="b">{words}</b> }}
        />
      </p>
      {count === 0 ? null : <Kinds groups={groups} address={address} count={count} hasMore={hasMore} />}
      {shown.map((group) => (
        <SearchGroup key={group.type} group={group} address={address} />
      ))}
      {shown.length > 0 ? null : (
        <div className={`ruled ${styles.nothing}`}>
          <EmptyState
            title={<FormattedMessage id="search.nothing" />}
            detail={<FormattedMessage id="search.nothingDetail" />}
          />
        </div>
      )}
      {chosen ? (
        <Pagination
          current={address.page}
          count={chosen.pageCount}
          disabled={pending}
          href={(page) => searchPath({ ...address, page })}
        />
      ) : null}
    </>
  );
}

interface KindsProps {
  groups: SearchPageQuery["search"]["groups"];
  address: SearchAddress;
  count: number;
  hasMore: boolean;
}

/** A kind of which nothing was found is no link. */
function Kinds({ groups, address, count, hasMore }: KindsProps) {
  const intl = useIntl();
  return (
    <nav
      className={`${filters.filters} ${styles.kinds}`}
      aria-label={intl.formatMessage({ id: "search.kinds" })}
    >
      <ul>
        <li>
          <Link
            to={searchPath({ ...address, type: null, page: 1 })}
            aria-current={address.type === null || undefined}
          >
            <FormattedMessage id="search.all" /> <Count count={count} hasMore={hasMore} />
          </Link>
        </li>
        {groups
          .filter((group) => group.count > 0 || group.type === address.type)
          .map((group) => (
            <li key={group.type}>
              <Link
                to={searchPath({ ...address, type: group.type, page: 1 })}
                aria-current={address.type === group.type || undefined}
              >
                <FormattedMessage id={`search.type.${group.type}`} />{" "}
                <Count count={group.count} hasMore={group.hasMore} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
