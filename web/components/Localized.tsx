// Text that may be in the other language because this one is missing: it carries its own `lang`, for voices and for line breaks.
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

/** A language as the GraphQL schema spells it. */
export type ContentLanguage = ReturnType<typeof toGraphqlLanguage>;

/** A text and the language it is really in. */
export interface LocalizedText {
  readonly text: string;
  readonly language: ContentLanguage;
}

/** The `lang` attribute for content in `language`: undefined where the page already says it. */
export function useForeignLang(language: ContentLanguage): "ko" | "en" | undefined {
  const here = toGraphqlLanguage(useLanguage());
  if (language === here) return undefined;
  return language === "KO" ? "ko" : "en";
}

/** Shows `text.text` in the element `as`, with `lang` where it differs from the page. */
export function Localized({
  text,
  as: Element = "span",
  className,
}: {
  text: LocalizedText;
  as?: "span" | "h1" | "h2" | "h3" | "p";
  className?: string | undefined;
}) {
  const lang = useForeignLang(text.language);
  return (
    <Element className={className} lang={lang}>
      {text.text}
    </Element>
  );
}
