// The sweeps of the browser tests (axe, sideways scroll) visit every route there is.
import { expect, test } from "vitest";
import {
  APPLICANT_PATHS,
  APPLICATION_PATHS,
  BOOTH_PATH,
  EXAM_PAGES,
  GROUP_PATHS,
  GUEST_PATHS,
  JOURNAL_PATHS,
  MAILING_PATH,
  MANUSCRIPT_PATH,
  MEMBER_PATH,
  MEMBER_PATHS,
  OWN_MANUSCRIPT_PATH,
  PAYMENT_PATH,
  POST_PATHS,
  PRESENTATION_PATHS,
  PROGRAM_EDIT_PATHS,
  PROGRAM_PATHS,
  PUBLIC_PATHS,
  STAFF_PATHS,
  VERIFY_PATH,
} from "#tests/e2e/site-map.ts";
import { PAGES } from "#web/pages.ts";

test("every route is visited", () => {
  const posts = Object.values(POST_PATHS).flatMap(({ read, edit }) => [`${read}:idx`, `${edit}:idx`]);
  const visited = new Set<string>([
    ...PUBLIC_PATHS,
    ...GUEST_PATHS,
    ...MEMBER_PATHS,
    // The form of a new popup is the same.
    "/admin/popup-management/edit/:idx",
    ...STAFF_PATHS,
    ...APPLICATION_PATHS,
    BOOTH_PATH,
    ...GROUP_PATHS,
    ...PRESENTATION_PATHS,
    `${OWN_MANUSCRIPT_PATH}:idx`,
    ...posts,
    `${VERIFY_PATH}:code`,
    `${MANUSCRIPT_PATH}:idx`,
    `${MEMBER_PATH}:idx`,
    `${PAYMENT_PATH}:idx`,
    ...Object.values(JOURNAL_PATHS).map((path) => `${path}:idx`),
    `${MAILING_PATH}:idx`,
    ...Object.values(PROGRAM_PATHS).map((path) => `${path}:idx`),
    ...Object.values(PROGRAM_EDIT_PATHS).map((path) => `${path}:idx`),
    ...EXAM_PAGES.map((page) => `${APPLICANT_PATHS.KITEC}:idx/${page}`),
    ...Object.values(APPLICANT_PATHS).flatMap((path) => [`${path}:idx/applicants`, `${path}:idx/attendance`]),
  ]);
  // What is at several addresses is visited at some of them.
  const seen = new Set(PAGES.filter(({ path }) => visited.has(path)).map(({ page }) => page));
  const isSeen = ({ path, page, rights = "public" }: (typeof PAGES)[number]) =>
    visited.has(path) || (rights !== "public" && seen.has(page));
  const forgotten = PAGES.filter((line) => !isSeen(line)).map(({ path }) => path);
  expect(forgotten.map((path) => `tests/e2e/site-map.ts: visit ${path}`)).toEqual([]);
});
