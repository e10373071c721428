// Pages that need neither React nor data nor a build: for a database that is away, for our own faults, and
// for crawlers, which get the status and a few words (specification 8).
import { readFileSync } from "node:fs";

const CSS = readFileSync(new URL("./static-page.css", import.meta.url), "utf8");

const WORDS = {
  503: {
    ko: "서비스를 잠시 쓸 수 없습니다. 조금 뒤에 다시 시도해 주세요.",
    en: "The service is briefly unavailable. Please try again in a moment.",
  },
  500: {
    ko: "요청을 처리하지 못했습니다. 계속되면 아래 번호를 알려 주세요.",
    en: "Request failed. If it keeps happening, tell us with the number below.",
  },
} as const;
const HOME = { ko: "/", en: "/en" } as const;

/** The ring of the letter art (docs/look.md#letter-art). */
const ART =
  '<svg viewBox="-2 -2 66 62" width="132" height="124" fill="none" stroke="#2b4285" stroke-width="7" aria-hidden="true"><circle cx="20" cy="29" r="16.5" stroke="#006eff"/><path d="M48.5 0v58M52 29h11"/></svg>';

/**
 * The error page of the specification (2) as a whole document; only its message is in the reader's language. The id of the
 * request finds the fault in the log.
 */
export function staticPage(status: 500 | 503, language: "ko" | "en", requestId: string): string {
  const number = status === 500 ? `<p class="number"><code>${escapeHtml(requestId)}</code></p>` : "";
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Error Page</title><style>${CSS}</style></head>`,
    `<body><main data-layout="layout-eleven">${ART}<h1 lang="en">Oops!</h1><p>${WORDS[status][language]}</p>`,
    `<p lang="en"><strong>${status}</strong> Sorry, "we couldn't" find your page.</p>${number}`,
    `<p><a href="${HOME[language]}" lang="en">Back to Home</a></p></main></body></html>`,
  ].join("");
}

/** What a crawler gets of any error: the status, plainly. */
export function crawlerPage(status: number, reason: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${status}</title></head><body><p>${status} ${escapeHtml(reason)}</p></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
