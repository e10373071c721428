// What the regular seminar or the journal is and how to take part, its sections listed beside, and one step away what there is of it.

import { FormattedMessage } from "react-intl";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { type TextPageQuery, type TextPageQueryVariables, useTextPageQuery } from "#web/gql/pages.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { BOARD_PATHS, SEMINAR_SCHEDULE } from "#web/paths.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import { Contents } from "./Contents.tsx";
import styles from "./IntroductionPage.module.css";
import { NoVersion } from "./NoVersion.tsx";

export type IntroductionKey = "SEMINAR_INTRODUCTION" | "JOURNAL_INTRODUCTION";

interface Step {
  readonly to: string;
  readonly label: MessageId;
}

const STEPS: Readonly<Record<IntroductionKey, readonly Step[]>> = {
  SEMINAR_INTRODUCTION: [
    { to: SEMINAR_SCHEDULE, label: "pages.seminar.schedule" },
    { to: BOARD_PATHS.SEMINAR_ARCHIVE.list, label: "pages.seminar.archive" },
  ],
  JOURNAL_INTRODUCTION: [{ to: BOARD_PATHS.PUBLICATION.list, label: "pages.journal.issues" }],
};

export function Component({ pageKey }: { pageKey: IntroductionKey }) {
  const [{ data }] = useTextPageQuery({ variables: usePageVariables<TextPageQueryVariables>() });
  if (data === undefined) return null;
  if (data.page === null) return <NoVersion pageKey={pageKey} />;
  return <Introduced pageKey={pageKey} page={data.page} />;
}

interface IntroducedProps {
  pageKey: IntroductionKey;
  page: NonNullable<TextPageQuery["page"]>;
}

function Introduced({ pageKey, page: { title, content } }: IntroducedProps) {
  const lang = useForeignLang(content.language);
  return (
    <article>
      <AssociationHead pageKey={pageKey} title={title} />
      <div className={`frame ${styles.columns}`}>
        <Contents document={content.document} lang={lang} />
        <div className={styles.main}>
          <FallbackNotice language={content.language} />
          <RichText document={content.document} lang={lang} />
          <div className={styles.more}>
            {STEPS[pageKey].map(({ to, label }) => (
              <MoreLink key={to} to={to}>
                <FormattedMessage id={label} />
              </MoreLink>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}
