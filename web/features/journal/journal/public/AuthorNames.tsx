// The names of authors in a row, as the page's language writes them.
import { Fragment } from "react";
import { useLanguage } from "#web/i18n/language.ts";

interface Named {
  readonly id: number;
  readonly nameKo: string | null;
  readonly latinName: string | null;
}

/** Names in Hangul are joined by a middle dot, as title pages do; in English the last follows an "and". */
export function AuthorNames({ authors }: { authors: readonly Named[] }) {
  const language = useLanguage();
  if (language === "ko") return authors.map(({ nameKo, latinName }) => nameKo ?? latinName).join("·");
  return authors.map(({ id, nameKo, latinName }, at) => (
    <Fragment key={id}>
      {at === 0 ? "" : at === authors.length - 1 ? " and " : ", "}
      {latinName ?? <span lang="ko">{nameKo}</span>}
    </Fragment>
  ));
}
