// Issues the certificates of a program to everybody who has none yet, a hundred in each request.
import { useState } from "react";
import { useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useIssueCertificatesMutation } from "#web/gql/completion.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

interface IssueAll {
  programId: number;
  /** How many there are now. */
  done: MessageId;
  onIssued: () => void;
}

export function useIssueAll({ programId, done, onIssued }: IssueAll) {
  const intl = useIntl();
  const [isIssuing, setIssuing] = useState(false);
  const [, issue] = useIssueCertificatesMutation();
  const issueAll = async () => {
    setIssuing(true);
    let count = 0;
    let failure: Parameters<typeof refusalOf>[0] | undefined;
    let left = 1;
    while (left > 0) {
      const { data, error } = await issue({ programId });
      failure = error;
      count += data?.issueCertificates.issued ?? 0;
      // A request that issues nothing does not get further, either.
      left = data && data.issueCertificates.issued > 0 ? data.issueCertificates.left : 0;
    }
    setIssuing(false);
    if (failure) {
      showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(refusalOf(failure).code) }) });
    } else showToast({ kind: "ok", title: intl.formatMessage({ id: done }, { count }) });
    onIssued();
  };
  return { isIssuing, issueAll };
}
