// /board-members and /journal/editorial-board: people in the order the office gave them, the first one
// larger. A missing portrait is the first letter of the name.
import { FormattedMessage } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { SpeakerPlate } from "#web/components/letter-art/SpeakerPlate.tsx";
import { NextSteps } from "#web/components/NextSteps.tsx";
import { ResponsiveImage } from "#web/components/ResponsiveImage.tsx";
import { type PeoplePageQueryVariables, usePeoplePageQuery } from "#web/gql/pages.ts";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import styles from "./BoardMembersPage.module.css";
import { Introduction } from "./Introduction.tsx";
import { NoVersion } from "./NoVersion.tsx";
import { NEXT_STEPS } from "./next-steps.ts";
import type { ShownPeople } from "./shown-page.ts";

export type BoardKey = "BOARD_MEMBERS" | "EDITORIAL_BOARD";

export function Component({ pageKey }: { pageKey: BoardKey }) {
  const [{ data }] = usePeoplePageQuery({ variables: usePageVariables<PeoplePageQueryVariables>() });
  if (data === undefined) return null;
  return data.page === null ? <NoVersion pageKey={pageKey} /> : <Board pageKey={pageKey} page={data.page} />;
}

interface BoardProps {
  pageKey: BoardKey;
  page: ShownPeople;
}

/** The board, in force or in a preview. */
export function Board({ pageKey, page: { title, content, figures, people } }: BoardProps) {
  return (
    <article>
      <AssociationHead pageKey={pageKey} title={title} />
      <div className="frame aboutPage">
        <Introduction title={title} content={content} figures={figures} />
        {people.length === 0 ? (
          <EmptyState title={<FormattedMessage id="pages.page.none" />} />
        ) : (
          <ul className={`ruled ${styles.people}`}>
            {people.map((person, index) => (
              <Person key={person.id} person={person} eager={index === 0} />
            ))}
          </ul>
        )}
        <NextSteps steps={NEXT_STEPS[pageKey]} />
      </div>
    </article>
  );
}

function Person({ person, eager }: { person: ShownPeople["people"][number]; eager: boolean }) {
  const { name, otherName, role, affiliation, portrait } = person;
  const other = otherLanguage(useLanguage());
  return (
    <li className="listRow">
      <span className={`frameFilled ${styles.portrait}`}>
        {portrait === null ? (
          <SpeakerPlate name={name.text} />
        ) : (
          <ResponsiveImage image={portrait} alt="" sizes="(min-width: 900px) 176px, 88px" eager={eager} />
        )}
      </span>
      <div className={styles.person}>
        <h2 className="h3">
          {/* Read as two names, and copied as two. */}
          <Localized text={name} />{" "}
          {otherName === null ? null : (
            <span className="otherName" lang={other}>
              {otherName}
            </span>
          )}
        </h2>
        {/* Shown above the name; in the order of headings it follows it. */}
        <Localized as="p" className={`tagWord ${styles.role}`} text={role} />
        {affiliation === null ? null : <Localized as="p" className="note" text={affiliation} />}
        <Term person={person} />
      </div>
    </li>
  );
}

function Term({ person: { termFrom: from, termTo: to } }: { person: ShownPeople["people"][number] }) {
  if (from === null && to === null) return null;
  return (
    <p className="small figures">
      <FormattedMessage
        id="pages.board.term"
        values={{
          kind: from === null ? "to" : to === null ? "from" : "both",
          from: String(from),
          to: String(to),
        }}
      />
    </p>
  );
}
