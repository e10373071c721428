// The state of an own application. After a declared transfer it says the same as the payment.
import { ApplicationStateWord } from "#web/components/applications/ApplicationStateWord.tsx";
import { PaymentStateWord } from "#web/components/payments/PaymentStateWord.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import { isDeclared } from "./is-declared.ts";

export function MyApplicationState({ application }: { application: MyApplicationFragment }) {
  if (isDeclared(application)) return <PaymentStateWord state="DECLARED" />;
  return <ApplicationStateWord state={application.state} />;
}
