// Where an application stands: an icon and words, never colour alone.
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
import { Icon } from "#web/components/Icon.tsx";
import type { ApplicationState } from "#web/gql/enums.ts";
import styles from "./ApplicationStateWord.module.css";

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

export function ApplicationStateWord({ state }: { state: ApplicationState }) {
  return (
    <span className={styles.state} data-state={state}>
      <Icon path={ICONS[state]} size={18} />
      <FormattedMessage id={`applications.state.${state}`} />
    </span>
  );
}
