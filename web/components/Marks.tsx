// The small words that are with a post's title: its tag, pinned, new (docs/look-parts.md#parts, Tags). Words
// first, icons only beside them.
import { mdiPin } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "./Icon.tsx";
import styles from "./Marks.module.css";

/** A tag is a navy word without a box. */
export function TagWord({ name }: { name: string }) {
  return <span className="tagWord">{name}</span>;
}

/** Pin and word; `bare` leaves the word to screen readers where the row is narrow. */
export function PinnedMark({ bare = false }: { bare?: boolean }) {
  const intl = useIntl();
  if (bare) {
    return (
      <Icon
        className={styles.pin}
        path={mdiPin}
        size={16}
        title={intl.formatMessage({ id: "components.marks.pinned" })}
      />
    );
  }
  return (
    <span className={styles.mark}>
      <Icon path={mdiPin} size={16} />
      <FormattedMessage id="components.marks.pinned" />
    </span>
  );
}

/** A spark dot and "새 글". */
export function NewMark() {
  return (
    <span className={`${styles.mark} ${styles.new}`}>
      <FormattedMessage id="components.marks.new" />
    </span>
  );
}
