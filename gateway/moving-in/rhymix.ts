// A site of rhymix (and XE, whose tables say the same): `member`, `modules` (one for each board), `documents`, `comments` and `files`, with a
// prefix such as `rx_` or `xe_`. Its files lie in `files/`.
import { type DumpRow, said } from "./insert-parser.ts";
import {
  isPictureName,
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

const isTable = (name: string) => (table: string) => table === name || table.endsWith(`_${name}`);
const isMember = isTable("member");
const isModule = isTable("modules");
const isFile = isTable("files");
const isDocument = isTable("documents");
const isComment = isTable("comments");

function personOf(values: Values): OldPerson {
  return {
    id: said(values, "member_srl"),
    email: said(values, "email_address"),
    name: said(values, "user_name") || said(values, "nick_name"),
    phone: said(values, "phone_number") || null,
    joinedAt: seoulMoment(values.regdate),
  };
}

function fileOf(values: Values): OldFile {
  const stored = said(values, "uploaded_filename").replace(/^\.?\//, "");
  const name = said(values, "source_filename");
  return {
    name,
    path: stored.replace(/^files\//, ""),
    addresses: [
      `/${stored}`,
      `/index.php?file_srl=${said(values, "file_srl")}`,
      `/?file_srl=${said(values, "file_srl")}`,
    ],
  };
}

function postOf(board: OldBoard | undefined, values: Values, files: readonly OldFile[]): OldPost | LeftOut {
  if (!board) return { left: "other" };
  const status = said(values, "status");
  if (said(values, "is_secret") === "Y" || status === "SECRET" || status === "PRIVATE")
    return { left: "secret" };
  if (status === "TEMP") return { left: "unpublished" };
  const number = said(values, "document_srl");
  return {
    id: number,
    boards: [board.id],
    title: said(values, "title"),
    text: said(values, "content"),
    format: "html",
    at: seoulMoment(values.regdate),
    authorId: said(values, "member_srl"),
    // A picture in the text stands where it is shown; a list of files names the others.
    files: files.filter(({ name, path }) => !(isPictureName(name) && said(values, "content").includes(path))),
    addresses: [
      `/${board.id}/${number}`,
      `/index.php?document_srl=${number}`,
      `/?document_srl=${number}`,
      `/${number}`,
      `/index.php/${board.id}/${number}`,
    ],
    base: `/${board.id}/${number}`,
  };
}

/** @throws UnreadableSite where the dump is none of rhymix */
export async function readRhymix(dump: string): Promise<OldSite> {
  const people: OldPerson[] = [];
  const boards = new Map<string, OldBoard>();
  const files = new Map<string, OldFile[]>();
  const isKnown = (table: string) => isMember(table) || isModule(table) || isFile(table);
  for await (const { table, values } of readDump(dump, isKnown)) {
    if (isMember(table) && "member_srl" in values) {
      if (said(values, "denied") !== "Y") people.push(personOf(values));
    } else if (isModule(table) && said(values, "module") === "board") {
      const id = said(values, "mid");
      const addresses = [`/${id}`, `/index.php?mid=${id}`, `/?mid=${id}`];
      boards.set(said(values, "module_srl"), { id, title: said(values, "browser_title"), addresses });
    } else if (isFile(table) && said(values, "isvalid") === "Y" && said(values, "uploaded_filename") !== "") {
      const key = said(values, "upload_target_srl");
      files.set(key, [...(files.get(key) ?? []), fileOf(values)]);
    }
  }
  if (boards.size === 0)
    throw new UnreadableSite("There is no board in a table of modules of rhymix (rx_modules) in the dump.");
  return {
    source: "rhymix",
    filesAt: "/files/",
    people,
    boards: [...boards.values()],
    posts: async function* () {
      for await (const { table, values } of readDump(dump, (name) => isDocument(name) || isComment(name))) {
        if (isComment(table)) yield { left: "comment" };
        else if ("document_srl" in values) {
          const own = files.get(said(values, "document_srl")) ?? [];
          yield postOf(boards.get(said(values, "module_srl")), values, own);
        }
      }
    },
  };
}
