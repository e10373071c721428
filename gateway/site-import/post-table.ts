// Posts of a former website as a table (xlsx or csv), for systems without a reader of their own: a row a
// post, its columns by their headings.
import { readFile } from "node:fs/promises";
import { HttpError } from "#gateway/http/errors.ts";
import { readStatement } from "#gateway/statements/read-statement.ts";
import { momentOf } from "#schema/validation/money/statement-cells.ts";
import {
  type FormerBoard,
  type FormerFile,
  type FormerPost,
  type FormerSite,
  OPEN_TO_ALL,
  type Readers,
  UnreadableSite,
} from "./former-site.ts";

const MAX_BYTES = 100 * 1024 * 1024;
const ROWS_MAX = 100_000;

/** Headings by what they mean, without spaces; title and text are needed. */
const COLUMNS = {
  id: /^(번호|글번호|id|no)$/i,
  board: /^(게시판|board)$/i,
  title: /^(제목|title|subject)$/i,
  text: /^(본문|내용|text|content|body|html)$/i,
  date: /^(작성일|등록일|날짜|date|published)$/i,
  files: /^(첨부|첨부파일|파일|files?|attachments?)$/i,
  addresses: /^(옛주소|주소|링크|url|address|link)$/i,
  category: /^(분류|말머리|category)$/i,
  pinned: /^(고정|공지|pinned|sticky)$/i,
  readers: /^(공개|열람|공개범위|readers|audience)$/i,
} as const;
type Column = keyof typeof COLUMNS;

const EVERYBODY = /^(전체|공개|모두|everyone|public)$/i;
const MEMBERS = /^(회원|회원만|회원전용|비공개|members?|private)$/i;
const YES = /^(o|y|yes|1|예|고정|공지)$/i;
const NO_BOARD = "posts";

type Row = Readonly<Record<Column, string>>;

/** Lines and semicolons part what a cell holds several of. */
const several = (cell: string): string[] =>
  cell
    .split(/[\n;]/)
    .map((one) => one.trim())
    .filter(Boolean);

function readersOf(cell: string): Readers {
  if (EVERYBODY.test(cell)) return OPEN_TO_ALL;
  if (MEMBERS.test(cell)) return { ...OPEN_TO_ALL, audience: "MEMBERS" };
  return {
    ...OPEN_TO_ALL,
    audience: "MEMBERS",
    doubt: "posts whose row does not say who read them are for members only",
  };
}

const fileOf = (path: string): FormerFile => ({
  path: path.replace(/^\/+/, ""),
  name: path.split("/").at(-1) ?? path,
  addresses: [`/${path.replace(/^\/+/, "")}`],
});

function postOf(row: Row): FormerPost {
  const addresses = several(row.addresses);
  const board = row.board || NO_BOARD;
  return {
    id: row.id === "" ? (addresses[0] ?? `${board}/${row.title}/${row.date}`) : `${board}/${row.id}`,
    boards: [board],
    title: row.title,
    text: row.text,
    format: /<[a-z][^>]*>/i.test(row.text) ? "html" : "text",
    at: momentOf(row.date),
    authorId: null,
    files: several(row.files).map(fileOf),
    addresses,
    base: addresses[0]?.replace(/^https?:\/\/[^/?#]*/i, "") || "/",
    isPinned: YES.test(row.pinned),
    category: row.category || null,
    links: [],
    readers: readersOf(row.readers),
    otherFields: [],
  };
}

/** @throws UnreadableSite */
async function readRows(path: string) {
  try {
    return await readStatement(await readFile(path), { bytes: MAX_BYTES, rows: ROWS_MAX });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new UnreadableSite(`The table cannot be read as xlsx or csv: ${error.code}.`);
  }
}

/** @throws UnreadableSite where no row of headings names a title and a text */
export async function readPostTable(path: string): Promise<FormerSite> {
  const rows = await readRows(path);
  const [head = [], ...below] = rows;
  const names = head.map((cell) => cell.normalize("NFC").replace(/[\s_]/g, ""));
  const at = (column: Column) => names.findIndex((name) => COLUMNS[column].test(name));
  if (at("title") < 0 || at("text") < 0) {
    throw new UnreadableSite(
      "The first row of the table names no column for titles (제목) and texts (본문).",
    );
  }
  const read = below.map((cells): Row => {
    const say = (column: Column) => cells[at(column)]?.trim() ?? "";
    return {
      id: say("id"),
      board: say("board"),
      title: say("title"),
      text: say("text"),
      date: say("date"),
      files: say("files"),
      addresses: say("addresses"),
      category: say("category"),
      pinned: say("pinned"),
      readers: say("readers"),
    };
  });
  const posts = read.map(postOf);
  const boards = [...new Set(posts.flatMap((post) => post.boards))].map((id): FormerBoard => {
    const own = posts.filter((post) => post.boards.includes(id)).map(({ readers }) => readers);
    const unsure = own.find((readers) => readers?.doubt);
    return { id, title: id, addresses: [], readers: { ...OPEN_TO_ALL, doubt: unsure?.doubt ?? null } };
  });
  return {
    source: "table",
    filesAt: "/",
    members: [],
    leftOutMembers: [],
    boards,
    named: [],
    otherMemberFields: new Map(),
    files: [],
    places: [],
    notes: [],
    posts: async function* () {
      yield* posts;
    },
  };
}
