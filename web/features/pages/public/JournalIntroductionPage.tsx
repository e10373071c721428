// /journal-introduction: what the journal is and how to submit to it, its sections listed beside, the issues one step away.

import { FormattedMessage } from "react-intl";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import { MoreLink } from "#web/components/MoreLink.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { type TextPageQuery, type TextPageQueryVariables, useTextPageQuery } from "#web/gql/pages.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { BOARD_PATHS } from "#web/paths.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import { Contents } from "./Contents.tsx";
import styles from "./JournalIntroductionPage.module.css";
import { NoVersion } from "./NoVersion.tsx";

export function Component() {
  const [{ data }] = useTextPageQuery({ variables: usePageVariables<TextPageQueryVariables>() });
  if (data === undefined) return null;
  return data.page === null ? <NoVersion pageKey="JOURNAL_INTRODUCTION" /> : <Journal page={data.page} />;
}

function Journal({ page: { title, content } }: { page: NonNullable<TextPageQuery["page"]> }) {
  const lang = useForeignLang(content.language);
  return (
    <article>
      <AssociationHead pageKey="JOURNAL_INTRODUCTION" title={title} />
      <div className={`frame ${styles.columns}`}>
        <Contents document={content.document} lang={lang} />
        <div className={styles.main}>
          <FallbackNotice language={content.language} />
          <RichText document={content.document} lang={lang} />
          <div className={styles.more}>
            <MoreLink to={BOARD_PATHS.PUBLICATION.list}>
              <FormattedMessage id="pages.journal.issues" />
            </MoreLink>
          </div>
        </div>
      </div>
    </article>
  );
}
