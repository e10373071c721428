// Shows what happens when: breaks grey, talks dark. A program of several days has a table a day.
import { mdiDownload } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { formatNamedDay, formatTime, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./Programme.module.css";
import type { Program } from "./program.ts";

type Session = Program["sessions"][number];

/** Nothing without sessions. */
export function Programme({ sessions }: { sessions: readonly Session[] }) {
  const language = useLanguage();
  const first = sessions[0];
  if (first === undefined) return null;
  const days = new Map<string, Session[]>();
  for (const session of sessions) {
    const day = isoDay(session.startsAt);
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  const single = days.size === 1;
  return (
    <section id="programme">
      <h2>
        <FormattedMessage id="program-details.programme" />
      </h2>
      {[...days].map(([day, parts]) => (
        <div key={day} className={styles.day}>
          {single ? null : (
            <h3 className="lineBelow">{formatNamedDay(language, parts[0]?.startsAt ?? first.startsAt)}</h3>
          )}
          <Day parts={parts} />
        </div>
      ))}
      <p className={`small ${styles.zone}`}>
        {single ? (
          <FormattedMessage
            id="program-details.zoneOfDay"
            values={{ day: formatNamedDay(language, first.startsAt) }}
          />
        ) : (
          <FormattedMessage id="program-details.zone" />
        )}
      </p>
    </section>
  );
}

function Day({ parts }: { parts: readonly Session[] }) {
  return (
    <ol>
      {parts.map((part) => (
        <li key={part.id} className={`listRow ${styles.part}`} data-break={part.isBreak || undefined}>
          <time className={styles.time} dateTime={part.startsAt}>
            {formatTime(part.startsAt)}
          </time>
          <div className="rowTitle">
            <Localized as="p" text={part.title} />
            {part.file === null ? null : <Handout file={part.file} />}
          </div>
          {part.by === null ? null : <Localized as="p" className={`note ${styles.by}`} text={part.by} />}
        </li>
      ))}
    </ol>
  );
}

function Handout({ file: { title, url } }: { file: NonNullable<Session["file"]> }) {
  return (
    <a className={`tall link ${styles.handout}`} href={url} download={title.text}>
      <Icon path={mdiDownload} size={18} />
      <span className="longWords">
        <FormattedMessage id="program-details.handout" values={{ name: <Localized text={title} /> }} />
      </span>
    </a>
  );
}
