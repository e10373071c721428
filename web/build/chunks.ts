// Which modules go into one file: those that are used together. So a visit asks for few files, and the next page for one or none. Modules of
// ours are grouped by the pages that need them. A package goes with the first group that imports it.
import type { Rolldown } from "vite";
import { setOfWords } from "#web/i18n/word-files.ts";

type NameOf = Extract<Rolldown.CodeSplittingGroup["name"], (...given: never) => unknown>;
type Context = Parameters<NameOf>[1];

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const MANTINE = /[\\/]node_modules[\\/]@mantine[\\/](?!charts|tiptap)/;
const EDITOR = /[\\/]node_modules[\\/]@tiptap[\\/]/;
const OURS = /[\\/](?:web|schema)[\\/](?!.*[\\/]node_modules[\\/])/;
const WORDS = /[\\/]web[\\/]messages[\\/](\w+)[\\/]([\w-]+)\.json$/;
const PAGE = /Page(?:\.data)?\.tsx?$/;
/** Pages that turn over: what two of them share, the others do not need. */
const LIST_PAGE = /(Course|Glossary|List|Schedule|Search)Page/;
/** Sign-in, registration and what else visitors fill in, also by a link of the journal's. */
const FORM_PAGE =
  /[\\/]web[\\/]features[\\/](?:members[\\/]public|reviews[\\/]public|submissions[\\/]public[\\/]Consent)/;
/** Read by few, before it is published: what its pages need beside those that everybody reads stays out of the files of these. */
const PREVIEW_PAGE = /PreviewPage(?:\.data)?\.tsx?$/;
/** A feature by its noun and side: "posts/office". */
const FEATURE = /[\\/]web[\\/]features[\\/](.+)[\\/]/;
const READ_FEATURE = /^(?:(\w+)[\\/]public|search)$/;
/** Modules that belong to a noun by their path although other pages show them, too, such as the rows of programs on the home page. */
const NOUN = /[\\/]web[\\/](?:components|features|gql)[\\/](posts|programs)\b/;

/** The entries and dynamic imports that need a module. */
function rootsOf(id: string, context: Context, seen = new Set<string>()): string[] {
  const module = seen.has(id) ? null : context.getModuleInfo(id);
  seen.add(id);
  if (!module) return [];
  const further = module.importers.flatMap((importer) => rootsOf(importer, context, seen));
  return module.isEntry || module.dynamicImporters.length > 0 ? [id, ...further] : further;
}

function imports(id: string, wanted: RegExp, context: Context, seen = new Set<string>()): boolean {
  if (wanted.test(id)) return true;
  if (seen.has(id) || !OURS.test(id)) return false;
  seen.add(id);
  return context.getModuleInfo(id)?.importedIds.some((one) => imports(one, wanted, context, seen)) ?? false;
}

const featureOf = (id: string) => FEATURE.exec(id)?.[1] ?? "";
/** A part that comes later (`lazyPart`) is no page: what it alone needs stays out of the files of pages. */
const isRead = (root: string) =>
  PAGE.test(root) && !PREVIEW_PAGE.test(root) && !FORM_PAGE.test(root) && READ_FEATURE.test(featureOf(root));
const all = (roots: readonly string[], kind: RegExp) => roots.every((root) => kind.test(root));

/** The file of a module of ours; null where the bundler decides, for parts of a page that come later. */
function fileOf(id: string, context: Context): string | null {
  const roots = rootsOf(id, context);
  const features = [...new Set(roots.map(featureOf))];
  const read = roots.filter(isRead);
  if (roots.some((root) => context.getModuleInfo(root)?.isEntry)) return "site";
  if (read.length > 0) return readFileOf(id, read);
  if (roots.some((root) => PREVIEW_PAGE.test(root))) return previewFileOf(roots);
  if (roots.some((root) => FORM_PAGE.test(root))) return all(roots, FORM_PAGE) ? "members" : "forms";
  if (!roots.some((root) => PAGE.test(root))) return null;
  const side = features.length > 1 ? "office" : (features[0] ?? "").replaceAll(/\W/g, "-");
  return imports(id, EDITOR, context) ? `${side}-editor` : side;
}

/** The file of a module that visitors' pages need. What several nouns share goes with every page, the rest with its noun and kind of page. */
function readFileOf(id: string, read: readonly string[]): string {
  const nouns = new Set(read.map((root) => featureOf(root).split(/[\\/]/)[0] ?? ""));
  const own = NOUN.exec(id)?.[1];
  if (all(read, LIST_PAGE)) {
    const [page = "", ...others] = new Set(read.map((root) => LIST_PAGE.exec(root)?.[1] ?? ""));
    return nouns.size > 1 || others.length > 0 ? "lists" : `${[...nouns].join("")}-${page}`;
  }
  if (nouns.size > 1) return own === undefined ? "site" : `${own}-parts`;
  const [noun = ""] = nouns;
  return read.some((page) => LIST_PAGE.test(page)) ? `${noun}-parts` : `${noun}-texts`;
}

/** Of a preview: what is of one noun alone, and what they share. */
function previewFileOf(roots: readonly string[]): string {
  const [noun = "", ...others] = new Set(roots.map((root) => featureOf(root).split(/[\\/]/)[0] ?? ""));
  return others.length === 0 && all(roots, PREVIEW_PAGE) ? `${noun}-previews` : "previews";
}

function wordsFileOf(id: string): string | null {
  const [, language, file] = WORDS.exec(id) ?? [];
  return language === undefined || file === undefined ? null : `${setOfWords(file)}-${language}`;
}

const files =
  (wanted: (name: string) => boolean): NameOf =>
  (id, context) => {
    const name = OURS.test(id) ? fileOf(id, context) : null;
    return name !== null && wanted(name) ? name : null;
  };

/** A module goes, with what it imports, into the first group that takes it. So groups that more pages share stand first. */
const GROUPS: readonly Pick<Rolldown.CodeSplittingGroup, "name" | "test">[] = [
  // React changes seldom, and stays with the browser when the site does.
  { name: "react", test: REACT },
  { name: wordsFileOf },
  { name: files((name) => name === "site") },
  { name: files((name) => name.endsWith("-parts")) },
  { name: files((name) => name === "lists") },
  { name: files((name) => /-(?:texts|Course|Glossary|List|Schedule|Search)$/.test(name)) },
  { name: files((name) => name === "forms") },
  { name: files((name) => name === "members") },
  { name: files((name) => name === "office") },
  { name: "kit", test: MANTINE },
  { name: files((name) => name === "office-editor") },
  { name: files(() => true) },
];

export const CHUNKS: Rolldown.CodeSplittingGroup[] = GROUPS.map((group, index) => ({
  ...group,
  priority: GROUPS.length - index,
}));
