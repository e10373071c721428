// Says which modules go into one file: those that are used together. So a visit asks for few files, and the
// next page for one or none. Modules of ours are grouped by the pages that need them. A package goes with the
// first group that imports it.
import type { Rolldown } from "vite";
import { setOfWords } from "#web/i18n/word-files.ts";

type NameOf = Extract<Rolldown.CodeSplittingGroup["name"], (...given: never) => unknown>;
type Context = Parameters<NameOf>[1];

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;
const MANTINE = /[\\/]node_modules[\\/]@mantine[\\/](?!charts|tiptap)/;
/**
 * What the fields of a form are made of: of Mantine the parts that sign-in and registration show. Its index
 * imports everything, so these files are named by their folders; tests/e2e/first-visit.spec.ts holds what
 * comes of it.
 */
const FIELDS =
  /[\\/]node_modules[\\/](?:@mantine[\\/](?:form|core[\\/]esm[\\/](?:core|utils|components[\\/](?:ActionIcon|Anchor|Button|Checkbox|CloseButton|Divider|Group|Input|InputBase|InlineInput|Loader|NativeSelect|Radio|Stack|Text|TextInput|UnstyledButton))))[\\/]|[\\/]web[\\/]theme[\\/]mantine-parts/;
/** With the schemas of the forms that load theirs when somebody begins to fill them in (decision 91). */
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;
const EDITOR = /[\\/]node_modules[\\/]@tiptap[\\/]/;
const OURS = /[\\/](?:web|schema)[\\/](?!.*[\\/]node_modules[\\/])/;
const WORDS = /[\\/]web[\\/]messages[\\/](\w+)[\\/]\w+[\\/]([\w-]+)\.json$/;
const PAGE = /Page(?:\.data)?\.tsx?$/;
/** Pages that turn over: what two of them share, the others do not need. */
const LIST_PAGE = /(Course|Glossary|List|Schedule|Search)Page/;
/** Sign-in, registration and new passwords. */
const MEMBER_FORM = /[\\/]web[\\/]features[\\/]people[\\/]members[\\/]public/;
/** Is loaded on demand, by the forms of visitors alone. */
const SCHEMA = /[\\/]schema[\\/]validation[\\/]/;
/** What few are sent a link to, by the journal or a program, and fill in. */
const LINKED_FORM =
  /[\\/]web[\\/]features[\\/](?:journal[\\/](?:reviews[\\/]public|submissions[\\/]public[\\/]Consent)|programs[\\/](?:applications|attendance|exams|groups|openings|presentations|reschedules)[\\/]public)/;
/** A part of a page that visitors read, which comes later and not on every visit, such as a popup. */
const LATER_PART =
  /[\\/]web[\\/](?:features[\\/]\w+[\\/]\w+[\\/]public|components[\\/](?:programs|share|follow))[\\/]/;
/** Of the session, what forms and pages share. */
const SESSION = /[\\/]web[\\/]session[\\/]/;
/** Read by few, before it is published: what its pages need beside those that everybody reads stays out of the files of these. */
const PREVIEW_PAGE = /PreviewPage(?:\.data)?\.tsx?$/;
/** A feature by its noun and side, without its area: "posts/office". */
const FEATURE = /[\\/]web[\\/]features[\\/]\w+[\\/](.+)[\\/]/;
const READ_FEATURE = /^(?:(\w+)[\\/]public|search)$/;
/**
 * Modules that belong to a noun by their path although other pages show them, too, such as the rows of programs on the home page.
 */
const NOUN = /[\\/]web[\\/](?:components|features[\\/]\w+|gql)[\\/](posts|programs)\b/;

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

