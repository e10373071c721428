// The table of pages and the addresses: what a line names is there, and addresses are written in one place.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAGE_KEYS } from "#schema/validation/site/page-kinds.ts";
import { EVERY_RIGHT } from "#tests/support/every-right.ts";
import { ROOT, readSource, sourceFiles } from "#tests/support/source-files.ts";
import { SECTIONS } from "#web/layout/navigation.ts";
import { officeGroups, officePages } from "#web/layout/office-pages.ts";
import { type Frame, frameOf } from "#web/page/frame.ts";
import { PAGES } from "#web/pages.ts";
import { BOARD_PATHS, PROGRAM_OFFICE_PATHS, pageEditPath } from "#web/paths.ts";

const isThere = (file: string) => existsSync(join(ROOT, file));
const named = (page: string) => `web/features/${page}`;

test("every page of web/pages.ts has its files, and a title or a loader", () => {
  const wrong = PAGES.flatMap(({ path, page, title }) => [
    ...(isThere(`${named(page)}.tsx`) ? [] : [`${path}: write ${named(page)}.tsx`]),
    ...(title === undefined && !isThere(`${named(page)}.data.ts`)
      ? [`${path}: give the line a title, or write ${named(page)}.data.ts`]
      : []),
    ...(title !== undefined && isThere(`${named(page)}.data.ts`)
      ? [`${path}: has a title, so nobody asks ${named(page)}.data.ts`]
      : []),
  ]);
  expect(wrong).toEqual([]);
});

test("every page that is written is in web/pages.ts", () => {
  const pages = new Set(PAGES.map(({ page }) => `${named(page)}.tsx`));
  const written = sourceFiles(".tsx").filter((file) => /^web\/features\/.*Page\.tsx$/.test(file));
  expect(written.length).toBeGreaterThan(30);
  const lost = written.filter((file) => !pages.has(file));
  expect(lost.map((file) => `${file}: add a line to web/pages.ts`)).toEqual([]);
});

test("no two lines share an address", () => {
  const paths = PAGES.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test("a page under /admin is in the office's frame, and so does every editor of posts, programs and pages", () => {
  const framed = (frame: Frame) => PAGES.filter((line) => frameOf(line) === frame).map(({ path }) => path);
  const { create, edit } = PROGRAM_OFFICE_PATHS.seminars;
  const writing = [
    ...[create, `${edit}/:idx`],
    ...Object.values(BOARD_PATHS).flatMap((board) => [board.create, `${board.edit}/:idx`]),
    ...PAGE_KEYS.map(pageEditPath),
  ];
  expect(framed("office").filter((path) => !path.startsWith("/admin/"))).toEqual(writing);
  expect(framed("site").filter((path) => path.startsWith("/admin/"))).toEqual([]);
});

test("menus have the pages of the table in its order, by column and by group", () => {
  const columns = SECTIONS.find(({ id }) => id === "journal")?.groups ?? [];
  expect(columns.map((links) => links.map(({ to }) => to))).toEqual([
    ["/journal", "/journal-introduction", "/journal/editorial-board", "/journal/submit"],
    ["/journal/submission-rules", "/journal/review-rules", "/journal/ethics"],
  ]);
  const education = SECTIONS.find(({ id }) => id === "education")?.groups ?? [];
  expect(education.map(({ length }) => length)).toEqual([3, 3, 1]);
  const withoutJournal = officeGroups({ ...EVERY_RIGHT, canManageJournal: false });
  expect(withoutJournal.map(({ name }) => name)).toEqual(["start", "money", "programs", "site", "members"]);
  const programs = officeGroups(EVERY_RIGHT).find(({ name }) => name === "programs")?.pages ?? [];
  expect(programs.map(({ to, label }) => [to, label])).toEqual([
    ["/admin/education-programs", "program-office.list.education"],
    ["/admin/evaluation-programs", "program-office.list.evaluation"],
    ["/admin/seminars", "office-menu.seminars"],
  ]);
});

test("a page is in a menu", () => {
  const office = officePages(EVERY_RIGHT).map(({ to }) => to);
  const listed = new Set([...office, ...SECTIONS.flatMap(({ groups }) => groups.flat().map(({ to }) => to))]);
  // Reached from the header, the foot, a list, the page that is edited, or a mail.
  const elsewhere =
    /^\/(?:|search|subscribe\/confirm|programs\/opening-notice|unsubscribe|terms|privacy-policy|.*\/create|create-gallery|create-seminar|.*\/edit|admin\/member-management\/(?:import|duplicates)|admin\/redirects\/unknown|admin\/translations\/word-count)$/;
  const forgotten = PAGES.filter(
    (line) =>
      (line.rights === undefined || frameOf(line) === "office") &&
      !line.path.includes(":") &&
      !listed.has(line.path) &&
      !elsewhere.test(line.path),
  );
  expect(forgotten.map(({ path }) => `web/pages.ts: give ${path} its place in a menu`)).toEqual([]);
});

/** The first parts of the site's addresses: "/notice", "/admin", ... */
const FIRST_PARTS = new Set(PAGES.flatMap(({ path }) => /^\/[a-z-]+/.exec(path) ?? []));

test("addresses are written in web/paths.ts alone", () => {
  const elsewhere = sourceFiles(".ts", ".tsx")
    .filter((file) => file.startsWith("web/") && file !== "web/paths.ts")
    .flatMap((file) =>
      readSource(file)
        .split("\n")
        .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
        .flatMap((line) => [...line.matchAll(/["'`](\/[a-z-]+)(?=["'`/?])/g)])
        .filter(([, first = ""]) => FIRST_PARTS.has(first))
        .map(([found]) => `${file}: take ${found.slice(1)}... from web/paths.ts`),
    );
  expect(elsewhere).toEqual([]);
});
