// Every page of the site as the sweeping tests visit them: those of web/pages.ts, and what its ids and queries may be
// (tests/unit/site-map.test.ts).
import type { APIRequestContext } from "@playwright/test";
import { PAGE_KEYS, PAGE_KINDS } from "#schema/validation/site/page-kinds.ts";
import { PAGES } from "#web/pages.ts";

/** Addresses without an id of the pages for some. */
const plain = (isWanted: (line: (typeof PAGES)[number]) => boolean): readonly string[] =>
  PAGES.filter((line) => !line.path.includes(":") && isWanted(line)).map(({ path }) => path);

/** Where a document is verified. */
export const VERIFY_PATH = "/verify/";

/** Of paths that open the same page the first, which is what a short run looks at. */
export function oneOfEachShape(paths: readonly string[]): readonly string[] {
  const shapes = new Map(paths.map((path) => [shapeOf(path), path] as const).reverse());
  return paths.filter((path) => shapes.get(shapeOf(path)) === path);
}

/** The page that an address opens; no page of the table has the shape `null`, which is the error page. */
function shapeOf(path: string): string | null {
  const [plainPath = ""] = path.split("?");
  const opens = (line: (typeof PAGES)[number]) =>
    line.path === plainPath || new RegExp(`^${line.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(plainPath);
  return PAGES.find(opens)?.page ?? null;
}

/** Pages anybody may read. */
export const PUBLIC_PATHS: readonly string[] = [
  ...plain(({ rights = "public" }) => rights === "public"),
  "/notice/list?page=2",
  "/notice/list?page=999",
  "/seminar-schedule?when=past",
  "/seminar-schedule?view=month",
  "/bylaws?version=1",
  "/bylaws?version=2&view=changes",
  "/search?q=번역",
  "/search?q=번역&type=post&page=2",
  "/verify",
  "/verify-email",
  "/preview",
  "/preview-program",
  "/preview-page",
  "/preview-course",
  "/not-found",
  "/nowhere",
];

/** Only for visitors who are not signed in. */
export const GUEST_PATHS = [...plain(({ rights }) => rights === "guest"), "/reset-password"];
/** Pages of the member, and the office as a member meets it. */
export const MEMBER_PATHS = [
  ...plain(({ rights }) => rights === "member"),
  "/my-account?tab=grade",
  // Asks for what a visitor's page would bring along, because it is the same for every code.
  `${VERIFY_PATH}0000-0000-0000-0000`,
  // The same holds for the link of a review, which is in no address that a server sees.
  "/exam/rating",
  "/journal/review",
  // And for the link of a helper at a door.
  "/check-in",
  "/exam/slip",
  // And for the link of a co-author.
  "/journal/consent",
  "/programs/new-date",
  "/programs/application",
  "/programs/group",
  "/programs/presentation-consent",
  "/programs/presentation-review",
  "/programs/opening-notice",
  "/my-account?tab=room",
  "/my-account?tab=applications",
  "/my-account?tab=payments",
  "/my-account?tab=certificates",
  "/my-account?tab=password",
  "/my-account?tab=sessions",
  "/my-account?tab=data",
  "/my-account?tab=withdraw",
  "/admin/dashboard",
] as const;

/** The first page of each kind: others of the kind have the same editor. */
const FIRST_OF_KIND = new Set(
  Object.values(PAGE_KINDS).map((kind) =>
    PAGE_KEYS.find((key) => JSON.stringify(PAGE_KINDS[key]) === JSON.stringify(kind)),
  ),
);
export const STAFF_PATHS: readonly string[] = [
  "/my-account",
  ...plain(
    ({ rights, props }) =>
      typeof rights === "object" &&
      PAGE_KEYS.every((key) => props?.pageKey !== key || FIRST_OF_KIND.has(key)),
  ),
  "/admin/payment-management/1",
  "/admin/member-management?search=가온&grade=regular",
  "/admin/member-management/1",
  // The first manuscript of the demo.
  "/admin/journal/submissions/1",
  // The first issue of the demo, which is out, and an article of it.
  "/admin/journal/issues/1",
  "/admin/journal/articles/1",
  "/admin/education-programs?stage=trash",
];

/** Where an author follows a manuscript, and writes one. */
export const OWN_MANUSCRIPT_PATH = "/my-account/manuscripts/";

/** The manuscript of the demo that is to be revised, whose author has remarks to answer: where it is, and its form. */
export const AUTHOR_PATHS: readonly string[] = [
  "/my-account?tab=manuscripts",
  `${OWN_MANUSCRIPT_PATH}3`,
  `${OWN_MANUSCRIPT_PATH}3/edit`,
];

/**
 * Pages of a call for presentations: the journey of a symposium goes to them, and looks at them as the sweeps
 * do (symposium.spec.ts).
 */
export const PRESENTATION_PATHS = [
  "/programs/:idx/present",
  "/programs/:idx/presentation-reviews",
  "/admin/seminars/:idx/presentations",
] as const;

/** The terms of a program for interpreters: their journey looks at them as the sweeps do (booth.spec.ts). */
export const BOOTH_PATH = "/programs/:idx/booth-sheet";

/** The form of a group and one of them: their journey looks at them as the sweeps do (groups.spec.ts). */
export const GROUP_PATHS = ["/programs/:idx/apply-group", "/my-account/groups/:idx"] as const;

/** Pages of one application: the journey of applying goes to them, and looks at them as the sweeps do (applying.spec.ts). */
export const APPLICATION_PATHS = [
  "/programs/:idx/apply",
  "/my-account/applications/:idx",
  "/my-account/applications/:idx/change",
] as const;
/** The office's page of a member; the first one is somebody of the demo. */
export const MEMBER_PATH = "/admin/member-management/";

/** The editors' page of a manuscript. */
export const MANUSCRIPT_PATH = "/admin/journal/submissions/";

/** The office's page of a payment. */
export const PAYMENT_PATH = "/admin/payment-management/";

/** A mailing of the office: desk-costs.spec.ts writes one. */
export const MAILING_PATH = "/admin/letters/";

/** Where a post of each board is read, and edited. */
export const POST_PATHS = {
  NOTICE: { read: "/notice/", edit: "/notice/edit/" },
  NEWS: { read: "/news/", edit: "/news/edit/" },
  GALLERY: { read: "/gallery-details/", edit: "/edit-gallery/" },
  PUBLICATION: { read: "/publication-archives/", edit: "/publication-archives/edit/" },
  SEMINAR_ARCHIVE: { read: "/seminar-archives/", edit: "/seminar-archives/edit/" },
} as const;

type Board = keyof typeof POST_PATHS;
const BOARDS: readonly Board[] = ["NOTICE", "NEWS", "GALLERY", "PUBLICATION", "SEMINAR_ARCHIVE"];

/** The first post of each board by id; a board without posts is left out. */
async function firstPosts(request: APIRequestContext): Promise<[Board, number][]> {
  const query = `{ ${BOARDS.map((board) => `${board}: latestPosts(board: ${board}, first: 1) { id }`).join(" ")} }`;
  const answer = await request.post("/graphql", { data: { query } });
  const { data } = await answer.json();
  return BOARDS.flatMap((board) => data[board].map(({ id }: { id: number }): [Board, number] => [board, id]));
}

/** A post of each board to read and, where there is one, a notice that exists in Korean only. */
export async function postPaths(request: APIRequestContext): Promise<string[]> {
  const paths: string[] = (await firstPosts(request)).map(([board, id]) => POST_PATHS[board].read + id);
  const query = "{ posts(board: NOTICE, page: 2) { items { id languages } } }";
  const answer = await request.post("/graphql", { data: { query } });
  const { data } = await answer.json();
  const notices: { id: number; languages: string[] }[] = data.posts.items;
  const korean = notices.find(({ languages }) => languages.length === 1);
  return korean ? [...paths, `/notice/${korean.id}`] : paths;
}

/** Where an issue of the journal and an article of it are read. */
export const JOURNAL_PATHS = { issue: "/journal/issues/", article: "/journal/articles/" } as const;

/** The newest issue, and of the others an article of each state and language there is. */
export async function journalPaths(request: APIRequestContext): Promise<string[]> {
  const query = "{ journal { issues { id articles { id state language } } } }";
  const answer = await request.post("/graphql", { data: { query } });
  const { data } = await answer.json();
  const issues: { id: number; articles: { id: number; state: string; language: string }[] }[] =
    data.journal.issues;
  const articles = new Map(
    issues.flatMap((issue) => issue.articles).map((one) => [one.state + one.language, one.id] as const),
  );
  return [
    ...issues.slice(0, 1).map(({ id }) => JOURNAL_PATHS.issue + id),
    ...[...articles.values()].map((id) => JOURNAL_PATHS.article + id),
  ];
}

/** Where programs are read. */
export const PROGRAM_PATHS = { seminar: "/seminar-details/", other: "/programs/" } as const;

interface SomeProgram {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
}

/** A program of every state there is in the demo, of seminars and of the other kinds. */
export async function programPaths(request: APIRequestContext): Promise<string[]> {
  const items = "items { id kind state }";
  const query = `{ coming: programs { ${items} } past: programs(when: PAST) { ${items} } }`;
  const answer = await request.post("/graphql", { data: { query } });
  const { data } = await answer.json();
  const programs: SomeProgram[] = [...data.coming.items, ...data.past.items];
  const route = ({ kind }: SomeProgram) => PROGRAM_PATHS[kind === "SEMINAR" ? "seminar" : "other"];
  const first = new Map(
    programs.map((program) => [route(program) + program.state, program] as const).reverse(),
  );
  return [...first.values()].map((program) => route(program) + program.id);
}

/** Where a program of each part of the office is changed, and a kind of it. */
export const PROGRAM_EDIT_PATHS = {
  SEMINAR: "/edit-seminar/",
  WORKSHOP: "/admin/education-programs/edit/",
  KITEC: "/admin/evaluation-programs/edit/",
} as const;

/** Where the applicants of a program stand: before its id. */
export const APPLICANT_PATHS = { SEMINAR: "/admin/seminars/", KITEC: "/admin/evaluation-programs/" } as const;

/** What the office has of a session of the exam beside its applicants: behind its id. */
export const EXAM_PAGES = ["exam", "seats", "photos", "scoring", "results", "certificates"] as const;

/**
 * A post of each board and a program of each part of the office to edit, the applicants and attendance of
 * two, and the pages of an exam.
 */
export async function editPaths(request: APIRequestContext): Promise<string[]> {
  const posts = (await firstPosts(request)).map(([board, id]) => POST_PATHS[board].edit + id);
  const kinds = Object.keys(PROGRAM_EDIT_PATHS);
  const query = `{ ${kinds.map((kind) => `${kind}: programs(kinds: [${kind}]) { items { id } }`).join(" ")} }`;
  const answer = await request.post("/graphql", { data: { query } });
  const { data } = await answer.json();
  const programs = Object.entries(PROGRAM_EDIT_PATHS).flatMap(([kind, path]) =>
    data[kind].items.slice(0, 1).map(({ id }: { id: number }) => path + id),
  );
  const applicants = Object.entries(APPLICANT_PATHS).flatMap(([kind, path]) =>
    data[kind].items
      .slice(0, 1)
      .flatMap(({ id }: { id: number }) => [`${path}${id}/applicants`, `${path}${id}/attendance`]),
  );
  const exams = data.KITEC.items
    .slice(0, 1)
    .flatMap(({ id }: { id: number }) => EXAM_PAGES.map((page) => `${APPLICANT_PATHS.KITEC}${id}/${page}`));
  return [...posts, ...programs, ...applicants, ...exams];
}
