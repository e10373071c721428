// The status of an application: an icon and words, never colour alone.
import {
  mdiAccountCheckOutline,
  mdiAccountOffOutline,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
  mdiHandExtendedOutline,
  mdiTimerSandEmpty,
  mdiUndo,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import type { ApplicationState } from "#web/gql/enums.ts";

const ICONS: Readonly<Record<ApplicationState, string>> = {
  AWAITING_PAYMENT: mdiClockOutline,
  CONFIRMED: mdiCheckCircleOutline,
  ATTENDED: mdiAccountCheckOutline,
  NO_SHOW: mdiAccountOffOutline,
  WAITLISTED: mdiTimerSandEmpty,
  OFFERED: mdiHandExtendedOutline,
  WITHDRAWN: mdiUndo,
  CANCELLED: mdiCloseCircleOutline,
};

const TONES: Partial<Record<ApplicationState, Tone>> = {
  CONFIRMED: "ok",
  ATTENDED: "ok",
  AWAITING_PAYMENT: "warn",
  OFFERED: "warn",
  CANCELLED: "bad",
};

export function ApplicationStateWord({ state }: { state: ApplicationState }) {
  return (
    <StateWord icon={ICONS[state]} tone={TONES[state] ?? "plain"}>
      <FormattedMessage id={`applications.state.${state}`} />
    </StateWord>
  );
}
