// Shows what was found, by kind: a heading with the number, the hits, and a link to the rest.
import { mdiLockOutline } from "@mdi/js";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { LanguageBadge } from "#web/components/LanguageBadge.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import states from "#web/components/programs/StateBadge.module.css";
import { RowLink } from "#web/components/RowLink.tsx";
import type { SearchPageQuery } from "#web/gql/search.ts";
import { Highlighted } from "./Highlighted.tsx";
import styles from "./SearchResults.module.css";
import { type SearchAddress, searchPath } from "./search-address.ts";
import { BETWEEN_SIDES, sidesOfTerm } from "./sides-of-term.ts";

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
      <div className="listHead">
        <h2 className="partTitle" id={heading}>
          <FormattedMessage id={`search.type.${type}`} />{" "}
          <span className={`figures ${styles.count}`}>
            <Count count={count} hasMore={hasMore} />
          </span>
        </h2>
        {address.type === null && count > hits.length ? (
          <MoreLink to={searchPath({ ...address, type, page: 1 })}>
            <FormattedMessage id={`search.more.${type}`} />
          </MoreLink>
        ) : null}
      </div>
      <ul className="ruled">
        {hits.map((hit) => (
          <HitRow key={hit.id} hit={hit} type={type} />
        ))}
      </ul>
    </section>
  );
}

function HitRow({ hit, type }: { hit: Hit; type: Group["type"] }) {
  const { path, title, snippet, programState, file, isForMembers } = hit;
  return (
    <li className={`listRow ${styles.hit}`}>
      <h3 className="rowTitle">
        <LanguageBadge language={title.language} />{" "}
        {file === null ? (
          <RowLink to={path}>
            <HitTitle title={title} type={type} />
          </RowLink>
        ) : (
          <a className="titleLink" href={file.url} download={title.text}>
            <Highlighted text={title} />
          </a>
        )}
        {isForMembers ? (
          <>
            {" "}
            <span className={`tall tagWord ${styles.members}`}>
              <Icon path={mdiLockOutline} size={16} />
              <FormattedMessage id="search.members" />
            </span>
          </>
        ) : null}
        {programState === null ? null : (
          <>
            {" "}
            <span
              className={`${states.badge} ${states[programState]}`}
              lang={programState === "COMING_SOON" ? "en" : undefined}
            >
              <FormattedMessage id={`enums.ProgramState.${programState}`} />
            </span>
          </>
        )}
      </h3>
      {snippet === null ? null : (
        <p className={`note clamp ${styles.snippet}`}>
          <Highlighted text={snippet} />
        </p>
      )}
      <Facts hit={hit} />
    </li>
  );
}

/** A term and its translation are in two languages. */
function HitTitle({ title, type }: { title: Hit["title"]; type: Group["type"] }) {
  const [term, translation] = type === "TERM" ? sidesOfTerm(title) : [];
  if (term === undefined || translation === undefined) return <Highlighted text={title} />;
  return (
    <>
      <Highlighted text={term} />
      {BETWEEN_SIDES}
      <Highlighted text={translation} />
    </>
  );
}

/** Where it is and of when it is; of a file what carries it, and the page of the hit. */
function Facts({ hit: { path, date, board, programKind, file } }: { hit: Hit }) {
  if (date === null && board === null && programKind === null && file === null) return null;
  return (
    <p className="meta">
      {board === null ? null : (
        <span>
          <FormattedMessage id={`enums.Board.${board}`} />
        </span>
      )}
      {programKind === null ? null : (
        <span>
          <FormattedMessage id={`enums.ProgramKind.${programKind}`} />
        </span>
      )}
      {file === null ? null : (
        <Link className="link" to={path}>
          <Localized text={file.carrier} />
        </Link>
      )}
      {file === null || file.page === null ? null : (
        <span>
          <FormattedMessage id="search.page" values={{ page: file.page }} />
        </span>
      )}
      {date === null ? null : <Day at={date} />}
    </p>
  );
}
