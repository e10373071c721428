// The link of a mail that is not sent yet: shown one at a time, to staff who may hand it over in another way,
// after they prove who they are.
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type OutboxQuery, useShowMailLinkMutation } from "#web/gql/outbox.ts";
import { isProofDeclined } from "#web/session/reauth.ts";

export function MailLink({
  mail,
}: {
  mail: Pick<OutboxQuery["outbox"]["items"][number], "id" | "mayShowLink">;
}) {
  const intl = useIntl();
  const [link, setLink] = useState<string | null>(null);
  const [{ fetching }, ask] = useShowMailLinkMutation();
  const show = async () => {
    if (fetching) return;
    const { data, error } = await ask({ id: mail.id });
    if (data) return setLink(data.showMailLink);
    if (isProofDeclined(refusalOf(error).code)) return;
    showToast({ kind: "bad", title: intl.formatMessage({ id: "outbox.linkRefused" }) });
  };
  return (
    <>
      <Text mb={10} c="var(--ink-2)" className="longWords" role="status">
        {link ?? <FormattedMessage id="outbox.link" />}
      </Text>
      {link === null ? null : (
        <Text fz="sm" mb={10}>
          <FormattedMessage id="outbox.linkShown" />
        </Text>
      )}
      {mail.mayShowLink && link === null ? (
        <Button size="sm" variant="outline" mb={10} onClick={() => void show()}>
          <FormattedMessage id="outbox.showLink" />
        </Button>
      ) : null}
    </>
  );
}
