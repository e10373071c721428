// Shows what people can do about a program at this moment: an icon and words, never colour alone (docs/look-parts.md#parts).
import {
  mdiAccountMultiple,
  mdiCheck,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
  mdiLockOutline,
  mdiPlayCircleOutline,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { ProgramState } from "#web/gql/enums.ts";
import styles from "./StateBadge.module.css";

export const STATE_ICONS: Readonly<Record<ProgramState, string>> = {
  OPEN: mdiCheckCircleOutline,
  COMING_SOON: mdiClockOutline,
  FULL: mdiAccountMultiple,
  ONGOING: mdiPlayCircleOutline,
  CLOSED: mdiLockOutline,
  ENDED: mdiCheck,
  CANCELLED: mdiCloseCircleOutline,
};

export function StateBadge({ state }: { state: ProgramState }) {
  return (
    <span className={`${styles.badge} ${styles[state]}`} lang={state === "COMING_SOON" ? "en" : undefined}>
      <Icon path={STATE_ICONS[state]} size={16} />
      <FormattedMessage id={`enums.ProgramState.${state}`} />
    </span>
  );
}
