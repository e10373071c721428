// When a program is by the reader's own clock, told in plain text.
import { FormattedMessage, useIntl } from "react-intl";

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Such as "Fri, Dec 4, 8:00 PM – Sat, Dec 5, 12:30 AM EST". */
export function LocalHours({ program, className }: { program: Span; className?: string | undefined }) {
  const intl = useIntl();
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
