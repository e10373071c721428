// Plain text with what was looked for marked; it carries its own `lang` where it is in the other language.
import { Fragment } from "react";
import { useForeignLang } from "#web/components/Localized.tsx";
import type { HighlightedFragment } from "#web/gql/search.ts";
import styles from "./SearchResults.module.css";

export function Highlighted({
  text: { text, language, marks },
  className,
}: {
  text: HighlightedFragment;
  className?: string | undefined;
}) {
  return (
    <span className={className} lang={useForeignLang(language)}>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </span>
  );
}
