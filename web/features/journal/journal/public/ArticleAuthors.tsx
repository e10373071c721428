// Shows who wrote it: each with both names, where they are, and their ORCID.
import { mdiEmailOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./ArticlePage.module.css";
import type { ShownArticle } from "./ArticlePage.tsx";

export function ArticleAuthors({ authors }: { authors: ShownArticle["authors"] }) {
  const intl = useIntl();
  const here = useLanguage();
  return (
    <ul className={styles.authors} aria-label={intl.formatMessage({ id: "journal.article.authors" })}>
      {authors.map(({ id, nameKo, latinName, affiliation, orcid, corresponding }) => {
        const own = (here === "ko" ? nameKo : latinName) ?? latinName ?? nameKo ?? "";
        const other = own === nameKo ? latinName : nameKo;
        const foreign = (name: string) => (name === nameKo ? "ko" : "en");
        return (
          <li key={id}>
            <b lang={foreign(own) === here ? undefined : foreign(own)}>{own}</b>{" "}
            {other === null ? null : <span lang={foreign(other)}>{other}</span>}{" "}
            {orcid === null ? null : (
              <a className={styles.orcid} href={`https://orcid.org/${orcid}`}>
                <span aria-hidden="true">{intl.formatMessage({ id: "journal.article.orcidMark" })}</span>
                <span className="spoken">
                  <FormattedMessage
                    id="journal.article.orcid"
                    values={{
                      name: <span lang={foreign(own) === here ? undefined : foreign(own)}>{own}</span>,
                    }}
                  />
                </span>
              </a>
            )}{" "}
            {corresponding ? (
              <span className="small tall">
                <Icon path={mdiEmailOutline} size={16} />
                {intl.formatMessage({ id: "journal.article.corresponding" })}
              </span>
            ) : null}
            {affiliation === null ? null : <Localized as="p" className="note" text={affiliation} />}
          </li>
        );
      })}
    </ul>
  );
}
