// Shows what the regular seminar or the journal is and how to take part, its sections listed beside, and one
// step away what there is of it.
import columns from "#web/components/Columns.module.css";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import { NextSteps } from "#web/components/NextSteps.tsx";
import { FigureImages } from "#web/components/rich-text/Figure.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { type TextPageQueryVariables, useTextPageQuery } from "#web/gql/pages.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import { Contents } from "./Contents.tsx";
import styles from "./IntroductionPage.module.css";
import { NoVersion } from "./NoVersion.tsx";
import { NEXT_STEPS } from "./next-steps.ts";
import type { ShownText } from "./shown-page.ts";

export type IntroductionKey = "SEMINAR_INTRODUCTION" | "JOURNAL_INTRODUCTION";

export function Component({ pageKey }: { pageKey: IntroductionKey }) {
  const [{ data }] = useTextPageQuery({ variables: usePageVariables<TextPageQueryVariables>() });
  if (data === undefined) return null;
  if (data.page === null) return <NoVersion pageKey={pageKey} />;
  return <Introduced pageKey={pageKey} page={data.page} />;
}

interface IntroducedProps {
  pageKey: IntroductionKey;
  page: ShownText;
}

/** What it is, in force or in a preview. */
export function Introduced({ pageKey, page: { title, content, figures } }: IntroducedProps) {
  const lang = useForeignLang(content.language);
  return (
    <article>
      <AssociationHead pageKey={pageKey} title={title} />
      <div className={`frame textPage ${columns.reading}`}>
        <Contents document={content.document} lang={lang} />
        <div className={styles.text}>
          <FallbackNotice language={content.language} />
          <FigureImages value={figures}>
            <RichText document={content.document} lang={lang} />
          </FigureImages>
          <NextSteps steps={NEXT_STEPS[pageKey]} />
        </div>
      </div>
    </article>
  );
}
