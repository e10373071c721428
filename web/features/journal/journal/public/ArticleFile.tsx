// The PDF, the one thing to do here. Its address is the article's own, where it is counted (docs/journal.md#for-machines).
import { mdiDownload } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";
import { formatFileSize } from "#web/components/file-words.ts";
import { Icon } from "#web/components/Icon.tsx";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { articleFilePath } from "#web/paths.ts";
import styles from "./ArticlePage.module.css";
import type { ShownArticle } from "./ArticlePage.tsx";

export function ArticleFile({ article: { id, file, language } }: { article: ShownArticle }) {
  const isForeign = language !== toGraphqlLanguage(useLanguage());
  return (
    <div className="screenOnly buttonRow">
      {file === null ? (
        <p className="day">
          <FormattedMessage id="journal.article.noPdf" />
        </p>
      ) : (
        <a {...buttonLook({ size: "lg", wideOnPhone: true })} href={articleFilePath(id, "pdf")}>
          <Icon path={mdiDownload} />
          <FormattedMessage id="journal.article.pdf" />
          <span className={styles.size}>{formatFileSize(file.size)}</span>
        </a>
      )}
      <a {...buttonLook({ size: "lg", variant: "outline", wideOnPhone: true })} href="#cite">
        <FormattedMessage id="journal.article.toCite" />
      </a>
      {isForeign ? (
        <p className="day">
          <FormattedMessage id={`journal.article.only.${language}`} />
        </p>
      ) : null}
    </div>
  );
}
