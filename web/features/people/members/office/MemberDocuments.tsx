// What was issued to somebody, the newest first, each with the page that verifies it.
import { Box, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { VERIFY_DOCUMENT_PATH } from "#web/paths.ts";
import { MemberSection } from "./MemberSection.tsx";

interface MemberDocumentsProps {
  documents: NonNullable<ManagedMemberFragment["record"]>["documents"];
}

export function MemberDocuments({ documents }: MemberDocumentsProps) {
  const language = useLanguage();
  return (
    <MemberSection title="member-office.section.documents">
      {documents.length === 0 ? (
        <Text fz="sm" c="dimmed">
          <FormattedMessage id="member-office.noDocuments" />
        </Text>
      ) : (
        <ul className="rows">
          {documents.map(({ id, kind, number, code, issuedAt, revokedAt }) => (
            <li key={id} className="ends">
              <Box flex="1 1 280px" miw={0}>
                <p>
                  <Link className="link" to={VERIFY_DOCUMENT_PATH.replace(":code", code)}>
                    <FormattedMessage id={`printed.kind.${kind}`} /> {number}
                  </Link>
                </p>
                <Text fz="sm" c="dimmed">
                  {formatDate(language, issuedAt)}
                </Text>
              </Box>
              {revokedAt === null ? null : (
                <Text span fz="sm" fw={600} c="var(--bad)">
                  <FormattedMessage
                    id="member-office.documentRevoked"
                    values={{ day: formatDate(language, revokedAt) }}
                  />
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </MemberSection>
  );
}
