// Certificates for all who passed, a part at a time; what was interrupted goes on when it is pressed again.
import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { mdiChevronDown } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DOCUMENT_LANGUAGES, type DocumentLanguageName } from "#schema/validation/core/documents.ts";
import { Part } from "#web/components/charts/Part.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Icon } from "#web/components/Icon.tsx";
import { showToast, updateToast } from "#web/components/toasts/toasts.ts";
import { useIssueExamCertificatesMutation } from "#web/gql/exam-results.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

export function IssueCertificates({ programId }: { programId: number }) {
  const intl = useIntl();
  const [language, setLanguage] = useState<DocumentLanguageName>("BOTH");
  const [busy, setBusy] = useState(false);
  const [, issue] = useIssueExamCertificatesMutation();
  const run = async () => {
    setBusy(true);
    const words = (id: "progress" | "done", count: number) =>
      intl.formatMessage({ id: `exam-results.certificates.${id}` }, { count });
    const toast = showToast({ kind: "busy", title: words("progress", 0) });
    let count = 0;
    let after: number | null = null;
    do {
      const { data, error } = await issue({ programId, language, after });
      if (!data || error) {
        const title = intl.formatMessage({ id: errorMessageId(refusalOf(error).code) });
        updateToast(toast, { kind: "bad", title });
        return setBusy(false);
      }
      count += data.issueExamCertificates.issued;
      after = data.issueExamCertificates.after;
      updateToast(toast, { kind: "busy", title: words("progress", count) });
    } while (after !== null);
    updateToast(toast, { kind: "ok", title: words("done", count) });
    setBusy(false);
  };
  return (
    <Part title={<FormattedMessage id="exam-results.certificates" />}>
      <Text c="var(--ink-2)">
        <FormattedMessage id="exam-results.certificates.detail" />
      </Text>
      <Group gap={12} mt={12} align="flex-end">
        <NativeSelect
          label={intl.formatMessage({ id: "exam-results.certificates.language" })}
          rightSection={<Icon path={mdiChevronDown} />}
          value={language}
          data={DOCUMENT_LANGUAGES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `papers.language.${value}` }),
          }))}
          onChange={({ currentTarget }) =>
            setLanguage(DOCUMENT_LANGUAGES.find((one) => one === currentTarget.value) ?? language)
          }
        />
        <Button variant="outline" disabled={busy} onClick={() => void run()}>
          <FormattedMessage id="exam-results.certificates.issue" />
        </Button>
      </Group>
    </Part>
  );
}
