// What was there and what is there now, field by field; folded, because most lines are only looked over.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import styles from "./audit.module.css";
import { changedFields } from "./audit-values.ts";

interface AuditChangesProps {
  subject: string;
  /** JSON. */
  before: unknown;
  after: unknown;
}

export function AuditChanges({ subject, before, after }: AuditChangesProps) {
  const intl = useIntl();
  const fields = changedFields(intl, subject, before, after);
  if (fields.length === 0) return "–";
  return (
    <details className={styles.changes}>
      <summary>
        <FormattedMessage id="audit.changes" values={{ count: fields.length, first: fields[0]?.name }} />
      </summary>
      <dl>
        {fields.map(({ name, before: from, after: to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Text span c="var(--ink-3)">
                <span className="spoken">
                  <FormattedMessage id="audit.before" />
                </span>
                {from}
              </Text>
              <span aria-hidden="true"> → </span>
              <span className={styles.to}>
                <span className="spoken">
                  <FormattedMessage id="audit.after" />
                </span>
                {to}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
