// When a program is by the reader's own clock, where that is not Seoul's: told in plain text by the browser alone, since the server's page is
// the same for everybody.
import { useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

const SEOUL_MINUTES = -540;
const never = () => () => {};
const isElsewhere = ({ startsAt, endsAt }: Span) =>
  [startsAt, endsAt].some((at) => new Date(at).getTimezoneOffset() !== SEOUL_MINUTES);

/** Such as "Fri, Dec 4, 8:00 PM – Sat, Dec 5, 12:30 AM EST". */
export function LocalHours({ program, className }: { program: Span; className?: string | undefined }) {
  const intl = useIntl();
  const isShown = useSyncExternalStore(
    never,
    () => isElsewhere(program),
    () => false,
  );
  if (!isShown) return null;
  const local = intl.formatDateTimeRange(new Date(program.startsAt), new Date(program.endsAt), {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return (
    <p className={className}>
      <FormattedMessage id="program-details.localTime" values={{ local }} />
    </p>
  );
}
