// Shows what the office did last, for anyone who reads the audit log.

import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import type { DashboardQuery } from "#web/gql/dashboard.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { AUDIT_PATH } from "#web/paths.ts";
import styles from "./Activity.module.css";

type Entries = NonNullable<DashboardQuery["dashboard"]["activity"]>;

export function Activity({ entries }: { entries: Entries }) {
  const intl = useIntl();
  const isKnown = (id: string): id is MessageId => id in intl.messages;
  const say = (id: string, otherwise: string) => (isKnown(id) ? intl.formatMessage({ id }) : otherwise);
  return (
    <Part
      title={<FormattedMessage id="dashboard.activity.title" />}
      beside={
        <MoreLink to={AUDIT_PATH}>
          <FormattedMessage id="dashboard.activity.all" />
        </MoreLink>
      }
    >
      {entries.length === 0 ? (
        <Text py={14} c="var(--ink-3)">
          <FormattedMessage id="dashboard.activity.none" />
        </Text>
      ) : (
        <ul>
          {entries.map(({ id, actorName, action, subject, subjectId, createdAt }) => (
            <li key={id} className={`listRow longWords ${styles.row}`}>
              <Moment at={createdAt} />
              <span>{actorName ?? intl.formatMessage({ id: "audit.nobody" })}</span>
              <span>
                {say(`audit.action.${action}`, action)} · {say(`audit.subject.${subject}`, subject)}
                {subjectId === null ? "" : ` #${subjectId}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
