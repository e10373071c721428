// The tables of rhymix that are small beside those of posts.
import {
  type FormerBoard,
  type FormerFile,
  type ListedFile,
  type NamedContent,
  OPEN_TO_ALL,
} from "./former-site.ts";
import { type DumpRow, said } from "./insert-parser.ts";
import { OtherTables } from "./other-tables.ts";
import type { Dump } from "./read-dump.ts";
import { boardReaders, type Group } from "./rhymix-readers.ts";

type Values = DumpRow["values"];

const KNOWN =
  /(?:^|_)(?:member|modules|files|module_grants|member_group|module_extra_vars|document_categories|document_extra_vars)$/;

function fileOf(values: Values): FormerFile {
  const stored = said(values, "uploaded_filename").replace(/^\.?\//, "");
  const number = said(values, "file_srl");
  return {
    name: said(values, "source_filename"),
    path: stored.replace(/^files\//, ""),
    addresses: [`/${stored}`, `/index.php?file_srl=${number}`, `/?file_srl=${number}`],
  };
}

/** Documents and comments: they are read one by one. */
export const isPostTable = (name: string): boolean => /(?:^|_)(?:documents|comments)$/.test(name);

const add = <One>(lists: Map<string, One[]>, key: string, one: One) =>
  lists.set(key, [...(lists.get(key) ?? []), one]);

/** Files, pages, categories and boards with their readers, by their numbers. @throws UnreadableSite */
export async function readTables(dump: Dump) {
  const skipped = new OtherTables((name) => KNOWN.test(name) || isPostTable(name));
  const members: Values[] = [];
  const modules: Values[] = [];
  const pages: NamedContent[] = [];
  const files = new Map<string, FormerFile[]>();
  /** With the number of what each was put to. */
  const listed: { readonly file: FormerFile; readonly target: string; readonly isSaved: boolean }[] = [];
  const grants = new Map<string, { name: string; group: string }[]>();
  const groups = new Map<string, Group>();
  const categories = new Map<string, string>();
  const extraFields = new Map<string, string[]>();
  /** Boards on which everybody sees the own posts alone. */
  const consultations = new Set<string>();
  for await (const { table, values } of dump.rows((name) => KNOWN.test(name), skipped.count)) {
    const module = said(values, "module_srl");
    if (table.endsWith("member_group")) {
      const is = (column: string) => said(values, column) === "Y";
      const group = { title: said(values, "title"), isDefault: is("is_default"), isAdmin: is("is_admin") };
      groups.set(said(values, "group_srl"), group);
    } else if (table.endsWith("module_grants")) {
      add(grants, module, { name: said(values, "name"), group: said(values, "group_srl") });
    } else if (table.endsWith("module_extra_vars")) {
      if (said(values, "name") === "consultation" && said(values, "value") === "Y") consultations.add(module);
    } else if (table.endsWith("document_categories")) {
      categories.set(said(values, "category_srl"), said(values, "title"));
    } else if (table.endsWith("document_extra_vars")) {
      if (said(values, "value") !== "")
        add(extraFields, said(values, "document_srl"), said(values, "eid") || "extra field");
    } else if (table.endsWith("files")) {
      if (said(values, "uploaded_filename") === "") continue;
      const file = fileOf(values);
      const target = said(values, "upload_target_srl");
      const isSaved = said(values, "isvalid") === "Y";
      listed.push({ file, target, isSaved });
      if (isSaved) add(files, target, file);
    } else if (table.endsWith("modules")) modules.push(values);
    else if ("email_address" in values) members.push(values);
    else skipped.add(table);
  }
  const boards = new Map<string, FormerBoard>();
  /** Kinds of modules that are no boards, by number. */
  const others = new Map<string, string>();
  for (const values of modules) {
    const id = said(values, "mid");
    const number = said(values, "module_srl");
    const title = said(values, "browser_title");
    if (said(values, "module") === "page") pages.push({ kind: "page", id, title });
    if (said(values, "module") !== "board") {
      others.set(number, said(values, "module"));
      continue;
    }
    const read = boardReaders(grants.get(number) ?? [], groups);
    const readers = consultations.has(number) ? { ...OPEN_TO_ALL, audience: "OFFICE" as const } : read;
    boards.set(number, { id, title, addresses: [`/${id}`, `/index.php?mid=${id}`, `/?mid=${id}`], readers });
  }
  const ownerOf = (target: string): string | null => {
    const module = modules.find((values) => said(values, "module_srl") === target);
    if (module) return `of the ${said(module, "module")} ${said(module, "mid")}`;
    return target === "0" ? null : `of ${target}, which is no document or comment of the dump`;
  };
  const listedFiles = listed.map(({ file, target, isSaved }): ListedFile => {
    return { file, of: isSaved ? ownerOf(target) : "uploaded to a text that was never saved" };
  });
  const named = [...pages, ...skipped.named];
  return { members, named, boards, others, files, listedFiles, categories, extraFields };
}
