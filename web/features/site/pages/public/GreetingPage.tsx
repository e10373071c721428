// /greeting: the greeting of the president. Its first lines are larger, the plate beside it is its heading.
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import { LetterPlate } from "#web/components/letter-art/LetterPlate.tsx";
import { NextSteps } from "#web/components/NextSteps.tsx";
import { FigureImages } from "#web/components/rich-text/Figure.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { type TextPageQueryVariables, useTextPageQuery } from "#web/gql/pages.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import styles from "./GreetingPage.module.css";
import { NoVersion } from "./NoVersion.tsx";
import { NEXT_STEPS } from "./next-steps.ts";
import type { ShownText } from "./shown-page.ts";

export function Component() {
  const [{ data }] = useTextPageQuery({ variables: usePageVariables<TextPageQueryVariables>() });
  if (data === undefined) return null;
  return data.page === null ? <NoVersion pageKey="GREETING" /> : <Greeting page={data.page} />;
}

/** The greeting, in force or in a preview. */
export function Greeting({ page: { title, content, figures } }: { page: ShownText }) {
  const lang = useForeignLang(content.language);
  return (
    <article>
      <AssociationHead pageKey="GREETING" title={title} />
      <div className={`frame aboutPage split ${styles.page}`}>
        <div className={`screenOnly ruled stays ${styles.plate}`}>
          <LetterPlate title={title.text} id={1} tall />
        </div>
        <div className={styles.greeting}>
          <FallbackNotice language={content.language} />
          <FigureImages value={figures}>
            <RichText document={content.document} lang={lang} />
          </FigureImages>
          <NextSteps steps={NEXT_STEPS.GREETING} />
        </div>
      </div>
    </article>
  );
}
