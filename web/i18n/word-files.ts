// Says which files of web/messages are loaded together. The build has one file for each set and language, so
// that nobody loads words that only others read. tests/unit/word-files.test.ts follows what each page
// imports, and fails when a word would be missing.
import { isRendered, type Rights } from "#web/page/rights.ts";
import { PAGES } from "#web/pages.ts";

const FORMS = ["errors", "forms", "members", "uploads"];

/**
 * `site` comes with every page, `forms` with every page that is more than read, `later` with parts of a page
 * that wait until it rests, `previews` with what is read before it is published, `printed` where certificates
 * are given out.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  site: [
    "banners",
    "components",
    "enums",
    "error-page",
    "exams",
    "layout",
    "popups",
    "programs",
    "session",
    "toasts",
  ],
  forms: FORMS,
  later: ["clock", "popups", "presentation-call", "share"],
  previews: ["preview"],
  printed: ["linked", "printed"],
};

const nounOf = (page: string) => page.split("/")[1] ?? "";

/**
 * Nouns of the account with a page by link for people without one: it says the words of the account, and
 * before the link is read, as on the server, those of the file `linked` alone.
 */
const ACCOUNT_NOUNS: ReadonlySet<string> = new Set(["applications", "groups"]);

/** What visitors read has a set a noun: its file has the noun's name, unless it is named here. */
const READ_NOUNS = new Set(
  PAGES.filter(({ rights = "public" }) => isRendered(rights))
    .map(({ page }) => nounOf(page))
    .filter((noun) => !FORMS.includes(noun) && !ACCOUNT_NOUNS.has(noun)),
);
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "exam-rating": "exams",
  "program-details": "programs",
  "program-pages": "programs",
  "exam-slip": "exams",
};

/**
 * Nouns whose words other pages say, too: members suggest terms in their account, choose what they are
 * notified of there and see what they reviewed, the log names the fields of terms and popups, a sheet for the
 * booth those of terms, a manuscript has a field, a review that was sent a certificate, an exam its slip, and
 * attendance is recorded from the list of applicants, too.
 */
const ALSO_READ: Readonly<Record<string, readonly string[]>> = {
  account: ["glossary", "reviews", "subscriptions"],
  applications: ["attendance", "reschedules"],
  audit: ["glossary", "later"],
  booth: ["glossary"],
  exams: ["printed"],
  popups: ["later"],
  reviews: ["glossary", "printed"],
};

/** Where something is read before it is published (decision 195). */
const PREVIEWS = /\/\w*PreviewPage$/;

/**
 * `site`, `forms`, `later`, `previews`, `printed`, a noun that visitors read, or `office`, which holds every
 * other file: what members and the office read.
 */
export type WordSet = string;

/** The set a message file belongs to. */
export function setOfWords(file: string): WordSet {
  const [shared] = Object.entries(SHARED).find(([, files]) => files.includes(file)) ?? [];
  const noun = OTHER_NAMES[file] ?? file;
  return shared ?? (READ_NOUNS.has(noun) ? noun : "office");
}

/**
 * The sets a page says beside `site`.
 * @param page as the route table names it: "site/posts/public/PostListPage"
 */
export function wordsOf(page: string, rights: Rights): readonly WordSet[] {
  const noun = nounOf(page);
  const own = [
    ...(READ_NOUNS.has(noun) ? [noun] : []),
    ...(ALSO_READ[noun] ?? []),
    ...(PREVIEWS.test(page) ? ["previews"] : []),
  ];
  if (rights === "public") return own;
  return isRendered(rights) && !ACCOUNT_NOUNS.has(noun)
    ? [...own, "forms"]
    : [...own, "forms", "printed", "office"];
}
