// /greeting: a letter. Its first lines stand larger, the plate beside it is its letterhead.
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import { LetterPlate } from "#web/components/letter-art/LetterPlate.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { type TextPageQuery, type TextPageQueryVariables, useTextPageQuery } from "#web/gql/pages.ts";
import { usePageVariables } from "#web/page/page-variables.ts";
import { AssociationHead } from "./AssociationHead.tsx";
import styles from "./GreetingPage.module.css";
import { NoVersion } from "./NoVersion.tsx";

export function Component() {
  const [{ data }] = useTextPageQuery({ variables: usePageVariables<TextPageQueryVariables>() });
  if (data === undefined) return null;
  return data.page === null ? <NoVersion pageKey="GREETING" /> : <Letter page={data.page} />;
}

function Letter({ page: { title, content } }: { page: NonNullable<TextPageQuery["page"]> }) {
  const lang = useForeignLang(content.language);
  return (
    <article>
      <AssociationHead pageKey="GREETING" title={title} />
      <div className={`frame ${styles.page}`}>
        <div className={styles.plate}>
          <LetterPlate title={title.text} id={1} tall />
        </div>
        <div className={styles.letter}>
          <FallbackNotice language={content.language} />
          <RichText document={content.document} lang={lang} />
        </div>
      </div>
    </article>
  );
}
