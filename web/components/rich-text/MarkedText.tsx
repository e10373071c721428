// A run of words with its marks, the outermost mark first.
import { mdiOpenInNew } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { RichTextMark } from "#schema/validation/core/document.ts";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { UI_LANGUAGES } from "#web/i18n/language.ts";
import { keyed } from "./keyed.ts";
import styles from "./RichText.module.css";

const ELEMENTS = new Map([
  ["bold", "strong"],
  ["italic", "em"],
  ["underline", "u"],
  ["strike", "s"],
  ["code", "code"],
  ["superscript", "sup"],
  ["subscript", "sub"],
] as const);

/**
 * Mail, a telephone, and pages of this site, which no other host looks like. What was written was held to
 * more (schema/validation/core/href.ts).
 */
const LEADS = /^(?:mailto:|tel:|\/(?![/\\\s]))/i;

export function MarkedText({ text, marks }: { text: string; marks?: readonly RichTextMark[] | undefined }) {
  let inside: ReactNode = typeof text === "string" ? text : null;
  for (const [, mark] of keyed(marks).toReversed()) {
    if (mark?.type === "link") {
      inside = <TextLink href={String(mark.attrs?.href ?? "")}>{inside}</TextLink>;
      continue;
    }
    const Element = ELEMENTS.get(mark?.type);
    if (Element !== undefined) inside = <Element>{inside}</Element>;
  }
  return inside;
}

/** Pages of this site stay in its router and language; files and other languages are fetched; the rest leaves the site. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^https?:/i.test(href)) {
    return (
      <a href={href} rel="noopener noreferrer">
        {children}
        <Icon className={styles.external} path={mdiOpenInNew} size={16} />
        <span className="spoken">
          <FormattedMessage id="components.richText.external" />
        </span>
      </a>
    );
  }
  if (!LEADS.test(href)) return children;
  return isPageOfThisLanguage(href) ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

function isPageOfThisLanguage(href: string): boolean {
  const first = /^\/([^/?#]*)/.exec(href)?.[1];
  if (first === undefined) return false;
  return first !== "files" && !UI_LANGUAGES.some((language) => language === first);
}
