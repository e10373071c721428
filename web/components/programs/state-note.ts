// The next step in words beside a state: when it opens or closes, how many places are left.
import type { IntlShape } from "react-intl";
import type { ProgramRowFragment } from "#web/gql/program-row.ts";
import { formatDeadline, formatMoment } from "#web/i18n/format-dates.ts";

type Stated = Pick<
  ProgramRowFragment,
  "state" | "applyFrom" | "applyTo" | "startsAt" | "endsAt" | "seatsLeft"
>;

/** When applications end: what the office set, else the beginning of the event. */
export function deadlineOf({ applyTo, startsAt }: Pick<Stated, "applyTo" | "startsAt">): string {
  return applyTo ?? startsAt;
}

/** Phrases to be shown one after the other; none where the state says everything. Moments are Seoul's, with KST. */
export function stateNotes(intl: IntlShape, program: Stated, thisYear: number): string[] {
  const language = intl.locale === "en" ? "en" : "ko";
  const closing = formatDeadline(language, deadlineOf(program), thisYear);
  const { state, applyFrom, seatsLeft, endsAt } = program;
  switch (state) {
    case "COMING_SOON":
      return applyFrom === null
        ? [intl.formatMessage({ id: "programs.note.unannounced" })]
        : [
            intl.formatMessage(
              { id: "programs.note.opens" },
              { at: formatMoment(language, applyFrom, thisYear) },
            ),
          ];
    case "OPEN": {
      const closes = intl.formatMessage({ id: "programs.note.closes" }, { at: closing });
      if (seatsLeft === null) return [closes];
      return [closes, intl.formatMessage({ id: "programs.note.left" }, { count: seatsLeft })];
    }
    case "FULL":
      return [intl.formatMessage({ id: "programs.note.full" })];
    case "CLOSED":
      return [intl.formatMessage({ id: "programs.note.closed" }, { at: closing })];
    case "ONGOING":
      return [
        intl.formatMessage(
          { id: "programs.note.ongoing" },
          { at: formatDeadline(language, endsAt, thisYear) },
        ),
      ];
    default:
      return [];
  }
}
