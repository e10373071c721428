// A site of WordPress by its own export (Tools, Export; WXR). Posts are in categories, which are its boards
// here; its files are those of
// `wp-content/uploads/`.
import {
  type FormerBoard,
  type FormerFile,
  type FormerMember,
  type FormerPost,
  type FormerSite,
  type LeftOut,
  type NamedContent,
  OPEN_TO_ALL,
  type Readers,
  UnreadableSite,
} from "./former-site.ts";
import { readItems, type WxrItem } from "./read-items.ts";

const UPLOADS = "/wp-content/uploads/";
/** What an attachment says that belongs to nothing. */
const NO_PARENT = new Set(["", "0"]);
/** What WordPress writes beside what people wrote: menus, former versions and the look of the site. */
const MACHINERY = new Set([
  "nav_menu_item",
  "revision",
  "custom_css",
  "customize_changeset",
  "oembed_cache",
  "user_request",
  "wp_block",
  "wp_template",
  "wp_template_part",
  "wp_global_styles",
  "wp_navigation",
  "wp_font_family",
  "wp_font_face",
]);
const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
const said = ({ texts }: WxrItem, name: string): string => (texts[name] ?? "").trim();

function momentOf(item: WxrItem): Date | null {
  for (const [name, zone] of [
    ["wp:post_date_gmt", "Z"],
    ["wp:post_date", "+09:00"],
  ] as const) {
    const moment = new Date(`${said(item, name).replace(" ", "T")}${zone}`);
    if (!Number.isNaN(moment.getTime()) && moment.getTime() > 0) return moment;
  }
  return null;
}

/** What WordPress itself makes of its comments and short codes. */
const readable = (text: string): string =>
  text
    .replace(/<!--\s*\/?wp:[\s\S]*?-->/g, "")
    .replace(/\[\/?(?:caption|gallery|embed|audio|video|playlist)\b[^\]]*\]/gi, "");

/** What plugins that close posts to visitors write beside them. An export says nothing else of who read a post. */
const CLOSED =
  /^_?(?:members?_access|wpmem_block|rcp_|mepr|pmpro|restrict|wpum_restrict|um_content_restriction)/i;

function readersOf({ meta }: WxrItem): Readers {
  const closing = Object.entries(meta).find(([key, value]) => CLOSED.test(key) && !["", "0"].includes(value));
  if (!closing) return OPEN_TO_ALL;
  return { ...OPEN_TO_ALL, audience: "MEMBERS", doubt: `a plugin closed posts of it (${closing[0]})` };
}

interface Known {
  readonly files: ReadonlyMap<string, readonly FormerFile[]>;
  readonly byId: ReadonlyMap<string, FormerFile>;
}

function postOf(item: WxrItem, { files, byId }: Known): FormerPost | LeftOut {
  const number = said(item, "wp:post_id");
  const own = files.get(number) ?? [];
  const title = said(item, "title");
  const left = (why: LeftOut["left"]): LeftOut => ({ left: why, id: number, title, files: own });
  if (said(item, "wp:post_password") !== "" || said(item, "wp:status") === "private") return left("secret");
  if (said(item, "wp:status") === "trash") return left("in the trash");
  if (said(item, "wp:status") !== "publish") return left("unpublished");
  const text = readable(said(item, "content:encoded"));
  const link = pathOf(said(item, "link"));
  const featured = byId.get(item.meta._thumbnail_id ?? "");
  const all = featured && !own.includes(featured) ? [featured, ...own] : own;
  return {
    id: number,
    boards: item.categories.map(decoded),
    title,
    text,
    format: /<p[\s>]/i.test(text) ? "html" : "lines",
    at: momentOf(item),
    authorId: said(item, "dc:creator") || null,
    files: all.filter(({ path }) => !text.includes(path.replace(/\.\w+$/, ""))),
    addresses: [link, `/?p=${number}`],
    base: link,
    isPinned: said(item, "wp:is_sticky") === "1",
    category: null,
    links: [],
    readers: readersOf(item),
    otherFields: item.tags.length > 0 ? ["post_tag"] : [],
  };
}

