import type { FollowedManuscriptFragment } from "#web/gql/manuscripts.ts";
import type { UiLanguage } from "#web/i18n/language.ts";

type Author = FollowedManuscriptFragment["authors"][number];

/** The names an author has, that of the page's language first; none while none is written. */
export function namesOf(
  { nameKo, givenName, familyName }: Pick<Author, "nameKo" | "givenName" | "familyName">,
  language: UiLanguage,
): { readonly name: string; readonly lang: UiLanguage }[] {
  const latin = [givenName, familyName].filter(Boolean).join(" ");
  const names = [
    { name: nameKo ?? "", lang: "ko" },
    { name: latin, lang: "en" },
  ] as const;
  return names
    .filter(({ name }) => name !== "")
    .sort((one, other) => Number(other.lang === language) - Number(one.lang === language));
}
