// The versions of a text, newest first: since when, what changed, and links to each and to its changes.
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useHref } from "react-router-dom";
import { buttonLook } from "#web/components/button-look.ts";
import field from "#web/components/forms/plain-field.module.css";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { PageKey } from "#web/gql/enums.ts";
import type { PageEditionFragment } from "#web/gql/pages.ts";
import { formatDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { PAGE_PATHS } from "#web/paths.ts";
import { VERSIONS_ANCHOR } from "./Edition.tsx";
import styles from "./VersionList.module.css";
import { DAY_KEY, versionPath } from "./version-address.ts";
import { stateOf } from "./version-state.ts";

interface VersionListProps {
  readonly pageKey: PageKey;
  readonly versions: readonly PageEditionFragment[];
  readonly inForce: number | null;
  /** The number of the version that is read, or whose changes are. */
  readonly shown: number;
}

export function VersionList({ pageKey, versions, inForce, shown }: VersionListProps) {
  return (
    <section className={styles.versions} aria-labelledby={VERSIONS_ANCHOR}>
      <h2 id={VERSIONS_ANCHOR}>
        <FormattedMessage id="pages.versions.title" />
      </h2>
      <ol className="ruled">
        {versions.map((version, index) => (
          <Row
            key={version.id}
            version={version}
            state={stateOf(version.number, inForce, versions)}
            isShown={version.number === shown}
            isFirst={index === versions.length - 1}
            pageKey={pageKey}
          />
        ))}
      </ol>
      <OfDay pageKey={pageKey} oldest={versions.at(-1)} />
    </section>
  );
}

interface OfDayProps {
  readonly pageKey: PageKey;
  readonly oldest: PageEditionFragment | undefined;
}

/** What was in force on a day. It works without script. */
function OfDay({ pageKey, oldest }: OfDayProps) {
  const id = useId();
  return (
    <form className="buttonRow" action={useHref(PAGE_PATHS[pageKey])}>
      <label htmlFor={id}>
        <FormattedMessage id="pages.versions.day" />
      </label>
      <input
        id={id}
        className={field.field}
        type="date"
        name={DAY_KEY}
        min={oldest && isoDay(oldest.effectiveAt)}
        required
      />
      <button type="submit" {...buttonLook({ variant: "outline", size: "sm" })}>
        <FormattedMessage id="pages.versions.ofDay" />
      </button>
    </form>
  );
}

interface RowProps {
  readonly version: PageEditionFragment;
  readonly state: ReturnType<typeof stateOf>;
  readonly isShown: boolean;
  readonly isFirst: boolean;
  readonly pageKey: PageKey;
}

function Row({ version: { number, effectiveAt, note }, state, isShown, isFirst, pageKey }: RowProps) {
  const language = useLanguage();
  const own = state === "inForce" ? null : number;
  return (
    <li className="listRow" aria-current={isShown ? "true" : undefined}>
      <p className={styles.name}>
        <Link className="link" to={versionPath(pageKey, { number: own, changes: false })}>
          <FormattedMessage id="pages.versions.name" values={{ number }} />
        </Link>
        {state === "past" ? null : (
          <span className="done">
            <FormattedMessage id="pages.versions.state" values={{ state }} />
          </span>
        )}
      </p>
      <time className={`small ${styles.date}`} dateTime={isoDay(effectiveAt)}>
        {formatDate(language, effectiveAt)}
      </time>
      {note === null ? null : <Localized as="p" className={`note ${styles.note}`} text={note} />}
      {isFirst ? null : (
        <Link
          className={`screenOnly link ${styles.changes}`}
          to={versionPath(pageKey, { number, changes: true })}
        >
          <FormattedMessage id="pages.versions.changes" values={{ number }} />
        </Link>
      )}
    </li>
  );
}
