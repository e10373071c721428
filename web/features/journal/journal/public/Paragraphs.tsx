// Plain text whose paragraphs an empty line parts.
import { keyed } from "#web/components/rich-text/keyed.ts";

export function Paragraphs({ text, lang }: { text: string; lang?: "ko" | "en" | undefined }) {
  return (
    <div lang={lang}>
      {keyed(text.split(/\n\s*\n/)).map(([key, paragraph]) => (
        <p key={key}>{paragraph}</p>
      ))}
    </div>
  );
}
