// What the member cannot change alone: address, grade, the grade applied for, and since when.
import { mdiAccountClockOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { MyDetailsFragment } from "#web/gql/members.ts";
import { formatDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./AccountSummary.module.css";

export function AccountSummary({ member }: { member: MyDetailsFragment }) {
  const language = useLanguage();
  return (
    <section className={styles.summary} aria-labelledby="account-summary">
      <h2 id="account-summary">
        <FormattedMessage id="members.details.summary" />
      </h2>
      <dl>
        <div>
          <dt>
            <FormattedMessage id="members.field.name" />
          </dt>
          <dd>{member.name}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="members.field.email" />
          </dt>
          <dd>{member.email}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="members.details.grade" />
          </dt>
          <dd>
            <FormattedMessage id={`enums.MemberGrade.${member.grade}`} />
            {member.requestedGrade === null ? null : <Pending grade={member.requestedGrade} />}
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="members.details.joined" />
          </dt>
          <dd>
            <time dateTime={isoDay(member.createdAt)}>{formatDate(language, member.createdAt)}</time>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Pending({ grade }: { grade: MyDetailsFragment["grade"] }) {
  return (
    <p className={styles.pending}>
      <Icon path={mdiAccountClockOutline} size={18} />
      <span>
        <FormattedMessage
          id="members.details.pending"
          values={{ grade: <FormattedMessage id={`enums.MemberGrade.${grade}`} /> }}
        />
      </span>
    </p>
  );
}
