// Every word a page says is loaded with it: the words of every page and those of the page. What is imported on demand brings
// its own.
import type { RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { EVERY_RIGHT } from "#tests/support/every-right.ts";
import { messageFiles } from "#tests/support/messages.ts";
import { importsOf, readSource, staticImportsOf } from "#tests/support/source-files.ts";
import { walkFile } from "#tests/support/syntax.ts";
import { WORDS_OF_THE_SERVER } from "#web/build/message-file-types.ts";
import { ACCOUNT_TABS, panelModule } from "#web/features/people/account/account-tabs.ts";
import { wordFiles } from "#web/i18n/messages.ts";
import { setOfWords, type WordSet, wordsOf } from "#web/i18n/word-files.ts";
import { SECTIONS } from "#web/layout/navigation.ts";
import { officePages } from "#web/layout/office-pages.ts";
import { isPageHandle, type PageHandle } from "#web/page/page-handle.ts";
import { PAGES } from "#web/pages.ts";
import { routes } from "#web/routes.tsx";

const FILES = Object.keys(messageFiles("ko"));
const filesOf = (...sets: readonly WordSet[]) => FILES.filter((name) => sets.includes(setOfWords(name)));
const ID = new RegExp(`^(${FILES.join("|")})\\.[A-Za-z]`);
/** The beginning of a composed id: `errors.${code}`. */
const BEGINNING = new RegExp(`^(${FILES.join("|")})\\.$`);
/** Around an id that is composed. What is an argument, or a name of its own, is a field of a form: `papers.${index}.part`. */
const AROUND_IDS: ReadonlySet<string | undefined> = new Set([
  "JSXExpressionContainer",
  "Property",
  "MemberExpression",
]);

/** The message files that a module names in strings and templates. */
const saidIn = new Map<string, Set<string>>();
function wordsIn(file: string): Set<string> {
  const known = saidIn.get(file);
  if (known) return known;
  const words = new Set<string>();
  const note = (text: unknown) => {
    const name = typeof text === "string" ? ID.exec(text)?.[1] : undefined;
    if (name !== undefined && !/\.(css|tsx?|json)$/.test(String(text))) words.add(name);
  };
  walkFile(file, (node, ancestors) => {
    if (node.type === "Literal") note(node.value);
    if (node.type === "TemplateLiteral" && AROUND_IDS.has(ancestors.at(-1)?.type)) {
      const [first] = node.quasis as { value: { cooked: string } }[];
      const name = BEGINNING.exec(first?.value.cooked ?? "")?.[1];
      if (name !== undefined) words.add(name);
    }
    if (node.type === "TemplateElement") note((node.value as { cooked?: unknown }).cooked);
  });
  saidIn.set(file, words);
  return words;
}

/** The table of pages says titles too, each only after the words of its page were loaded ("every title", below). */
const TITLES_AND_TYPES = /^web\/(?:gql\/|pages\.ts$)/;

/** Everything that is loaded with these modules. */
function loadedWith(modules: readonly string[]): Set<string> {
  const loaded = new Set(modules);
  for (const file of loaded) {
    for (const { target, isOurs } of staticImportsOf(file)) {
      if (isOurs && /^web\/.*\.tsx?$/.test(target) && !TITLES_AND_TYPES.test(target)) loaded.add(target);
    }
  }
  return loaded;
}

/** What the office does on a public page says its own words, and loads them first: the sets that a module adds. */
function addedBy(file: string): WordSet[] {
  const [, sets = ""] = /\baddWords\(intl, \[([^\]]*)\]\)/.exec(readSource(file)) ?? [];
  if (/\buseLaterWords\(/.test(readSource(file))) return ["later"];
  return (["forms", "later", "office"] as const).filter((set) => sets.includes(`"${set}"`));
}

/** Where words are named that are not among those loaded. */
function lost(modules: readonly string[], words: readonly string[]): string[] {
  return [...loadedWith(modules)].flatMap((file) =>
    [...wordsIn(file)]
      .filter((name) => ![...words, ...filesOf(...addedBy(file))].includes(name))
      .map((name) => `${file}: ${name}`),
  );
}

function handlesOf(list: readonly RouteObject[]): PageHandle[] {
  return list.flatMap(({ handle, children = [] }) => [
    ...(isPageHandle(handle) ? [handle] : []),
    ...handlesOf(children),
  ]);
}

test("every page", () => {
  const handles = handlesOf(routes);
  expect(handles.length).toBeGreaterThan(20);
  const missing = handles.flatMap(({ modules, words }) =>
    lost(
      modules.map((module) => `web/${module}`),
      filesOf("site", ...words),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});

/** What a module imports when it is needed, with the module that asks for it. */
const onDemand = (modules: readonly string[]) =>
  [...loadedWith(modules)].flatMap((file) => {
    const atOnce = new Set(staticImportsOf(file).map(({ target }) => target));
    return importsOf(file)
      .filter(({ target, isOurs }) => isOurs && /^web\/.*\.tsx?$/.test(target) && !atOnce.has(target))
      .map(({ target }) => ({ file, target }));
  });

test("every part of a page that is loaded when it is needed", () => {
  const missing = handlesOf(routes).flatMap(({ modules, words }) =>
    onDemand(modules.map((module) => `web/${module}`)).flatMap(({ file, target }) =>
      lost([target], filesOf("site", ...words, ...addedBy(file))),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test("every part of the account, which is loaded when it is opened", () => {
  const words = filesOf("site", ...wordsOf("people/account/MyAccountPage", "member"));
  const panels = ACCOUNT_TABS.map((tab) => `web${panelModule(tab)}`);
  expect(panels.length).toBeGreaterThan(10);
  expect(panels.flatMap((panel) => lost([panel], words))).toEqual([]);
});

test("every title", () => {
  const missing = PAGES.flatMap(({ path, page, title, description, rights = "public" }) =>
    [title, description]
      .flatMap((id) => (id === undefined ? [] : [id.split(".")[0] ?? ""]))
      .filter((name) => !filesOf("site", ...wordsOf(page, rights)).includes(name))
      .map((name) => `web/pages.ts, ${path}: web/i18n/word-files.ts loads no ${name}.json with it`),
  );
  expect(missing).toEqual([]);
});

test("every name of the menus", () => {
  const office = filesOf("site", ...wordsOf("overview/dashboard/DashboardPage", []));
  const links = [
    ...SECTIONS.flatMap(({ groups }) => groups.flat()).map((link) => ({ ...link, files: filesOf("site") })),
    ...officePages(EVERY_RIGHT).map((link) => ({ ...link, files: office })),
  ];
  expect(links.length).toBeGreaterThan(50);
  const missing = links.filter(({ label, files }) => !files.includes(label.split(".")[0] ?? ""));
  expect(missing.map(({ to, label }) => `web/pages.ts, ${to}: other pages do not load ${label}`)).toEqual([]);
});

test("what is around every page", () => {
  expect(lost(["web/start/entry-client.tsx"], filesOf("site"))).toEqual([]);
});

test("the words of mails and of the first privacy policy are in no file for browsers", () => {
  const sets = [...new Set(FILES.map(setOfWords))];
  const loaded = sets.flatMap((set) => wordFiles("ko", set));
  expect(loaded.map((path) => path.replace(/^.*\/(.*)\.json$/, "$1")).sort()).toEqual(
    FILES.filter((name) => !WORDS_OF_THE_SERVER.includes(name)),
  );
});

test("what visitors read of a noun is one set, in files with its name", () => {
  const noun = (set: string) => FILES.filter((file) => setOfWords(file) === set);
  expect(noun("faqs")).toEqual(["faqs"]);
  expect(noun("programs")).toEqual(["program-details", "program-pages"]);
  // Nobody reads a file that is no set's: of each that is not the office's, some page or part loads the set.
  const read = new Set(PAGES.flatMap(({ page, rights = "public" }) => wordsOf(page, rights)));
  const shared = ["site", "forms", "later", "previews", "office"];
  expect(FILES.filter((file) => ![...read, ...shared].includes(setOfWords(file)))).toEqual([]);
});
