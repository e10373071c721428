// A site of gnuboard5 (and 4, whose tables say the same): `<prefix>member`, `<prefix>board`, `<prefix>board_file`, and a table of posts and
// comments for each board, `<prefix>write_<board>`. Its files lie in `data/`.
import { type DumpRow, said } from "./insert-parser.ts";
import {
  type LeftOut,
  type OldBoard,
  type OldFile,
  type OldPerson,
  type OldPost,
  type OldSite,
  seoulMoment,
  UnreadableSite,
} from "./old-site.ts";
import { readDump } from "./read-dump.ts";

type Values = DumpRow["values"];

const TABLE = /^(.*?)(member|board|board_file|write_\w+)$/;
const listOf = (board: string) => `/bbs/board.php?bo_table=${board}`;

function personOf(values: Values): OldPerson | null {
  if (said(values, "mb_leave_date") !== "" || said(values, "mb_intercept_date") !== "") return null;
  return {
    id: said(values, "mb_no"),
    email: said(values, "mb_email"),
    name: said(values, "mb_name") || said(values, "mb_nick"),
    phone: said(values, "mb_hp") || said(values, "mb_tel") || null,
    joinedAt: seoulMoment(values.mb_datetime),
  };
}

function fileOf(values: Values): OldFile {
  const [board, post, no, stored] = ["bo_table", "wr_id", "bf_no", "bf_file"].map((name) =>
    said(values, name),
  );
  const name = said(values, "bf_source") || (stored ?? "");
  return {
    name,
    path: `file/${board}/${stored}`,
    addresses: [
      `/bbs/download.php?bo_table=${board}&wr_id=${post}&no=${no}`,
      `/data/file/${board}/${stored}`,
    ],
  };
}

const FORMATS = { html1: "html", html2: "lines" } as const;

function postOf(
  board: string,
  values: Values,
  files: readonly OldFile[],
  authorId: string | null,
): OldPost | LeftOut {
  const options = said(values, "wr_option").split(",");
  if (said(values, "wr_is_comment") === "1") return { left: "comment" };
  if (options.includes("secret")) return { left: "secret" };
  const number = said(values, "wr_id");
  const slug = said(values, "wr_seo_title");
  const format = options.flatMap((one) => FORMATS[one as keyof typeof FORMATS] ?? [])[0] ?? "text";
  return {
    id: `${board}/${number}`,
    boards: [board],
    title: said(values, "wr_subject"),
    text: said(values, "wr_content"),
    format,
    at: seoulMoment(values.wr_datetime),
    authorId,
    files,
    addresses: [
      `${listOf(board)}&wr_id=${number}`,
      `/${board}/${number}`,
      ...(slug === "" ? [] : [`/${board}/${slug}`]),
    ],
    base: listOf(board),
  };
}

/** @throws UnreadableSite where the dump is none of gnuboard */
export async function readGnuboard5(dump: string): Promise<OldSite> {
  const people: OldPerson[] = [];
  const boards: OldBoard[] = [];
  const files = new Map<string, OldFile[]>();
  /** By the name that somebody signed in with. */
  const numbers = new Map<string, string>();
  const isKnown = (table: string) => /(?:^|_)(?:member|board|board_file)$/.test(table);
  for await (const { table, values } of readDump(dump, isKnown)) {
    if ("mb_no" in values && table.endsWith("member")) {
      const person = personOf(values);
      if (person === null) continue;
      people.push(person);
      numbers.set(said(values, "mb_id"), person.id);
    } else if ("bo_subject" in values) {
      const id = said(values, "bo_table");
      boards.push({ id, title: said(values, "bo_subject"), addresses: [listOf(id), `/${id}`] });
    } else if ("bf_file" in values && said(values, "bf_file") !== "") {
      const key = `${said(values, "bo_table")}/${said(values, "wr_id")}`;
      files.set(key, [...(files.get(key) ?? []), fileOf(values)]);
    }
  }
  if (boards.length === 0)
    throw new UnreadableSite("There is no table of boards of gnuboard (g5_board) in the dump.");
  const names = new Set(boards.map(({ id }) => id));
  return {
    source: "gnuboard5",
    filesAt: "/data/",
    people,
    boards,
    posts: async function* () {
      for await (const { table, values } of readDump(dump, (name) => /(?:^|_)write_/.test(name))) {
        const board = TABLE.exec(table)?.[2]?.replace(/^write_/, "") ?? "";
        if (!names.has(board) || !("wr_subject" in values)) continue;
        const own = files.get(`${board}/${said(values, "wr_id")}`) ?? [];
        yield postOf(board, values, own, numbers.get(said(values, "mb_id")) ?? null);
      }
    },
  };
}
