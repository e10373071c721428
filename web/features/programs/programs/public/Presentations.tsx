// The call for presentations of a program, and their sessions once the office shows them: those of one time beside each other.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { fileExtension, formatFileSize } from "#web/components/file-words.ts";
import { Localized } from "#web/components/Localized.tsx";
import {
  type ProgramPresentationsQuery,
  type ProgramPresentationsQueryVariables,
  useProgramPresentationsQuery,
} from "#web/gql/program-presentations.ts";
import { formatDeadline, formatMoment, formatNamedDay, formatTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { presentPath } from "#web/paths.ts";
import styles from "./Presentations.module.css";

type Presented = NonNullable<ProgramPresentationsQuery["program"]>;

export function Presentations(asked: ProgramPresentationsQueryVariables) {
  const [{ data }] = useProgramPresentationsQuery({ variables: asked });
  return data?.program ? <Presented program={data.program} /> : null;
}

function Presented({ program }: { program: Presented }) {
  const language = useLanguage();
  const { id, presentationCall: call, presentationSessions: sessions } = program;
  return (
    <>
      {call === null ? null : (
        <section id="call" className={styles.call}>
          <h2>
            <FormattedMessage id="presentation-call.title" />
          </h2>
          <p>
            <FormattedMessage
              id={call.isOpen ? "presentation-call.open" : "presentation-call.dates"}
              values={{
                from: formatMoment(language, call.opensAt),
                until: formatDeadline(language, call.closesAt),
              }}
            />
          </p>
          {call.guide === null ? null : <Localized as="p" className="lines" text={call.guide} />}
          {call.topics.length === 0 ? null : (
            <p>
              <FormattedMessage id="presentation-call.topics" values={{ topics: call.topics.join(", ") }} />
            </p>
          )}
          {call.isOpen ? (
            <ButtonLink to={presentPath(id)} variant="outline">
              <FormattedMessage id="presentation-call.submit" />
            </ButtonLink>
          ) : null}
        </section>
      )}
      {sessions.length === 0 ? null : <Sessions sessions={sessions} />}
    </>
  );
}

const hiddenWords = (words: ReactNode) => <span className="spoken">{words}</span>;

function Sessions({ sessions }: { sessions: Presented["presentationSessions"] }) {
  const language = useLanguage();
  const times = new Map<string, (typeof sessions)[number][]>();
  for (const session of sessions) {
    times.set(session.startsAt, [...(times.get(session.startsAt) ?? []), session]);
  }
  return (
    <section id="sessions">
      <h2>
        <FormattedMessage id="presentation-call.sessions" />
      </h2>
      {[...times].map(([at, parallel]) => (
        <div key={at} className={`lineAbove ${styles.parallel}`}>
          {parallel.map((session) => (
            <article key={session.id} aria-labelledby={`session-${session.id}`}>
              <h3 id={`session-${session.id}`}>
                <Localized text={session.title} />
              </h3>
              <p className="note">
                {formatNamedDay(language, session.startsAt)} {formatTime(session.startsAt)}–
                {formatTime(session.endsAt)} · {session.room}
              </p>
              <ol className={styles.talks}>
                {session.talks.map((talk) => (
                  <li key={talk.id}>
                    <time className="note" dateTime={talk.startsAt}>
                      {formatTime(talk.startsAt)}
                    </time>
                    <div>
                      <Localized as="p" text={talk.title} />
                      <p className="note">{talk.by}</p>
                      {talk.slides === null ? null : (
                        <a className="link" href={talk.slides.url} download={talk.slides.title.text}>
                          <FormattedMessage
                            id="presentation-call.slides"
                            values={{
                              kind: fileExtension(talk.slides.title.text),
                              size: formatFileSize(talk.slides.size),
                              title: talk.title.text,
                              hidden: hiddenWords,
                            }}
                          />
                        </a>
                      )}
                    </div>
                  </li>
                ))}
              </ol>
            </article>
          ))}
        </div>
      ))}
    </section>
  );
}
