// Which files of web/messages travel together. A language has a file of the build for each set: nobody loads words that only others
// read. tests/unit/word-files.test.ts follows what each page imports and fails when a word would be missing.
import { isRendered, type Rights } from "#web/page/rights.ts";

/** `site` comes with every page, the next five with the pages of their noun, `forms` with every page that is more than read. */
const LISTED = {
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
  faqs: ["faqs"],
  pages: ["pages"],
  posts: ["posts"],
  programs: ["program-details", "program-pages"],
  search: ["search"],
  forms: ["errors", "forms", "members"],
} as const satisfies Record<string, readonly string[]>;

/** `office` holds every other file: what members and the office read. */
export type WordSet = keyof typeof LISTED | "office";

const isSet = (name: string): name is keyof typeof LISTED => Object.hasOwn(LISTED, name);

/** The set a message file belongs to. */
export function setOfWords(file: string): WordSet {
  const listed = Object.entries<readonly string[]>(LISTED).find(([, files]) => files.includes(file));
  const [set = ""] = listed ?? [];
  return isSet(set) ? set : "office";
}

/**
 * The sets a page says beside `site`.
 * @param page as the route table names it: "posts/public/PostListPage"
 */
export function wordsOf(page: string, rights: Rights): readonly WordSet[] {
  const [noun = ""] = page.split("/");
  const own = isSet(noun) ? [noun] : [];
  if (rights === "public") return own;
  return isRendered(rights) ? [...own, "forms"] : [...own, "forms", "office"];
}
