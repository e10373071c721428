// /programs/new-date: what the link of a mail about a new date opens. The token is behind the #; the page is
// the same for every link, and its content is asked for in the browser.
import { Alert } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  RescheduleQuestion,
  type RescheduleReply,
} from "#web/components/applications/RescheduleQuestion.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useAnswerLinkedRescheduleMutation, useLinkedRescheduleQuery } from "#web/gql/reschedules.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useHashLink } from "#web/page/hash-link.ts";

export function Component() {
  const link = useHashLink();
  return <OpenedReschedule key={link} link={link} />;
}

function OpenedReschedule({ link }: { link: string | null }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [declined, setDeclined] = useState(false);
  const [{ data, error, fetching }, ask] = useLinkedRescheduleQuery({
    variables: { link: link ?? "", language },
    pause: link === null || declined,
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const [, answer] = useAnswerLinkedRescheduleMutation();
  const send = async ({ accepts, refundAccount }: RescheduleReply) => {
    const { error: refused } = await answer({ link: link ?? "", accepts, refundAccount });
    if (refused) {
      const refusal = refusalOf(refused);
      if (refusal.code !== "VALIDATION") again();
      return refusal;
    }
    if (accepts) again();
    else setDeclined(true);
    return { ok: true } as const;
  };
  const asked = data?.linkedReschedule;
  const title = intl.formatMessage({ id: "reschedules.title" });
  const heading = asked
    ? intl.formatMessage({ id: "reschedules.heading" }, { program: asked.program.title.text })
    : title;
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{heading}</h1>} />
      <PageBody>
        {declined ? (
          <Alert variant="ok" role="status">
            <FormattedMessage id="reschedules.declined" />
          </Alert>
        ) : error && !fetching ? (
          <ErrorState
            message={intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })}
            onRetry={again}
          />
        ) : asked === undefined || link === null ? (
          <p role="status">
            <FormattedMessage id="reschedules.loading" />
          </p>
        ) : asked === null ? (
          <Alert variant="warn" role="status">
            <FormattedMessage id="reschedules.gone" />
          </Alert>
        ) : (
          <RescheduleQuestion asked={asked} onAnswer={send} />
        )}
      </PageBody>
    </>
  );
}
