// The words of the trade in both languages, running past under the hero (docs/look-parts.md#motion). Each
// pair is one item; the page's own language comes first.
import { useIntl } from "react-intl";
import { Marquee } from "#web/components/Marquee.tsx";
import type { HomePageQuery } from "#web/gql/home.ts";
import { otherLanguage, useLanguage } from "#web/i18n/language.ts";
import styles from "./TermLine.module.css";

export function TermLine({ terms }: Pick<HomePageQuery, "terms">) {
  const intl = useIntl();
  const here = useLanguage();
  const other = otherLanguage(here);
  if (terms.length === 0) return null;
  return (
    <Marquee label={intl.formatMessage({ id: "banners.home.terms" })}>
      {terms.map((term) => (
        <li key={term.id} className={styles.term}>
          <b>{term[here]}</b> <span lang={other}>{term[other]}</span>
        </li>
      ))}
    </Marquee>
  );
}