/** Of a kind that a plugin or a theme made, such as products or events. */
function otherOf(item: WxrItem, files: readonly FormerFile[]): LeftOut {
  const type = said(item, "wp:post_type") || "without a type";
  return {
    left: "of another kind",
    why: `its type is ${type}`,
    id: said(item, "wp:post_id"),
    title: said(item, "title"),
    files,
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function fileOf(item: WxrItem): FormerFile {
  const number = said(item, "wp:post_id");
  const written = said(item, "wp:attachment_url");
  const short = `/?attachment_id=${number}`;
  if (written === "") return { name: said(item, "title"), path: `attachment ${number}`, addresses: [short] };
  const address = pathOf(written);
  // Some hosts serve the folder of uploads from the root of another name.
  const path = decoded(address.split(UPLOADS)[1] ?? address.replace(/^\//, ""));
  const name = path.split("/").at(-1) ?? path;
  return { name, path, addresses: [address, short] };
}

/** Exports of old versions give accounts no number; every one has a name that it signed in with, by which posts name it. */
const memberOf = (item: WxrItem): FormerMember => ({
  id: said(item, "wp:author_login"),
  email: said(item, "wp:author_email"),
  name: said(item, "wp:author_display_name") || said(item, "wp:author_login"),
  phone: null,
  joinedAt: null,
});

/** @throws UnreadableSite where the file is no export of WordPress, or cut off */
export async function readWordpress(path: string): Promise<FormerSite> {
  const members: FormerMember[] = [];
  const boards: FormerBoard[] = [];
  const named: NamedContent[] = [];
  const files = new Map<string, FormerFile[]>();
  const byId = new Map<string, FormerFile>();
  /** What it is attached to, by the id of a file. */
  const parents = new Map<string, string>();
  /** What every id is. */
  const types = new Map<string, string>();
  const machinery = new Map<string, number>();
  let isWxr = false;
  for await (const item of readItems(path)) {
    const type = said(item, "wp:post_type");
    const id = said(item, "wp:post_id");
    if (item.name === "wp:author") members.push(memberOf(item));
    else if (item.name === "wp:category") {
      const name = decoded(said(item, "wp:category_nicename"));
      const addresses = [`/category/${name}`];
      boards.push({ id: name, title: said(item, "wp:cat_name"), addresses, readers: OPEN_TO_ALL });
    } else if (type === "attachment") {
      const file = fileOf(item);
      const parent = said(item, "wp:post_parent");
      byId.set(id, file);
      parents.set(id, parent);
      if (!NO_PARENT.has(parent)) files.set(parent, [...(files.get(parent) ?? []), file]);
    } else if (type === "page") named.push({ kind: "page", id, title: said(item, "title") });
    else if (MACHINERY.has(type)) machinery.set(type, (machinery.get(type) ?? 0) + 1);
    if (item.name === "item") types.set(id, type);
    isWxr ||= "wp:post_id" in item.texts || item.name !== "item";
  }
  if (!isWxr)
    throw new UnreadableSite("This is no export of WordPress (WXR): nothing in it has a wp:post_id.");
  const ownerOf = (id: string): string | null => {
    const parent = parents.get(id) ?? "";
    if (NO_PARENT.has(parent)) return null;
    const type = types.get(parent);
    return type ? `of the ${type} ${parent}` : `of ${parent}, which is not in the export`;
  };
  const tables = [...machinery].map(([type, count]): NamedContent => {
    return { kind: "table", id: type, title: `${count} entries of WordPress itself` };
  });
  return {
    source: "wordpress",
    filesAt: UPLOADS,
    members,
    leftOutMembers: [],
    boards,
    named: [...named, ...tables],
    otherMemberFields: new Map(),
    files: [...byId].map(([id, file]) => ({ file, of: ownerOf(id) })),
    places: [],
    notes: [],
    posts: async function* () {
      for await (const item of readItems(path)) {
        const id = said(item, "wp:post_id");
        for (const title of item.comments) yield { left: "comment", id, title, files: [] };
        const type = said(item, "wp:post_type");
        if (type === "post") yield postOf(item, { files, byId });
        else if (item.name === "item" && !["attachment", "page"].includes(type) && !MACHINERY.has(type))
          yield otherOf(item, files.get(id) ?? []);
      }
    },
  };
}