const nameOf = (id: string) => /(\w+)\.tsx?$/.exec(id)?.[1] ?? "";
const nounOf = (root: string) => featureOf(root).split(/[\\/]/)[0] ?? "";
const featureOf = (id: string) => FEATURE.exec(id)?.[1] ?? "";
/** A part that comes later (`lazyPart`) is no page: what it alone needs stays out of the files of pages. */
const isRead = (root: string) =>
  PAGE.test(root) && !PREVIEW_PAGE.test(root) && !isForm(root) && READ_FEATURE.test(featureOf(root));
const isForm = (root: string) => MEMBER_FORM.test(root) || LINKED_FORM.test(root);
const isLater = (root: string) => LATER_PART.test(root) && !PAGE.test(root) && !isForm(root);
const all = (roots: readonly string[], kind: RegExp) => roots.every((root) => kind.test(root));

/** The file of a module of ours; null where the bundler decides, for parts of a page that come later. */
function fileOf(id: string, context: Context): string | null {
  const roots = rootsOf(id, context);
  const features = [...new Set(roots.map(featureOf))];
  const read = roots.filter(isRead);
  if (roots.some((root) => context.getModuleInfo(root)?.isEntry)) return "site";
  const isMembers = roots.some((root) => MEMBER_FORM.test(root));
  if (isMembers && SESSION.test(id)) return "sign-in";
  const later = roots.filter(isLater);
  if (read.length > 0) return later.some((part) => isOfAnother(part, read)) ? "site" : readFileOf(id, read);
  if (roots.some((root) => PREVIEW_PAGE.test(root))) return previewFileOf(roots);
  if (isMembers) return all(roots, MEMBER_FORM) ? "members" : "forms";
  if (roots.some((root) => SCHEMA.test(root))) return "schemas";
  if (roots.some((root) => LINKED_FORM.test(root)))
    return all(roots, LINKED_FORM) ? "linked-forms" : "inputs";
  if (later.length > 0) return later.length > 1 ? "later" : `later-${nameOf(later[0] ?? "")}`;
  if (!roots.some((root) => PAGE.test(root))) return null;
  const side = features.length > 1 ? "office" : (features[0] ?? "").replaceAll(/\W/g, "-");
  return imports(id, EDITOR, context) ? `${side}-editor` : side;
}

/** Whether a later part comes on pages of other nouns than those that read a module: it must not pull a noun's file onto them. */
const isOfAnother = (part: string, read: readonly string[]) =>
  read.every((root) => nounOf(root) !== nounOf(part));

/**
 * The file of a module that visitors' pages need. What several nouns share goes with every page, the rest
 * with its noun and kind of page.
 */
function readFileOf(id: string, read: readonly string[]): string {
  const nouns = new Set(read.map(nounOf));
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
  const [noun = "", ...others] = new Set(roots.map(nounOf));
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

/** A module goes, with what it imports, into the first group that takes it. So groups that more pages share come first. */
const GROUPS: readonly Pick<Rolldown.CodeSplittingGroup, "name" | "test">[] = [
  // React changes seldom, and stays with the browser when the site does.
  { name: "react", test: REACT },
  { name: wordsFileOf },
  { name: files((name) => name === "site") },
  { name: files((name) => name === "sign-in") },
  { name: files((name) => name.endsWith("-parts")) },
  { name: files((name) => name === "lists") },
  { name: files((name) => /-(?:texts|Course|Glossary|List|Schedule|Search)$/.test(name)) },
  { name: files((name) => name.startsWith("later")) },
  { name: "zod", test: ZOD },
  { name: "fields", test: FIELDS },
  { name: "kit", test: MANTINE },
  { name: files((name) => name === "forms") },
  { name: files((name) => name === "members") },
  { name: files((name) => name === "schemas") },
  { name: files((name) => name === "inputs") },
  { name: files((name) => name === "linked-forms") },
  { name: files((name) => name === "office") },
  { name: files((name) => name === "office-editor") },
  { name: files(() => true) },
];

export const CHUNKS: Rolldown.CodeSplittingGroup[] = GROUPS.map((group, index) => ({
  ...group,
  priority: GROUPS.length - index,
}));
