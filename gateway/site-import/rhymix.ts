// A site of rhymix (and XE, whose tables say the same): `member`, `modules` (one for each board),
// `documents`, `comments` and `files`, with a prefix such as `rx_` or `xe_`. Its files are in `files/`.
import type { Charset } from "./charset.ts";
import {
  countField,
  type FormerBoard,
  type FormerFile,
  type FormerMember,
  type FormerPost,
  type FormerSite,
  isPictureName,
  type LeftOut,
  type LeftOutMember,
  seoulMoment,
  UnreadableSite,
} from "./former-site.ts";
import { type DumpRow, said } from "./insert-parser.ts";
import { openDump } from "./read-dump.ts";
import { isPostTable, readTables } from "./rhymix-tables.ts";

type Values = DumpRow["values"];

/** Fields that people filled in and that no member of this site has; `extra_vars` holds those that a site made itself. */
const OTHER_FIELDS = ["homepage", "blog", "birthday", "description", "extra_vars"];
/** What PHP writes for no such fields. */
const NOTHING = new Set(["", "N;", "a:0:{}", 'O:8:"stdClass":0:{}']);

function memberOf(values: Values): FormerMember | LeftOutMember {
  const id = said(values, "member_srl");
  const name = said(values, "user_name") || said(values, "nick_name");
  const status = said(values, "status");
  if (status === "DELETED") return { id, name, why: "deleted" };
  if (status === "UNAUTHED") return { id, name, why: "address never proved" };
  if (said(values, "denied") === "Y" || (status !== "" && status !== "APPROVED"))
    return { id, name, why: "left or blocked" };
  return {
    id,
    email: said(values, "email_address"),
    name,
    phone: said(values, "phone_number") || null,
    joinedAt: seoulMoment(values.regdate),
    agreedToMailings: said(values, "allow_mailing") === "Y",
  };
}

/** What rhymix gives a document that was thrown away instead of its module. */
const TRASH = new Set(["", "0"]);

/** Why a document of no board does not come. @param module the kind of its module, where the dump has it */
function boardless(values: Values, module: string | undefined): Pick<LeftOut, "left" | "why"> {
  const number = said(values, "module_srl");
  if (TRASH.has(number)) return { left: "in the trash" };
  if (module === "page") return { left: "text of a page" };
  if (module !== undefined) return { left: "of another kind", why: `its module is ${module}` };
  return { left: "on no board of the dump", why: `its module ${number} is not in the dump` };
}

interface OfDocument {
  readonly board: FormerBoard | undefined;
  /** The kind of a module that is no board. */
  readonly module: string | undefined;
  readonly files: readonly FormerFile[];
  readonly category: string | null;
}

function postOf(values: Values, { board, module, files, category }: OfDocument): FormerPost | LeftOut {
  const number = said(values, "document_srl");
  const title = said(values, "title");
  const status = said(values, "status");
  const left = (why: LeftOut["left"]): LeftOut => ({ left: why, id: number, title, files });
  if (!board) return { ...left("in the trash"), ...boardless(values, module) };
  if (said(values, "is_secret") === "Y" || status === "SECRET" || status === "PRIVATE") return left("secret");
  if (status === "TEMP") return left("unpublished");
  return {
    id: number,
    boards: [board.id],
    title,
    text: said(values, "content"),
    format: "html",
    at: seoulMoment(values.regdate) ?? seoulMoment(values.last_update),
    authorId: said(values, "member_srl"),
    // A picture in the text is where it is shown; a list of files names the others.
    files: files.filter(({ name, path }) => !(isPictureName(name) && said(values, "content").includes(path))),
    addresses: [
      `/${board.id}/${number}`,
      `/index.php?document_srl=${number}`,
      `/?document_srl=${number}`,
      `/${number}`,
      `/index.php/${board.id}/${number}`,
    ],
    base: `/${board.id}/${number}`,
    isPinned: ["Y", "A"].includes(said(values, "is_notice")),
    category,
    links: [],
    otherFields: [
      ...(said(values, "tags").trim() === "" ? [] : ["tags"]),
      ...(NOTHING.has(said(values, "extra_vars")) ? [] : ["extra_vars"]),
    ],
  };
}

/** @throws UnreadableSite where the dump is none of rhymix, or cut off */
export async function readRhymix(path: string, charset: Charset | null = null): Promise<FormerSite> {
  const dump = await openDump(path, charset);
  const tables = await readTables(dump);
  if (tables.boards.size === 0)
    throw new UnreadableSite("There is no board in a table of modules of rhymix (rx_modules) in the dump.");
  const people = tables.members.map(memberOf);
  const otherMemberFields = new Map<string, number>();
  for (const values of tables.members) {
    for (const name of OTHER_FIELDS) {
      if (!NOTHING.has(said(values, name).trim())) countField(otherMemberFields, name);
    }
  }
  const { boards, others, files, categories, extraFields } = tables;
  return {
    source: "rhymix",
    filesAt: "/files/",
    members: people.filter((one): one is FormerMember => "email" in one),
    leftOutMembers: people.filter((one): one is LeftOutMember => "why" in one),
    boards: [...boards.values()],
    named: tables.named,
    otherMemberFields,
    files: tables.listedFiles,
    places: [],
    notes: dump.notes,
    posts: async function* () {
      for await (const { table, values } of dump.rows(isPostTable)) {
        if ("comment_srl" in values) {
          const id = said(values, "comment_srl");
          yield { left: "comment", id, title: said(values, "content"), files: files.get(id) ?? [] };
        } else if ("document_srl" in values && table.endsWith("documents")) {
          const id = said(values, "document_srl");
          const module = said(values, "module_srl");
          const post = postOf(values, {
            board: boards.get(module),
            module: others.get(module),
            files: files.get(id) ?? [],
            category: categories.get(said(values, "category_srl")) ?? null,
          });
          const more = extraFields.get(id) ?? [];
          yield "left" in post ? post : { ...post, otherFields: [...post.otherFields, ...more] };
        }
      }
    },
  };
}
