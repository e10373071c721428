// What was found, by kind: a heading with the number, the hits, and the way to the rest.
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { RowLink } from "#web/components/RowLink.tsx";
import type { SearchPageQuery } from "#web/gql/search.ts";
import { Highlighted } from "./Highlighted.tsx";
import styles from "./SearchResults.module.css";
import { type SearchAddress, searchPath } from "./search-address.ts";

type Group = SearchPageQuery["search"]["groups"][number];
type Hit = Group["hits"][number];

/** A number, with a plus where there are more than are counted. */
export function Count({ count, hasMore }: { count: number; hasMore: boolean }) {
  return (
    <>
      <FormattedNumber value={count} />
      {hasMore ? "+" : null}
    </>
  );
}

/** Where all kinds are shown, each ends with the way to the rest of it. */
export function SearchGroup({ group, address }: { group: Group; address: SearchAddress }) {
  const { type, count, hasMore, hits } = group;
  const heading = `search-${type}`;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>
          <FormattedMessage id={`enums.SearchType.${type}`} />{" "}
          <span className={styles.count}>
            <Count count={count} hasMore={hasMore} />
          </span>
        </h2>
        {address.type === null && count > hits.length ? (
          <MoreLink to={searchPath({ ...address, type, page: 1 })}>
            <FormattedMessage id={`search.more.${type}`} />
          </MoreLink>
        ) : null}
      </div>
      <ul className={styles.list}>
        {hits.map((hit) => (
          <HitRow key={hit.id} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

function HitRow({ hit: { path, title, snippet, date } }: { hit: Hit }) {
  return (
    <li className={styles.hit}>
      <h3 className={styles.title}>
        <LanguageBadge language={title.language} />{" "}
        <RowLink to={path}>
          <Highlighted text={title} />
        </RowLink>
      </h3>
      {snippet === null ? null : (
        <p className={styles.snippet}>
          <Highlighted text={snippet} />
        </p>
      )}
      {date === null ? null : <Day className={styles.day} at={date} />}
    </li>
  );
}
