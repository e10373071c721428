// A site of gnuboard5 (and 4, whose tables say the same): `<prefix>member`, `<prefix>board`,
// `<prefix>board_file`, and a table of posts and comments for each board, `<prefix>write_<board>`. Its files
// are in `data/`.
import { FAQ_ADDRESS } from "#schema/validation/site-paths.ts";
import type { Charset } from "./charset.ts";
import {
  countField,
  type FormerBoard,
  type FormerFile,
  type FormerMember,
  type FormerPost,
  type FormerSite,
  type LeftOut,
  type LeftOutMember,
  type NamedContent,
  seoulMoment,
  UnreadableSite,
} from "./former-site.ts";
import { memberOf, otherFieldsOf } from "./gnuboard5-members.ts";
import { boardReaders } from "./gnuboard5-readers.ts";
import { type DumpRow, said } from "./insert-parser.ts";
import { OtherTables } from "./other-tables.ts";
import { openDump } from "./read-dump.ts";

type Values = DumpRow["values"];

const KNOWN = /(?:^|_)(?:member|board|board_file|group|config|content|faq|new_win)$/;
const isPostTable = (name: string): boolean => /(?:^|_)write_/.test(name);
const listOf = (board: string) => `/bbs/board.php?bo_table=${board}`;

function fileOf(values: Values): FormerFile {
  const [board, post, no, stored] = ["bo_table", "wr_id", "bf_no", "bf_file"].map((name) =>
    said(values, name),
  );
  return {
    name: said(values, "bf_source") || (stored ?? ""),
    path: `file/${board}/${stored}`,
    addresses: [
      `/bbs/download.php?bo_table=${board}&wr_id=${post}&no=${no}`,
      `/data/file/${board}/${stored}`,
    ],
  };
}

/** What has a page of its own there and is written by hand here; null for any other row. */
function namedOf(values: Values): NamedContent | null {
  if ("co_subject" in values)
    return { kind: "page", id: said(values, "co_id"), title: said(values, "co_subject") };
  if ("fa_subject" in values)
    return { kind: "question", id: said(values, "fa_id"), title: said(values, "fa_subject") };
  if ("nw_subject" in values)
    return { kind: "popup", id: said(values, "nw_id"), title: said(values, "nw_subject") };
  return null;
}

const FORMATS = { html1: "html", html2: "lines" } as const;
const OTHER_FIELDS = Array.from({ length: 10 }, (_, at) => `wr_${at + 1}`);

interface OfBoard {
  readonly board: string;
  readonly pinned: ReadonlySet<string>;
  readonly files: readonly FormerFile[];
  readonly authorId: string | null;
}

function postOf(values: Values, { board, pinned, files, authorId }: OfBoard): FormerPost | LeftOut {
  const options = said(values, "wr_option").split(",");
  const number = said(values, "wr_id");
  const id = `${board}/${number}`;
  const title = said(values, "wr_subject");
  if (said(values, "wr_is_comment") === "1")
    return { left: "comment", id, title: said(values, "wr_content"), files };
  if (options.includes("secret")) return { left: "secret", id, title, files };
  const slug = said(values, "wr_seo_title");
  return {
    id,
    boards: [board],
    title,
    text: said(values, "wr_content"),
    format: options.flatMap((one) => FORMATS[one as keyof typeof FORMATS] ?? [])[0] ?? "text",
    at: seoulMoment(values.wr_datetime) ?? seoulMoment(values.wr_last),
    authorId,
    files,
    addresses: [
      `${listOf(board)}&wr_id=${number}`,
      `/${board}/${number}`,
      ...(slug === "" ? [] : [`/${board}/${slug}`]),
    ],
    base: listOf(board),
    isPinned: pinned.has(number),
    category: said(values, "ca_name").trim() || null,
    links: ["wr_link1", "wr_link2"].map((name) => said(values, name).trim()).filter(Boolean),
    otherFields: OTHER_FIELDS.filter((name) => said(values, name).trim() !== ""),
  };
}

