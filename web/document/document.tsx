// The whole document around the rendered page. It is written as markup and never hydrated. React takes over
// inside #root only, so extensions and the head script may change the rest.
import { renderToStaticMarkup } from "react-dom/server";
import type { Thing } from "schema-dts";
import { manifestAddress, TOUCH_ICON } from "#schema/validation/site-paths.ts";
import { coreFontFace, pageFontFace } from "#web/browser/page-font.ts";
import type { UiLanguage } from "#web/i18n/language.ts";
import { PALETTES } from "#web/theme/theme.ts";
import { THEME_VARIABLES } from "#web/theme/theme-variables.ts";
import { HEAD_MARK, type Head, type HeadTag } from "./head.ts";
import { INLINE_SCRIPTS } from "./inline-scripts.ts";
import { PAGE_DATA_ID, type PageDataScript, ROOT_ID, toScriptJson } from "./page-data.ts";

/** What the build made for one page. */
export interface PageAssets {
  /** Address of the entry module. */
  readonly entry: string;
  /** What the entry itself imports, in its order; the start script runs each in a task of its own. */
  readonly first: readonly string[];
  /** Modules the page needs right after it. */
  readonly preloads: readonly string[];
  /** The rules of the page's style sheets, written into the page. */
  readonly css: string;
  /** Addresses of those sheets, so that the module loader knows that it need not fetch them. */
  readonly sheets: readonly string[];
  /** Addresses of the font's core and of the style sheet with its slices; null where the sources run. */
  readonly fonts: { readonly core: string; readonly sheet: string } | null;
  readonly favicon: string;
}

interface DocumentInput {
  readonly language: UiLanguage;
  readonly head: Head;
  readonly assets: PageAssets;
  /** The rendered page. */
  readonly content: string;
  /** What those read whose browser runs no scripts. */
  readonly withoutScripts: string;
  /** Address of the font for the page's characters beyond the core; null when there are none. */
  readonly pageFont: string | null;
  /** Of the emergency notice on it; null without one. The head script compares it with the one that was put away. */
  readonly emergencyVersion: number | null;
  /** What the page says to machines. */
  readonly things: readonly Thing[];
  readonly data: PageDataScript;
}

/** A sheet with this attribute is not fetched; React's types do not know it. */
const DISABLED = { disabled: true };

/** The document as text. */
export function renderDocument(input: DocumentInput): string {
  const markup = renderToStaticMarkup(<Document {...input} />);
  const [before = "", after = ""] = markup.split(`id="${ROOT_ID}">`, 2);
  return `<!DOCTYPE html>${before}id="${ROOT_ID}">${input.content}${after}`;
}

/** The one attribute of a head tag that React spells in its own way. */
function toProps(attributes: HeadTag["attributes"]): HeadTag["attributes"] {
  const named = ([name, value]: [string, string]) => [name === "hreflang" ? "hrefLang" : name, value];
  return Object.fromEntries(Object.entries(attributes).map(named));
}

function Document(input: DocumentInput) {
  const { language, head, assets, pageFont, emergencyVersion, things, data } = input;
  const core = assets.fonts?.core ?? null;
  const fontFiles = [core, pageFont].filter((href) => href !== null);
  const fontFaces = [...(core ? [coreFontFace(core)] : []), ...(pageFont ? [pageFontFace(pageFont)] : [])];
  return (
    <html lang={language} data-mantine-color-scheme="light" data-emergency={emergencyVersion}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.tags.map(({ tag: Tag, attributes }) => (
          <Tag key={Object.values(attributes).join()} {...toProps(attributes)} {...{ [HEAD_MARK]: "" }} />
        ))}
        {things.length === 0 ? null : (
          <script type="application/ld+json" {...{ [HEAD_MARK]: "" }}>
            {toScriptJson({ "@context": "https://schema.org", "@graph": things })}
          </script>
        )}
        <meta name="theme-color" content={PALETTES.navy[5]} />
        <link rel="icon" type="image/svg+xml" href={assets.favicon} />
        <link rel="apple-touch-icon" href={TOUCH_ICON.path} />
        <link rel="manifest" href={manifestAddress(language)} />
        {fontFiles.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <style>{THEME_VARIABLES + assets.css + fontFaces.join("")}</style>
        <script>{INLINE_SCRIPTS.head}</script>
        {assets.sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} {...DISABLED} />
        ))}
      </head>
      <body>
        <noscript>
          <p className="frame">{input.withoutScripts}</p>
        </noscript>
        <div id={ROOT_ID} />
        <script type="application/json" id={PAGE_DATA_ID}>
          {toScriptJson(data)}
        </script>
        <script
          data-modules={[...assets.first, assets.entry].join(" ")}
          data-parts={assets.preloads.join(" ")}
        >
          {INLINE_SCRIPTS.start}
        </script>
        {/* Last, so that nothing waits for it: the page itself is in its own files. */}
        {assets.fonts && <link rel="stylesheet" href={assets.fonts.sheet} />}
      </body>
    </html>
  );
}
