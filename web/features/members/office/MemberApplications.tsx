// What somebody applied for, the newest first.
import { FormattedMessage } from "react-intl";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import section from "./MemberSection.module.css";
import { MemberSection } from "./MemberSection.tsx";

type Application = NonNullable<ManagedMemberFragment["record"]>["applications"][number];

export function MemberApplications({ applications }: { applications: readonly Application[] }) {
  const language = useLanguage();
  return (
    <MemberSection title="member-office.section.applications">
      {applications.length === 0 ? (
        <p className={section.none}>
          <FormattedMessage id="member-office.noApplications" />
        </p>
      ) : (
        <ul className={section.rows}>
          {applications.map(({ id, title, state, createdAt }) => (
            <li key={id}>
              <div className={section.words}>
                <p>{title}</p>
                <p className={section.small}>{formatDate(language, createdAt)}</p>
              </div>
              <FormattedMessage id={`member-office.applicationState.${state}`} />
            </li>
          ))}
        </ul>
      )}
    </MemberSection>
  );
}
