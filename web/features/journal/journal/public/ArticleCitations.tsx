// Shows how it is cited, in three forms to copy, and as files for programs.
import { mdiContentCopy } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CITATION_STYLES, type CitationStyle } from "#schema/validation/journal/journal-kinds.ts";
import { Icon } from "#web/components/Icon.tsx";
import { keyed } from "#web/components/rich-text/keyed.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { languageOfText } from "#web/i18n/language-of-text.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { articleFilePath } from "#web/paths.ts";
import styles from "./ArticlePage.module.css";
import type { ShownArticle } from "./ArticlePage.tsx";

type Parts = ShownArticle["apa"];

export function ArticleCitations({ article }: { article: ShownArticle }) {
  const language = useLanguage();
  const forms: Readonly<Record<CitationStyle, Parts>> = {
    APA: article.apa,
    CHICAGO: article.chicago,
    KOREAN: article.korean,
  };
  const order: readonly CitationStyle[] = language === "ko" ? ["KOREAN", "APA", "CHICAGO"] : CITATION_STYLES;
  const file = (ending: "bib" | "ris") =>
    `${articleFilePath(article.id, ending)}${language === "en" ? "?lang=en" : ""}`;
  return (
    <section id="cite" className={styles.cite}>
      <h2 className="partTitle">
        <FormattedMessage id="journal.article.cite" />
      </h2>
      <dl className="facts">
        {order.map((style) => (
          <Citation key={style} style={style} parts={forms[style]} />
        ))}
      </dl>
      <p className="screenOnly buttonRow">
        <a className="link tall" href={file("bib")} download>
          <FormattedMessage id="journal.article.bibtex" />
        </a>
        <a className="link tall" href={file("ris")} download>
          <FormattedMessage id="journal.article.ris" />
        </a>
      </p>
    </section>
  );
}

function Citation({ style, parts }: { style: CitationStyle; parts: Parts }) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<MessageId | null>(null);
  const name = intl.formatMessage({ id: `journal.article.style.${style}` });
  const whole = parts.map(({ text }) => text).join("");
  const copy = () => {
    navigator.clipboard.writeText(whole).then(
      () => setOutcome("journal.article.copied"),
      () => setOutcome("journal.article.copyFailed"),
    );
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span lang={languageOfText(whole)}>
          {keyed(parts.map(({ text }) => text)).map(([key, text], at) =>
            parts[at]?.isItalic ? <i key={key}>{text}</i> : <span key={key}>{text}</span>,
          )}
        </span>{" "}
        <button
          type="button"
          className="screenOnly tall quietAction"
          aria-label={intl.formatMessage({ id: "journal.article.copyStyle" }, { name })}
          onClick={copy}
        >
          <Icon path={mdiContentCopy} size={16} />
          <FormattedMessage id="journal.article.copy" />
        </button>
        <span className="done" role="status">
          {outcome === null ? null : <FormattedMessage id={outcome} />}
        </span>
      </dd>
    </div>
  );
}
