// A page of the office whose data is on its way, or did not come.
import { FormattedMessage, useIntl } from "react-intl";
import type { CombinedError } from "urql";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { ErrorState } from "./ErrorState.tsx";
import { refusalOf } from "./forms/graphql-refusal.ts";
import { OfficeHead } from "./OfficeHead.tsx";
import { BlindNotice } from "./programs/BlindNotice.tsx";

interface OfficeWaitingProps {
  /** Of the query. */
  asked: { readonly error?: CombinedError | undefined; readonly fetching: boolean };
  /** What is said when it did not come. */
  failed: MessageId;
  onRetry: () => void;
}

export function OfficeWaiting({ asked: { error, fetching }, failed, onRetry }: OfficeWaitingProps) {
  const intl = useIntl();
  return (
    <>
      <OfficeHead mb={20} />
      {error && refusalOf(error).code === "RATER_IS_BLIND" ? (
        <BlindNotice />
      ) : error && !fetching ? (
        <ErrorState message={intl.formatMessage({ id: failed })} onRetry={onRetry} />
      ) : (
        <p role="status">
          <FormattedMessage id="list.loading" />
        </p>
      )}
    </>
  );
}
