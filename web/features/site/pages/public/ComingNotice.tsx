// On the version in force, for those who write the page: another one is coming. The page itself is the same
// for everybody, so this is asked for beside it, with the session.
import { mdiHistory } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { isJournalPage } from "#schema/validation/site/page-kinds.ts";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import styles from "#web/components/Notice.module.css";
import { useOfficeShown } from "#web/components/OfficeSlot.tsx";
import type { PageKey } from "#web/gql/enums.ts";
import { usePageRightsQuery } from "#web/gql/page-office.ts";
import { useComingVersionsQuery } from "#web/gql/pages.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { versionPath } from "./version-address.ts";
import { stateOf } from "./version-state.ts";

interface ComingNoticeProps {
  readonly pageKey: PageKey;
  /** The number of the version in force. */
  readonly inForce: number;
}

/** Nothing for anybody else, and where nothing is coming. Visitors ask for nothing. */
export function ComingNotice(props: ComingNoticeProps) {
  return useOfficeShown() ? <Coming {...props} /> : null;
}

function Coming({ pageKey, inForce }: ComingNoticeProps) {
  const language = useLanguage();
  const [{ data: rights }] = usePageRightsQuery();
  const viewer = rights?.viewer;
  const mayWrite = viewer?.canWritePages || (viewer?.canManageJournal && isJournalPage(pageKey));
  const [{ data }] = useComingVersionsQuery({
    variables: { key: pageKey },
    pause: !mayWrite,
    requestPolicy: "cache-and-network",
  });
  const versions = data?.pageVersions ?? [];
  // The next of those above the one in force; the newest comes first.
  const next = versions.findLast(({ number }) => stateOf(number, inForce, versions) === "coming");
  if (!mayWrite || next === undefined) return null;
  const { number, effectiveAt } = next;
  return (
    <aside className={`notice ${styles.notice}`} data-tone="warn">
      <Icon path={mdiHistory} size={24} />
      <p className={styles.title}>
        <FormattedMessage
          id="pages.versions.coming"
          values={{ number, date: formatDate(language, effectiveAt) }}
        />
      </p>
      <Link
        className={`screenOnly link ${styles.link}`}
        to={versionPath(pageKey, { number, changes: false })}
      >
        <FormattedMessage id="pages.versions.toComing" />
      </Link>
    </aside>
  );
}
