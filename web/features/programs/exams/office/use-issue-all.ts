// Issues certificates a part at a time and shows the progress; an interrupted run continues when it is started again.
import { useState } from "react";
import { useIntl } from "react-intl";
import type { DocumentLanguageName } from "#schema/validation/core/documents.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast, updateToast } from "#web/components/toasts/toasts.ts";
import { useIssueExamCertificatesMutation } from "#web/gql/exam-certificates.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

interface IssueAll {
  readonly programId: number;
  readonly language: DocumentLanguageName;
  readonly onChanged: () => void;
}

export function useIssueAll({ programId, language, onChanged }: IssueAll) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [, issue] = useIssueExamCertificatesMutation();
  /** @param all how many were shown before */
  const run = async (all: number) => {
    const words = (id: "progress" | "done", count: number) =>
      intl.formatMessage({ id: `exam-certificates.${id}` }, { count, all });
    const toast = showToast({ kind: "busy", title: words("progress", 0) });
    let count = 0;
    let after: number | null = null;
    do {
      const { data, error } = await issue({ programId, language, after });
      if (!data || error) {
        const title = intl.formatMessage({ id: errorMessageId(refusalOf(error).code) });
        return updateToast(toast, { kind: "bad", title });
      }
      count += data.issueExamCertificates.issued;
      after = data.issueExamCertificates.after;
      updateToast(toast, { kind: "busy", title: words("progress", count) });
    } while (after !== null);
    updateToast(toast, { kind: "ok", title: words("done", count) });
  };
  const issueAll = async (all: number) => {
    setBusy(true);
    await run(all);
    setBusy(false);
    onChanged();
  };
  return { isBusy, issueAll };
}
