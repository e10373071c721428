// A field's name and the word that says whether it must be filled in. Words, not a red star (docs/look.md 8).
import { FormattedMessage } from "react-intl";
import type { MessageId } from "#web/i18n/message-ids.ts";
import styles from "./FieldLabel.module.css";

/** Leave `needed` out where every field is needed, as at sign-in. The field itself carries `required` for screen readers. */
export function FieldLabel({ label, needed }: { label: MessageId; needed?: boolean | undefined }) {
  return (
    <>
      <FormattedMessage id={label} />
      {needed === undefined ? null : <NeededWord needed={needed} />}
    </>
  );
}

/** "필수" or "선택", behind a label. */
export function NeededWord({ needed }: { needed: boolean }) {
  return needed ? (
    <span className={styles.needed} aria-hidden="true">
      <FormattedMessage id="forms.field.needed" />
    </span>
  ) : (
    <span className={styles.optional}>
      <FormattedMessage id="forms.field.optional" />
    </span>
  );
}
