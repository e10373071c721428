// When a program is, and when its applications open or close, by the reader's own clock, in plain text: that reaches who hears it, prints it or
// holds a phone, as a tooltip would not.
import { FormattedMessage, useIntl } from "react-intl";
import { deadlineOf } from "#web/components/programs/state-note.ts";
import type { Program } from "./program.ts";

/** Such as "By your clock: Fri, Dec 4, 8:00 PM – Sat, Dec 5, 12:30 AM EST". */
export function LocalHours({ program, className }: { program: Program; className: string | undefined }) {
  const { locale } = useIntl();
  const clock = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  const { state, startsAt, endsAt, applyFrom } = program;
  return (
    <>
      <p className={className}>
        <FormattedMessage
          id="clock.event"
          values={{ local: clock.formatRange(new Date(startsAt), new Date(endsAt)) }}
        />
      </p>
      {state === "OPEN" || state === "FULL" ? (
        <p className={className}>
          <FormattedMessage
            id="clock.closes"
            values={{ local: clock.format(new Date(deadlineOf(program))) }}
          />
        </p>
      ) : null}
      {state === "COMING_SOON" && applyFrom !== null ? (
        <p className={className}>
          <FormattedMessage id="clock.opens" values={{ local: clock.format(new Date(applyFrom)) }} />
        </p>
      ) : null}
    </>
  );
}
