// Shows where the link of a mail leads by which a visitor proves the address for notifications of what is new.
import { FormattedMessage } from "react-intl";
import { confirmSubscription } from "#web/session/subscription-requests.ts";
import { LinkForm } from "./LinkForm.tsx";

export function Component() {
  return (
    <LinkForm
      title="subscriptions.confirm.title"
      effect={<FormattedMessage id="subscriptions.confirm.effect" />}
      submit={<FormattedMessage id="subscriptions.confirm.submit" />}
      done={<FormattedMessage id="subscriptions.confirm.done" />}
      ended={<FormattedMessage id="subscriptions.confirm.ended" />}
      send={confirmSubscription}
    />
  );
}
