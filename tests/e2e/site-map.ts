// Every route of the site as the sweeping tests visit them. tests/unit/site-map.test.ts holds it to web/routes.tsx.
import type { APIRequestContext } from "@playwright/test";

/** Pages anybody may read. */
export const PUBLIC_PATHS = [
  "/",
  "/notice/list",
  "/notice/list?page=2",
  "/notice/list?page=999",
  "/news/list",
  "/gallery",
  "/publication-archives/list",
  "/seminar-archives/list",
  "/seminar-schedule",
  "/seminar-schedule?when=past",
  "/seminar-schedule?view=month",
  "/programs",
  "/kitec",
  "/workshop",
  "/translation-expert-course",
  "/translation-online-course",
  "/community-translation-course",
  "/social-integration-program",
  "/greeting",
  "/values",
  "/history",
  "/board-members",
  "/bylaws",
  "/bylaws?version=1",
  "/bylaws?version=2&view=changes",
  "/journal-introduction",
  "/faq",
  "/privacy-policy",
  "/terms",
  "/search",
  "/search?q=번역",
  "/search?q=번역&type=post&page=2",
  "/verify-email",
  "/not-found",
  "/nowhere",
] as const;

/** Only for who is not signed in. */
export const GUEST_PATHS = ["/login", "/register", "/forgot-password", "/reset-password"] as const;
/** Pages of the member, and the office as a member meets it. */
export const MEMBER_PATHS = [
  "/my-account",
  "/my-account?tab=grade",
  "/my-account?tab=applications",
  "/my-account?tab=payments",
  "/my-account?tab=password",
  "/my-account?tab=sessions",
  "/my-account?tab=data",
  "/my-account?tab=withdraw",
  "/admin/dashboard",
] as const;
export const STAFF_PATHS = [
  "/my-account",
  "/admin/dashboard",
  "/admin/posts",
  "/admin/popup-management",
  "/admin/popup-management/create",
  "/admin/outbox",
  "/admin/payment-management",
  "/admin/payment-management/1",
  "/admin/audit",
  "/admin/member-management",
  "/admin/member-management?search=가온&grade=regular",
  "/admin/member-management/1",
  "/admin/home",
  "/admin/faq",
  "/admin/settings",
  "/admin/staff",
  "/admin/trash",
  "/notice/create",
  "/news/create",
  "/create-gallery",
  "/publication-archives/create",
  "/seminar-archives/create",
  "/create-seminar",
  "/admin/seminars",
  "/admin/education-programs",
  "/admin/education-programs?stage=trash",
  "/admin/education-programs/create",
  "/admin/evaluation-programs",
  "/admin/evaluation-programs/create",
  // One page of each kind (schema/validation/page-kinds.ts); the others have the same editor.
  "/greeting/edit",
  "/values/edit",
  "/history/edit",
  "/board-members/edit",
  "/bylaws/edit",
] as const;

/** Pages of one application: the journey of applying goes to them, and looks at them as the sweeps do (applying.spec.ts). */
export const APPLICATION_PATHS = [
  "/programs/:idx/apply",
  "/my-account/applications/:idx",
  "/my-account/applications/:idx/change",
  "/my-account/payments/:idx/receipt",
] as const;
/** The office's page of a member; the first one is somebody of the demo. */
export const MEMBER_PATH = "/admin/member-management/";

/** The office's page of a payment. */
export const PAYMENT_PATH = "/admin/payment-management/";

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

/** A post of each board and a program of each part of the office to edit, and the applicants of two. */
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
    data[kind].items.slice(0, 1).map(({ id }: { id: number }) => `${path}${id}/applicants`),
  );
  return [...posts, ...programs, ...applicants];
}
