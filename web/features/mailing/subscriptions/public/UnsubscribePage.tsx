// Shows where the link of a mail leads by which its reader ends it: the newsletter, or what is new of a topic.
import { FormattedMessage } from "react-intl";
import { optOut } from "#web/session/account-requests.ts";
import { LinkForm } from "./LinkForm.tsx";

export function Component() {
  return (
    <LinkForm
      title="subscriptions.unsubscribe.title"
      effect={<FormattedMessage id="subscriptions.unsubscribe.effect" />}
      submit={<FormattedMessage id="subscriptions.unsubscribe.submit" />}
      done={<FormattedMessage id="subscriptions.unsubscribe.done" />}
      ended={<FormattedMessage id="subscriptions.unsubscribe.ended" />}
      send={optOut}
    />
  );
}
