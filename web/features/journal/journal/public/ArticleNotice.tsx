// The notice about an article since its publication, above everything else.
import { mdiAlertCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { formatFileSize } from "#web/components/file-words.ts";
import { Icon } from "#web/components/Icon.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import styles from "./ArticlePage.module.css";
import type { ShownArticle } from "./ArticlePage.tsx";
import { momentOf } from "./journal-words.ts";
import { Paragraphs } from "./Paragraphs.tsx";

/** Nothing for an article that is as it was. */
export function ArticleNotice({ article }: { article: ShownArticle }) {
  const { state, notice, noticedOn, formerFiles } = article;
  const lang = useForeignLang(notice?.language ?? "KO");
  if (state === "CURRENT" || notice === null) return null;
  return (
    <section className={`notice ${styles.notice}`} data-tone={state === "RETRACTED" ? "bad" : "warn"}>
      <h2 className="h3">
        <Icon path={mdiAlertCircleOutline} />
        <FormattedMessage id={`journal.article.notice.${state}`} />
      </h2>
      {noticedOn === null ? null : (
        <p className="day">
          <Day at={momentOf(noticedOn)} form="long" />
        </p>
      )}
      <Paragraphs text={notice.text} lang={lang} />
      {formerFiles.length === 0 ? null : (
        <ul>
          {formerFiles.map(({ replacedOn, file }) => (
            <li key={file.id}>
              <a href={file.url}>
                <FormattedMessage
                  id="journal.article.formerPdf"
                  values={{ day: <Day at={momentOf(replacedOn)} />, size: formatFileSize(file.size) }}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
