// What stands around every field: its name above, its error and its hint below, tied to it by id.
import { mdiAlertCircleOutline } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldCode } from "#schema/validation/codes.ts";
import { Icon } from "#web/components/Icon.tsx";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import styles from "./FieldShell.module.css";

interface FieldShellProps {
  id: string;
  label: MessageId;
  needed?: boolean | undefined;
  error: FieldCode | undefined;
  hint?: ReactNode;
  children: ReactNode;
}

export function FieldShell({ id, label, needed, error, hint, children }: FieldShellProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel label={label} needed={needed} />
      </label>
      {children}
      <FieldError id={id} code={error} />
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The sentence under a field that is wrong; nothing when it is not. */
export function FieldError({ id, code }: { id: string; code: FieldCode | undefined }) {
  if (code === undefined) return null;
  return (
    <p className={styles.error} id={errorId(id)}>
      <Icon path={mdiAlertCircleOutline} size={18} className={styles.icon} />
      <span>
        <FormattedMessage id={errorMessageId(code)} />
      </span>
    </p>
  );
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** The id of a field and the attributes that tie it to its error and hint. */
export function tied(
  id: string,
  error: FieldCode | undefined,
  hint?: ReactNode,
  ...more: (string | undefined)[]
) {
  const ids = [error && errorId(id), hint === undefined ? undefined : hintId(id), ...more].filter(Boolean);
  return {
    id,
    ...(error ? { "aria-invalid": true as const } : {}),
    ...(ids.length > 0 ? { "aria-describedby": ids.join(" ") } : {}),
  };
}
