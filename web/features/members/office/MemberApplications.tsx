// What somebody applied for, the newest first.

import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { applicantsPath } from "#web/paths.ts";
import section from "./MemberSection.module.css";
import { MemberSection } from "./MemberSection.tsx";

type Application = NonNullable<ManagedMemberFragment["record"]>["applications"][number];

/** The program's applicants, narrowed to this person. */
function applicantPath({ kind, programId }: Application, email: string): string {
  return `${applicantsPath(officeOfKind(kind), programId)}?search=${encodeURIComponent(email)}`;
}

interface MemberApplicationsProps {
  applications: readonly Application[];
  /** By which the list of applicants is narrowed. */
  email: string;
}

export function MemberApplications({ applications, email }: MemberApplicationsProps) {
  const language = useLanguage();
  return (
    <MemberSection title="member-office.section.applications">
      {applications.length === 0 ? (
        <p className={section.none}>
          <FormattedMessage id="member-office.noApplications" />
        </p>
      ) : (
        <ul className={section.rows}>
          {applications.map((application) => (
            <li key={application.id}>
              <div className={section.words}>
                <p>
                  {application.viewerCanOpen ? (
                    <Link to={applicantPath(application, email)}>{application.title}</Link>
                  ) : (
                    application.title
                  )}
                </p>
                <p className={section.small}>{formatDate(language, application.createdAt)}</p>
              </div>
              <FormattedMessage id={`member-office.applicationState.${application.state}`} />
            </li>
          ))}
        </ul>
      )}
    </MemberSection>
  );
}
