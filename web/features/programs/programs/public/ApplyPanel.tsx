// Shows what decides whether somebody comes, in one box: state and deadline, when, where, what it costs, how
// many places, and the one button (docs/look-parts.md#pages, Seminar).

import { mdiCalendarPlusOutline } from "@mdi/js";
import type { ReactNode, RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useRevalidator } from "react-router-dom";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { hoursOf } from "#web/components/programs/program-times.ts";
import { StateBadge } from "#web/components/programs/StateBadge.tsx";
import { stateNotes } from "#web/components/programs/state-note.ts";
import { useToday, yearOf } from "#web/components/programs/today.ts";
import { WithdrawalRules } from "#web/components/programs/WithdrawalRules.tsx";
import { formatNamedDay, isSameDay, momentBefore } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { useLaterWords } from "#web/i18n/use-later-words.ts";
import { calendarPath } from "#web/paths.ts";
import styles from "./ApplyPanel.module.css";
import { Countdown } from "./Countdown.tsx";
import { Prices } from "./Prices.tsx";
import { ProgramNextStep } from "./ProgramNextStep.tsx";
import type { Program } from "./program.ts";
import { Seats } from "./Seats.tsx";
import { useCountdown } from "./use-countdown.ts";

/** Of a clock in Seoul, as JavaScript counts: it is nine hours before UTC. */
const SEOUL_OFFSET_MINUTES = -540;

const LocalHours = lazyPart<{ program: Program; className: string | undefined }>(
  async () => (await import("./LocalHours.tsx")).LocalHours,
);

interface ApplyPanelProps {
  program: Program;
  /** Where the button is, for the bar that takes its place on phones. */
  button: RefObject<HTMLDivElement | null>;
}

export function ApplyPanel({ program, button }: ApplyPanelProps) {
  const intl = useIntl();
  const language = useLanguage();
  const thisYear = yearOf(useToday());
  const { revalidate } = useRevalidator();
  const left = useCountdown(program.nextStateAt, () => void revalidate());
  const now = left === null || program.nextStateAt === null ? null : Date.parse(program.nextStateAt) - left;
  const [note] = stateNotes(intl, program, thisYear);
  const { id, state, kind, location } = program;
  const over = state === "ENDED" || state === "CANCELLED";
  return (
    <aside className={styles.panel} aria-label={intl.formatMessage({ id: "program-details.panel.label" })}>
      <div className={styles.state}>
        <StateBadge state={state} />
        {note === undefined ? null : <p className={`figures ${styles.note}`}>{note}</p>}
        <Countdown program={program} left={left} />
      </div>
      <dl className={`facts lineAbove ${styles.facts}`}>
        <Fact name={<FormattedMessage id="program-details.panel.time" />}>
          <Time program={program} />
        </Fact>
        {location === null ? null : (
          <Fact name={<FormattedMessage id="program-details.panel.place" />}>
            <Localized as="p" className={styles.strong} text={location} />
          </Fact>
        )}
        <Fact name={<FormattedMessage id="program-details.panel.fee" values={{ kind }} />}>
          <Prices program={program} now={now} />
        </Fact>
        {program.withdrawalRules === null || over ? null : (
          <Fact name={<FormattedMessage id="program-details.panel.rules" />}>
            <WithdrawalRules rules={program.withdrawalRules} costs={costs(program)} thisYear={thisYear} />
          </Fact>
        )}
        {program.capacity === null ? null : (
          <Fact name={<FormattedMessage id="program-details.panel.capacity" />}>
            <Seats capacity={program.capacity} left={program.seatsLeft} over={over} />
          </Fact>
        )}
      </dl>
      <div ref={button}>
        <ProgramNextStep program={program} />
        {over ? null : (
          <a className={`screenOnly tall quietAction ${styles.calendar}`} href={calendarPath(id, language)}>
            <Icon path={mdiCalendarPlusOutline} size={20} />
            <FormattedMessage id="program-details.calendar" />
          </a>
        )}
      </div>
    </aside>
  );
}

/** Whether anybody pays anything for it. */
const costs = ({ fee, enrollmentFee, prices }: Program) =>
  fee > 0 || (enrollmentFee ?? 0) > 0 || prices.some(({ amount }) => amount > 0);

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Time({ program }: { program: Program }) {
  const language = useLanguage();
  const { startsAt, endsAt } = program;
  const hours = hoursOf(program);
  const last = momentBefore(endsAt);
  // The server's page is the same for everybody, so only the browser can tell, and later.
  const isElsewhere = useLaterWords() && new Date(startsAt).getTimezoneOffset() !== SEOUL_OFFSET_MINUTES;
  return (
    <>
      <p className={styles.strong}>
        <time dateTime={startsAt}>{formatNamedDay(language, startsAt)}</time>
        {isSameDay(startsAt, last) ? null : (
          <>
            {" – "}
            <time dateTime={endsAt}>{formatNamedDay(language, last, yearOf(startsAt))}</time>
          </>
        )}
      </p>
      {hours === null ? null : <p className="note">{hours}</p>}
      {isElsewhere ? <LocalHours program={program} className="small" /> : null}
    </>
  );
}