/** A table of posts whose board was deleted from the list of boards. */
function onNoBoard({ id, title, files }: FormerPost, board: string): LeftOut {
  return { left: "on no board of the dump", why: `no board is called ${board}`, id, title, files };
}

/** Rows of the tables that are small beside those of posts. */
async function readTables(rows: AsyncIterable<DumpRow>, skipped: OtherTables) {
  const members: Values[] = [];
  const boards: Values[] = [];
  const named: NamedContent[] = [];
  const files = new Map<string, FormerFile[]>();
  const closedGroups = new Set<string>();
  let config: Values = {};
  for await (const { table, values } of rows) {
    const content = namedOf(values);
    if (content) named.push(content);
    else if ("mb_no" in values) members.push(values);
    else if ("bo_subject" in values) boards.push(values);
    else if ("cf_register_level" in values) config = values;
    else if ("gr_use_access" in values) {
      if (said(values, "gr_use_access") === "1") closedGroups.add(said(values, "gr_id"));
    } else if (!("bf_file" in values)) skipped.add(table);
    else if (said(values, "bf_file") !== "") {
      const key = `${said(values, "bo_table")}/${said(values, "wr_id")}`;
      files.set(key, [...(files.get(key) ?? []), fileOf(values)]);
    }
  }
  return { members, boards, named, files, closedGroups, config };
}

/** @throws UnreadableSite where the dump is none of gnuboard, or cut off */
export async function readGnuboard5(path: string, charset: Charset | null = null): Promise<FormerSite> {
  const dump = await openDump(path, charset);
  const skipped = new OtherTables((table) => KNOWN.test(table) || isPostTable(table));
  const tables = await readTables(
    dump.rows((table) => KNOWN.test(table), skipped.count),
    skipped,
  );
  if (tables.boards.length === 0)
    throw new UnreadableSite("There is no table of boards of gnuboard (g5_board) in the dump.");
  const { config, closedGroups, files } = tables;
  const registerLevel = Number(said(config, "cf_register_level")) || 2;
  const needsProof = said(config, "cf_use_email_certify") === "1";
  const boards = tables.boards.map((values): FormerBoard => {
    const id = said(values, "bo_table");
    const readers = boardReaders(values, { registerLevel, closedGroups });
    return { id, title: said(values, "bo_subject"), addresses: [listOf(id), `/${id}`], readers };
  });
  const pinned = new Map(
    tables.boards.map((values) => [
      said(values, "bo_table"),
      new Set(said(values, "bo_notice").split(",").filter(Boolean)),
    ]),
  );
  const people = tables.members.map((values) => memberOf(values, needsProof));
  const otherMemberFields = new Map<string, number>();
  for (const name of tables.members.flatMap(otherFieldsOf)) countField(otherMemberFields, name);
  /** By the name that somebody signed in with. */
  const numbers = new Map(tables.members.map((values) => [said(values, "mb_id"), said(values, "mb_no")]));
  return {
    source: "gnuboard5",
    filesAt: "/data/",
    members: people.filter((one): one is FormerMember => "email" in one),
    leftOutMembers: people.filter((one): one is LeftOutMember => "why" in one),
    boards,
    named: [...tables.named, ...skipped.named],
    otherMemberFields,
    files: [...files].flatMap(([post, own]) =>
      own.map((file) => ({ file, of: `of ${post}, which is not in the dump` })),
    ),
    places: [{ address: "/bbs/faq.php", target: FAQ_ADDRESS }],
    notes: dump.notes,
    posts: async function* () {
      for await (const { table, values } of dump.rows(isPostTable)) {
        if (!("wr_subject" in values)) continue;
        const board = table.replace(/^(?:.*?_)?write_/, "");
        const own = pinned.get(board);
        const post = postOf(values, {
          board,
          pinned: own ?? new Set(),
          files: files.get(`${board}/${said(values, "wr_id")}`) ?? [],
          authorId: numbers.get(said(values, "mb_id")) ?? null,
        });
        yield own || "left" in post ? post : onNoBoard(post, board);
      }
    },
  };
}
