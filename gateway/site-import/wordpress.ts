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

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function fileOf(item: WxrItem): FormerFile {
  const address = pathOf(said(item, "wp:attachment_url"));
  const path = decoded(address.split(UPLOADS)[1] ?? "");
  const name = path.split("/").at(-1) ?? path;
  return { name, path, addresses: [address, `/?attachment_id=${said(item, "wp:post_id")}`] };
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
  const loose = new Map<string, FormerFile>();
  const files = new Map<string, FormerFile[]>();
  const byId = new Map<string, FormerFile>();
  /** Pictures that a post is shown by. */
  const featured = new Set<string>();
  let isWxr = false;
  for await (const item of readItems(path)) {
    if (item.meta._thumbnail_id) featured.add(item.meta._thumbnail_id);
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
      if (parent === "" || parent === "0") loose.set(id, file);
      else files.set(parent, [...(files.get(parent) ?? []), file]);
    } else if (type === "page") named.push({ kind: "page", id, title: said(item, "title") });
    isWxr ||= "wp:post_id" in item.texts || item.name !== "item";
  }
  if (!isWxr)
    throw new UnreadableSite("This is no export of WordPress (WXR): nothing in it has a wp:post_id.");
  return {
    source: "wordpress",
    filesAt: UPLOADS,
    members,
    leftOutMembers: [],
    boards,
    named,
    otherMemberFields: new Map(),
    looseFiles: [...loose].flatMap(([id, file]) => (featured.has(id) ? [] : [file])),
    places: [],
    notes: [],
    posts: async function* () {
      for await (const item of readItems(path)) {
        const id = said(item, "wp:post_id");
        for (const title of item.comments) yield { left: "comment", id, title, files: [] };
        if (said(item, "wp:post_type") === "post") yield postOf(item, { files, byId });
      }
    },
  };
}
