// Shows when a program is, and when its applications open or close, by the reader's own clock, in plain text:
// that reaches who hears it, prints it or holds a phone, as a tooltip would not.
import { FormattedMessage, useIntl } from "react-intl";
import { deadlineOf } from "#web/components/programs/state-note.ts";
import type { Program } from "./program.ts";

/** As the dates beside it, by the hours of a whole day: "By your clock: Fri 4 Dec, 20:00 – Sat 5 Dec, 00:30 GMT-5". */
export function LocalHours({ program, className }: { program: Program; className: string | undefined }) {
  const { locale } = useIntl();
  const clock = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
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
