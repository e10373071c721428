// Shows what an item says beside its title: plain text, an empty line ends a paragraph.
import { type ContentLanguage, useForeignLang } from "#web/components/Localized.tsx";
import { keyed } from "#web/components/rich-text/keyed.ts";

export function ItemText({
  text,
  className,
}: {
  text: { readonly text: string; readonly language: ContentLanguage };
  className?: string | undefined;
}) {
  const lang = useForeignLang(text.language);
  return (
    <div className={className} lang={lang}>
      {keyed(text.text.split(/\n\s*\n/)).map(([key, paragraph]) => (
        <p key={key}>{paragraph}</p>
      ))}
    </div>
  );
}
