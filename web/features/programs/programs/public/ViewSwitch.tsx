// The two ways to look at a schedule, as links: the address says which.
import { mdiCalendarMonthOutline, mdiFormatListBulleted } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { type ScheduleAddress, schedulePath, UPCOMING_LIST } from "./schedule-address.ts";
import styles from "./ViewSwitch.module.css";

export function ViewSwitch({ base, address }: { base: string; address: ScheduleAddress }) {
  const intl = useIntl();
  const { view } = address;
  return (
    <nav
      className={`screenOnly ${styles.views}`}
      aria-label={intl.formatMessage({ id: "program-pages.schedule.view" })}
    >
      <Link to={schedulePath(base, UPCOMING_LIST)} aria-current={view === "list" || undefined}>
        <Icon path={mdiFormatListBulleted} />
        <FormattedMessage id="program-pages.schedule.list" />
      </Link>
      <Link
        to={schedulePath(base, { ...UPCOMING_LIST, view: "month" })}
        aria-current={view === "month" || undefined}
      >
        <Icon path={mdiCalendarMonthOutline} />
        <FormattedMessage id="program-pages.schedule.month" />
      </Link>
    </nav>
  );
}
