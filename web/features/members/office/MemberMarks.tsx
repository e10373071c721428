// Where a member stands, in words and with a sign: only what is not as usual is coloured (docs/look.md 5, Tables).
import { Box } from "@mantine/core";
import {
  mdiAccountCancelOutline,
  mdiAccountClockOutline,
  mdiAlertCircleOutline,
  mdiBankTransferIn,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiMinusCircleOutline,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { DuesStanding, MemberGrade, MemberStatus } from "#web/gql/enums.ts";
import styles from "./MemberMarks.module.css";

const STANDING_ICONS: Readonly<Record<DuesStanding, string | null>> = {
  NONE: null,
  EXEMPT: mdiMinusCircleOutline,
  PAID: mdiCheckCircleOutline,
  DUE: mdiClockOutline,
  DECLARED: mdiBankTransferIn,
  OVERDUE: mdiAlertCircleOutline,
};

export function Standing({ standing }: { standing: DuesStanding }) {
  const { [standing]: icon } = STANDING_ICONS;
  return (
    <span className={styles.mark} data-mark={standing}>
      {icon === null ? null : <Icon path={icon} size={18} />}
      <FormattedMessage id={`member-office.standing.${standing}`} />
    </span>
  );
}

/** A request that waits counts more than that the account is as usual. */
export function Status({
  status,
  requested = null,
}: {
  status: MemberStatus;
  requested?: MemberGrade | null;
}) {
  if (status === "ACTIVE" && requested !== null) {
    return (
      <span className={styles.mark} data-mark="WAITING">
        <Icon path={mdiAccountClockOutline} size={18} />
        <FormattedMessage id="member-office.waiting" />
      </span>
    );
  }
  return (
    <span className={styles.mark} data-mark={status}>
      {status === "SUSPENDED" ? <Icon path={mdiAccountCancelOutline} size={18} /> : null}
      <FormattedMessage id={`member-office.status.${status}`} />
    </span>
  );
}

export function Grade({ grade, requested = null }: { grade: MemberGrade; requested?: MemberGrade | null }) {
  if (requested === null) return <FormattedMessage id={`enums.MemberGrade.${grade}`} />;
  const wanted = <FormattedMessage id={`enums.MemberGrade.${requested}`} />;
  return (
    <span>
      <FormattedMessage id={`enums.MemberGrade.${grade}`} />{" "}
      <Box component="b" fw={600} c="var(--warn)">
        <FormattedMessage id="member-office.wants" values={{ grade: wanted }} />
      </Box>
    </span>
  );
}
