// The one thing to do in each state. Only a program that takes applications has the button. Every other state
// says what comes next, and nothing looks like a button that is none.

import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { Applied } from "#web/components/programs/Applied.tsx";
import { ApplyLink } from "#web/components/programs/ApplyLink.tsx";
import { applyTargetOf } from "#web/components/programs/apply-target.ts";
import { deadlineOf } from "#web/components/programs/state-note.ts";
import { useToday, yearOf } from "#web/components/programs/today.ts";
import { formatDeadline, formatMoment, formatNamedDay, momentBefore } from "#web/i18n/format-dates.ts";
import { BOARD_PATHS, groupLinkPath, KIND_PATHS } from "#web/paths.ts";
import { OpeningNotice } from "./OpeningNotice.tsx";
import styles from "./ProgramNextStep.module.css";
import type { Program } from "./program.ts";

export function ProgramNextStep({ program }: { program: Program }) {
  const { state, title, kind, cancelNote } = program;
  const target = applyTargetOf(program);
  if (target?.kind === "outside") {
    return (
      <div className={styles.apply}>
        <ApplyLink href={target.href} size="lg" about={title}>
          <FormattedMessage id="program-details.panel.apply" values={{ kind }} />
        </ApplyLink>
        <p className={`small longWords ${styles.where}`}>
          <FormattedMessage id="program-details.panel.applyAt" values={{ host: hostOf(target.href) }} />
        </p>
      </div>
    );
  }
  if (target !== null) {
    return (
      <div className={styles.apply}>
        <Applied program={program} size="lg">
          <ButtonLink to={target.to} size="lg" variant={target.waits ? "outline" : "filled"} wideOnPhone>
            {target.waits ? (
              <FormattedMessage id="program-details.panel.wait" />
            ) : (
              <FormattedMessage id="program-details.panel.apply" values={{ kind }} />
            )}
          </ButtonLink>
          <p className={`small longWords ${styles.where}`}>
            <FormattedMessage
              id={target.waits ? "program-details.panel.waitHere" : "program-details.panel.applyHere"}
            />
          </p>
          {program.takesGroups && !target.waits ? (
            <p>
              <Link className="link" to={groupLinkPath(program.id)}>
                <FormattedMessage id="program-details.panel.groups" />
              </Link>
            </p>
          ) : null}
        </Applied>
      </div>
    );
  }
  const over = state === "ENDED" || state === "CANCELLED";
  return (
    <div className={`notice ${styles.step}`} data-state={state}>
      <p>
        <Words program={program} />
      </p>
      {cancelNote === null ? null : <Localized as="p" text={cancelNote} />}
      {state === "COMING_SOON" ? <OpeningNotice programId={program.id} /> : null}
      {over ? <MoreLink {...wayOn(program)} /> : null}
      <Applied program={program} size="sm">
        {null}
      </Applied>
    </div>
  );
}

function Words({ program }: { program: Program }) {
  const intl = useIntl();
  const language = intl.locale === "en" ? "en" : "ko";
  const thisYear = yearOf(useToday());
  const till = (moment: string) => formatDeadline(language, moment, thisYear);
  const { state, applyFrom, endsAt } = program;
  switch (state) {
    case "COMING_SOON":
      return applyFrom === null ? (
        <FormattedMessage id="program-details.step.unannounced" />
      ) : (
        <FormattedMessage
          id="program-details.step.soon"
          values={{ at: formatMoment(language, applyFrom, thisYear) }}
        />
      );
    case "OPEN":
      // There the button is.
      return null;
    case "FULL":
      return <FormattedMessage id="program-details.step.full" values={{ at: till(deadlineOf(program)) }} />;
    case "CLOSED":
      return <FormattedMessage id="program-details.step.closed" values={{ at: till(deadlineOf(program)) }} />;
    case "ONGOING":
      return <FormattedMessage id="program-details.step.ongoing" values={{ at: till(endsAt) }} />;
    case "ENDED":
      return (
        <FormattedMessage
          id="program-details.step.ended"
          values={{ day: formatNamedDay(language, momentBefore(endsAt), thisYear) }}
        />
      );
    case "CANCELLED":
      return <FormattedMessage id="program-details.step.cancelled" />;
  }
}

/** Where to go from what is over: the slides of a seminar, other dates of a course. */
function wayOn({ state, kind }: Program) {
  return kind === "SEMINAR" && state === "ENDED"
    ? {
        to: BOARD_PATHS.SEMINAR_ARCHIVE.list,
        children: <FormattedMessage id="program-details.panel.archive" />,
      }
    : { to: KIND_PATHS[kind], children: <FormattedMessage id="program-details.panel.otherDates" /> };
}

/** Whose site a link leads to; the whole link where it cannot be read. */
function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : link;
}
