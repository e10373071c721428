// The status of a member, in words and with a sign: only what is not as usual is coloured (docs/look-parts.md#parts, Tables).
import { Box } from "@mantine/core";
import {
  mdiAccountCancelOutline,
  mdiAccountClockOutline,
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiMinusCircleOutline,
  mdiSleep,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import type { MemberGrade, MemberStatus, MembershipStatus } from "#web/gql/enums.ts";

interface Mark {
  readonly icon: string | null;
  readonly tone: Tone;
  readonly fw?: 400 | 600;
}

const MEMBERSHIP_MARKS: Readonly<Record<MembershipStatus, Mark>> = {
  NONE: { icon: null, tone: "quiet", fw: 400 },
  EXEMPT: { icon: mdiMinusCircleOutline, tone: "quiet", fw: 400 },
  PAID: { icon: mdiCheckCircleOutline, tone: "ok", fw: 400 },
  DUE: { icon: mdiClockOutline, tone: "plain", fw: 400 },
  GRACE: { icon: mdiAlertCircleOutline, tone: "warn", fw: 400 },
  LAPSED: { icon: mdiAlertCircleOutline, tone: "bad" },
};

const STATUSES: Readonly<Record<MemberStatus, Mark>> = {
  ACTIVE: { icon: null, tone: "plain", fw: 400 },
  SUSPENDED: { icon: mdiAccountCancelOutline, tone: "bad" },
  DORMANT: { icon: mdiSleep, tone: "quiet" },
  WITHDRAWN: { icon: null, tone: "quiet", fw: 400 },
};

export function MembershipMark({ status }: { status: MembershipStatus }) {
  return (
    <StateWord {...MEMBERSHIP_MARKS[status]}>
      <FormattedMessage id={`member-office.membershipStatus.${status}`} />
    </StateWord>
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
      <StateWord icon={mdiAccountClockOutline} tone="warn">
        <FormattedMessage id="member-office.waiting" />
      </StateWord>
    );
  }
  return (
    <StateWord {...STATUSES[status]}>
      <FormattedMessage id={`member-office.status.${status}`} />
    </StateWord>
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
