// Says what a visitor could not read on a former website, from its dump alone: the importer's own rules are
// what is tried, so they say nothing here.
import { type DumpRow, said } from "#gateway/site-import/insert-parser.ts";
import { openDump } from "#gateway/site-import/read-dump.ts";
import { readItems } from "#gateway/site-import/read-items.ts";
import type { ForeignFile } from "./run.ts";

export interface PostThere {
  readonly id: string;
  readonly title: string;
  /** Where it was read. */
  readonly address: string;
  /** OPEN: a visitor read it. NOBODY: not even every member did, such as a secret or an unpublished post. */
  readonly for: "OPEN" | "MEMBERS" | "NOBODY";
}

type Values = DumpRow["values"];
const GNUBOARD_TABLE = /(?:^|_)(?:board|group|board_file|write_\w+)$/;
const level = (values: Values, column: string): number => Number(said(values, column) || 1);

/** The levels of a board: 1 is a visitor's, 10 an administrator's. */
async function gnuboard(path: string): Promise<PostThere[]> {
  const boards = new Map<string, Values>();
  const closedGroups = new Set<string>();
  const withFiles = new Set<string>();
  const posts: { readonly board: string; readonly values: Values }[] = [];
  const dump = await openDump(path, null);
  for await (const { table, values } of dump.rows((name) => GNUBOARD_TABLE.test(name))) {
    if ("bo_read_level" in values) boards.set(said(values, "bo_table"), values);
    else if (said(values, "gr_use_access") === "1") closedGroups.add(said(values, "gr_id"));
    else if ("bf_file" in values) withFiles.add(`${said(values, "bo_table")}/${said(values, "wr_id")}`);
    else if ("wr_subject" in values && said(values, "wr_is_comment") !== "1")
      posts.push({ board: table.slice(table.lastIndexOf("write_") + "write_".length), values });
  }
  const forWhom = (board: string, values: Values): PostThere["for"] => {
    const of = boards.get(board);
    if (!of || said(values, "wr_option").includes("secret")) return "NOBODY";
    if (level(of, "bo_read_level") >= 10 || said(of, "bo_use_secret") === "2") return "NOBODY";
    const isClosed =
      level(of, "bo_read_level") > 1 ||
      level(of, "bo_list_level") > 1 ||
      said(of, "bo_use_cert") !== "" ||
      closedGroups.has(said(of, "gr_id")) ||
      (level(of, "bo_download_level") > 1 && withFiles.has(`${board}/${said(values, "wr_id")}`));
    return isClosed ? "MEMBERS" : "OPEN";
  };
  return posts.map(({ board, values }) => {
    const number = said(values, "wr_id");
    const address = `/bbs/board.php?bo_table=${board}&wr_id=${number}`;
    return {
      id: `${board}/${number}`,
      title: said(values, "wr_subject"),
      address,
      for: forWhom(board, values),
    };
  });
}

/** Each row of a grant lets a group in; 0 is everybody, and without a row everybody reads. */
async function rhymix(path: string): Promise<PostThere[]> {
  const kinds = new Map<string, string>();
  const letIn = new Map<string, Set<string>>();
  const consultations = new Set<string>();
  const documents: Values[] = [];
  const dump = await openDump(path, null);
  const isWanted = (name: string) => /(?:modules|module_grants|module_extra_vars|documents)$/.test(name);
  for await (const { table, values } of dump.rows(isWanted)) {
    const module = said(values, "module_srl");
    if (table.endsWith("modules")) kinds.set(module, said(values, "module"));
    else if (table.endsWith("module_grants")) {
      const grant = `${module} ${said(values, "name")}`;
      letIn.set(grant, (letIn.get(grant) ?? new Set()).add(said(values, "group_srl")));
    } else if (table.endsWith("documents")) documents.push(values);
    else if (said(values, "name") === "consultation" && said(values, "value") === "Y")
      consultations.add(module);
  }
  const forWhom = (values: Values): PostThere["for"] => {
    const module = said(values, "module_srl");
    if (kinds.get(module) !== "board" || consultations.has(module)) return "NOBODY";
    if (said(values, "is_secret") === "Y" || said(values, "status") !== "PUBLIC") return "NOBODY";
    const needed = ["access", "list", "view"].flatMap((name) => letIn.get(`${module} ${name}`) ?? []);
    return needed.every((groups) => groups.has("0")) ? "OPEN" : "MEMBERS";
  };
  return documents.map((values) => {
    const id = said(values, "document_srl");
    return {
      id,
      title: said(values, "title"),
      address: `/index.php?document_srl=${id}`,
      for: forWhom(values),
    };
  });
}

async function wordpress(path: string): Promise<PostThere[]> {
  const posts: PostThere[] = [];
  for await (const { texts } of readItems(path)) {
    if (texts["wp:post_type"] !== "post") continue;
    const id = texts["wp:post_id"] ?? "";
    const isOpen = texts["wp:status"] === "publish" && !texts["wp:post_password"];
    posts.push({ id, title: texts.title ?? "", address: `/?p=${id}`, for: isOpen ? "OPEN" : "NOBODY" });
  }
  return posts;
}

/** Every post of it, with who read it there. */
export async function postsThere({
  path,
  ending,
}: Pick<ForeignFile, "path" | "ending">): Promise<PostThere[]> {
  if (ending === "xml") return await wordpress(path);
  const posts = await gnuboard(path);
  return posts.length > 0 ? posts : await rhymix(path);
}
