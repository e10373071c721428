// Shows who speaks: portrait or letter plate, name and affiliation, the talk.
import { FormattedMessage } from "react-intl";
import { Localized } from "#web/components/Localized.tsx";
import { SpeakerPlate } from "#web/components/letter-art/SpeakerPlate.tsx";
import { ResponsiveImage } from "#web/components/ResponsiveImage.tsx";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import type { Program } from "./program.ts";
import styles from "./Speakers.module.css";

/** Nothing without speakers. */
export function Speakers({ program: { kind, speakers } }: { program: Program }) {
  if (speakers.length === 0) return null;
  return (
    <section id="speakers">
      <h2>
        <FormattedMessage id="program-details.speakers" values={{ kind }} />
      </h2>
      <ul>
        {speakers.map((speaker) => (
          <Speaker key={speaker.id} speaker={speaker} />
        ))}
      </ul>
    </section>
  );
}

function Speaker({ speaker }: { speaker: Program["speakers"][number] }) {
  const { name, otherName, affiliation, talk, portrait } = speaker;
  const other = otherLanguage(useLanguage());
  return (
    <li className={`listRow ${styles.speaker}`}>
      <span className={`frameFilled ${styles.portrait}`}>
        {portrait === null ? (
          <SpeakerPlate name={name.text} />
        ) : (
          <ResponsiveImage image={portrait} alt="" sizes="72px" />
        )}
      </span>
      <div>
        <p className="rowTitle">
          {/* Read as two names, and copied as two. */}
          <Localized text={name} />{" "}
          {otherName === null ? null : (
            <span className="otherName" lang={other}>
              {otherName}
            </span>
          )}
        </p>
        {affiliation === null ? null : <Localized as="p" className="note" text={affiliation} />}
      </div>
      {talk === null ? null : <Localized as="p" className={styles.talk} text={talk} />}
    </li>
  );
}
