// Which words a page says beside those of every page: by the feature it belongs to, so that nobody loads what only other
// pages say. tests/unit/page-words.test.ts follows what each page imports and fails when a word would be missing.

/** A file of web/messages that is loaded with the pages that need it. */
export type PageWords =
  | "banners"
  | "exams"
  | "pages"
  | "popups"
  | "posts"
  | "program-details"
  | "program-pages"
  | "programs"
  | "search";

const PROGRAM = ["exams", "program-details", "programs"] as const;

/** By feature, or by page where a feature's pages differ. */
const WORDS: Readonly<Record<string, readonly PageWords[]>> = {
  account: ["exams"],
  applications: ["exams"],
  audit: ["exams", "popups"],
  home: ["banners", "programs"],
  pages: ["pages"],
  popups: ["popups"],
  posts: ["posts"],
  programs: ["program-pages", "programs"],
  "programs/office/ProgramEditorPage": ["exams", "programs"],
  "programs/public/ProgramPage": PROGRAM,
  search: ["search"],
};

/** @param page as the route table names it: "posts/public/PostListPage" */
export function wordsOf(page: string): readonly PageWords[] {
  return WORDS[page] ?? WORDS[page.split("/")[0] ?? ""] ?? [];
}
