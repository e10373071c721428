// Terms beside each other in both languages, the page's own first, with their field and what is said about them.
import { FormattedMessage } from "react-intl";
import { Localized } from "#web/components/Localized.tsx";
import { useStructuredData } from "#web/components/structured-data/collect.ts";
import type { GlossaryPageQuery } from "#web/gql/glossary.ts";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import { GLOSSARY_PATH } from "#web/paths.ts";
import styles from "./GlossaryPage.module.css";

type Terms = GlossaryPageQuery["glossary"]["items"];

export function TermList({ terms }: { terms: Terms }) {
  const here = useLanguage();
  const other = otherLanguage(here);
  useStructuredData((address) => ({
    "@type": "DefinedTermSet",
    url: address(GLOSSARY_PATH),
    hasDefinedTerm: terms.map((term) => ({
      "@type": "DefinedTerm",
      name: term[here],
      alternateName: term[other],
      ...(term.note ? { description: term.note.text } : {}),
    })),
  }));
  return (
    <ul className="ruled">
      {terms.map((term) => (
        <li key={term.id} id={`term-${term.id}`} className={`listRow longWords ${styles.term}`}>
          <p className={styles.word}>
            <b>{term[here]}</b> <span lang={other}>{term[other]}</span>
          </p>
          <div>
            <p className="small">
              <FormattedMessage id={`glossary.field.${term.field}`} />
            </p>
            {term.note ? <Localized as="p" className={`note lines ${styles.note}`} text={term.note} /> : null}
            {term.source === null ? null : (
              <p className="small">
                <FormattedMessage id="glossary.source" values={{ source: term.source }} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
