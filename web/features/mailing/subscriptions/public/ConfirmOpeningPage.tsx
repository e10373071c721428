// Shows where the link of a mail leads by which a visitor proves the address that is notified when
// applications for a program open.
import { FormattedMessage } from "react-intl";
import { confirmOpening } from "#web/session/subscription-requests.ts";
import { LinkForm } from "./LinkForm.tsx";

export function Component() {
  return (
    <LinkForm
      title="subscriptions.opening.title"
      effect={<FormattedMessage id="subscriptions.opening.effect" />}
      submit={<FormattedMessage id="subscriptions.opening.submit" />}
      done={<FormattedMessage id="subscriptions.opening.done" />}
      ended={<FormattedMessage id="subscriptions.opening.ended" />}
      send={confirmOpening}
    />
  );
}
