// Plain text whose paragraphs an empty line parts.
import { keyed } from "#web/components/rich-text/keyed.ts";

interface ParagraphsProps {
  readonly text: string;
  readonly lang?: "ko" | "en" | undefined;
  readonly className?: string;
}

export function Paragraphs({ text, lang, className }: ParagraphsProps) {
  return (
    <div className={className} lang={lang}>
      {keyed(text.split(/\n\s*\n/)).map(([key, paragraph]) => (
        <p key={key}>{paragraph}</p>
      ))}
    </div>
  );
}
