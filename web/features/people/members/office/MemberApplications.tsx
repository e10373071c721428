// Shows what somebody applied for, the newest first.

import { Box, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { applicantsPath, certificatesPath } from "#web/paths.ts";
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
  const intl = useIntl();
  const language = useLanguage();
  return (
    <MemberSection title="member-office.section.applications">
      {applications.length === 0 ? (
        <Text fz="sm" c="dimmed">
          <FormattedMessage id="member-office.noApplications" />
        </Text>
      ) : (
        <ul className="rows">
          {applications.map((application) => (
            <li key={application.id} className="ends">
              <Box flex="1 1 280px" miw={0} className="longWords">
                <p>
                  {application.viewerCanOpen ? (
                    <Link className="link" to={applicantPath(application, email)}>
                      {application.title}
                    </Link>
                  ) : (
                    application.title
                  )}
                </p>
                <Text fz="sm" c="dimmed">
                  {[
                    formatDate(language, application.createdAt),
                    application.examPart && intl.formatMessage({ id: `exams.part.${application.examPart}` }),
                    application.languagePair &&
                      intl.formatMessage({ id: `exams.pair.${application.languagePair}` }),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </Text>
                {application.verdict === null ? null : <Result application={application} />}
              </Box>
              <FormattedMessage id={`applications.state.${application.state}`} />
            </li>
          ))}
        </ul>
      )}
    </MemberSection>
  );
}

/** The released result of an exam, and where its certificate is. */
function Result({ application: { verdict, kind, programId } }: { application: Application }) {
  return (
    <Text fz="sm">
      <FormattedMessage id={`applications.verdict.${verdict ?? "VOID"}`} />{" "}
      {verdict === "PASSED" ? (
        <Link className="link" to={certificatesPath(officeOfKind(kind), programId)}>
          <FormattedMessage id="member-office.toCertificate" />
        </Link>
      ) : null}
    </Text>
  );
}
