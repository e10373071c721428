// Says that what is shown is not what is in force, and leads there.
import { mdiHistory } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import styles from "#web/components/Notice.module.css";
import type { PageKey } from "#web/gql/enums.ts";
import { versionPath } from "./version-address.ts";
import { type ListedVersion, stateOf } from "./version-state.ts";

interface OtherVersionNoticeProps {
  readonly pageKey: PageKey;
  readonly version: { readonly number: number };
  /** The number of the version in force. */
  readonly inForce: number | null;
  readonly versions: readonly ListedVersion[];
}

/** Nothing on the version in force. */
export function OtherVersionNotice({ pageKey, version, inForce, versions }: OtherVersionNoticeProps) {
  if (inForce === null || version.number === inForce) return null;
  return (
    <aside className={`notice ${styles.notice}`} data-tone="warn">
      <Icon path={mdiHistory} size={24} />
      <p className={styles.title}>
        <FormattedMessage
          id="pages.versions.other"
          values={{ state: stateOf(version.number, inForce, versions), inForce }}
        />
      </p>
      <Link
        className={`screenOnly link ${styles.link}`}
        to={versionPath(pageKey, { number: null, changes: false })}
      >
        <FormattedMessage id="pages.versions.toInForce" />
      </Link>
    </aside>
  );
}
