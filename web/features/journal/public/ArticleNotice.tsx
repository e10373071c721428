// What readers are told since an article was published: above all else.
import { mdiAlertCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Day } from "#web/components/Day.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { useForeignLang } from "#web/components/Localized.tsx";
import styles from "./ArticlePage.module.css";
import type { ShownArticle } from "./ArticlePage.tsx";
import { momentOf } from "./journal-words.ts";
import { Paragraphs } from "./Paragraphs.tsx";

/** Nothing for an article that stands as it was. */
export function ArticleNotice({ article: { state, notice, noticedOn } }: { article: ShownArticle }) {
  const lang = useForeignLang(notice?.language ?? "KO");
  if (state === "CURRENT" || notice === null) return null;
  return (
    <section className={styles.notice} data-state={state}>
      <h2>
        <Icon path={mdiAlertCircleOutline} />
        <FormattedMessage id={`journal.article.notice.${state}`} />
      </h2>
      {noticedOn === null ? null : (
        <p className={styles.place}>
          <Day at={momentOf(noticedOn)} form="long" />
        </p>
      )}
      <Paragraphs text={notice.text} lang={lang} />
    </section>
  );
}
