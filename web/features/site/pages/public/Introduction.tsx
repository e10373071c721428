// The introduction of a page with items, marked with its language.
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { isBlank } from "#schema/validation/core/document-nodes.ts";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { type ContentLanguage, useForeignLang } from "#web/components/Localized.tsx";
import { FigureImages } from "#web/components/rich-text/Figure.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import type { FigureImageFragment } from "#web/gql/image.ts";
import styles from "./Introduction.module.css";

interface IntroductionProps {
  readonly title: { readonly language: ContentLanguage };
  readonly content: { readonly document: RichTextDocument; readonly language: ContentLanguage };
  readonly figures: readonly FigureImageFragment[];
}

/** Nothing where there is nothing to say. */
export function Introduction({ title, content, figures }: IntroductionProps) {
  const lang = useForeignLang(content.language);
  const foreign = useForeignLang(title.language) !== undefined;
  const blank = isBlank(content.document);
  if (blank && !foreign) return null;
  return (
    <div className={styles.introduction}>
      <FallbackNotice language={blank ? title.language : content.language} />
      {blank ? null : (
        <FigureImages value={figures}>
          <RichText document={content.document} lang={lang} />
        </FigureImages>
      )}
    </div>
  );
}
