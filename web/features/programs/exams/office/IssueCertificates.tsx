// Certificates for all who passed, seen as a number before, and all of them printed as one PDF.
import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { mdiChevronDown } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  CERTIFICATE_LAYOUTS,
  CERTIFICATES_MAX,
  DOCUMENT_LANGUAGES,
  type DocumentLanguageName,
} from "#schema/validation/core/documents.ts";
import { Part } from "#web/components/charts/Part.tsx";
import { PdfParts } from "#web/components/documents/PdfParts.tsx";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { Icon } from "#web/components/Icon.tsx";
import type { ExamCertificatesQuery } from "#web/gql/exam-certificates.ts";
import { EXAM_CERTIFICATES_CALL } from "#web/paths.ts";
import { useIssueAll } from "./use-issue-all.ts";

interface IssueCertificatesProps {
  programId: number;
  language: DocumentLanguageName;
  certificates: NonNullable<ExamCertificatesQuery["examCertificates"]>;
  onLanguage: (language: DocumentLanguageName) => void;
  onChanged: () => void;
}

export function IssueCertificates(props: IssueCertificatesProps) {
  const { programId, language, certificates, onLanguage, onChanged } = props;
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const { isBusy, issueAll } = useIssueAll({ programId, language, onChanged });
  const { toIssue, valid, revoked } = certificates;
  const languageName = (value: DocumentLanguageName) =>
    intl.formatMessage({ id: `printed.language.${value}` });
  return (
    <Part title={<FormattedMessage id="exam-certificates.issueAll" />}>
      <Text>
        <FormattedMessage id="exam-certificates.counts" values={{ valid, toIssue }} />
      </Text>
      {revoked === 0 ? null : (
        <Text>
          <FormattedMessage id="exam-certificates.revokedCount" values={{ count: revoked }} />
        </Text>
      )}
      <Text c="var(--ink-2)">
        <FormattedMessage id="exam-certificates.detail" />
      </Text>
      <Group gap={12} mt={12} align="flex-end">
        <NativeSelect
          label={intl.formatMessage({ id: "exam-certificates.language" })}
          rightSection={<Icon path={mdiChevronDown} />}
          value={language}
          data={DOCUMENT_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          onChange={({ currentTarget }) =>
            onLanguage(DOCUMENT_LANGUAGES.find((one) => one === currentTarget.value) ?? language)
          }
        />
        {toIssue === 0 ? null : (
          <Button disabled={isBusy} onClick={() => setAsked(true)}>
            <FormattedMessage id="exam-certificates.issue" values={{ count: toIssue }} />
          </Button>
        )}
        {valid === 0
          ? null
          : CERTIFICATE_LAYOUTS.map((layout) => (
              <PdfParts
                key={layout}
                path={EXAM_CERTIFICATES_CALL}
                request={{ program_id: programId, language, layout }}
                fileName={`exam-${programId}-certificates-${layout.toLowerCase()}`}
                count={valid}
                most={CERTIFICATES_MAX}
                variant="outline"
              >
                <FormattedMessage id={`exam-certificates.print.${layout}`} />
              </PdfParts>
            ))}
      </Group>
      {asked ? (
        <FormDialog
          title={<FormattedMessage id="exam-certificates.issue.title" />}
          answer={<FormattedMessage id="exam-certificates.issue" values={{ count: toIssue }} />}
          onAnswer={() => {
            setAsked(false);
            void issueAll(toIssue);
          }}
          onClose={() => setAsked(false)}
        >
          <Text>
            <FormattedMessage
              id="exam-certificates.issue.detail"
              values={{ count: toIssue, language: languageName(language) }}
            />
          </Text>
        </FormDialog>
      ) : null}
    </Part>
  );
}
