// A site of WordPress by its own export (Tools, Export; WXR). Posts stand in categories, which are its boards here; its files are those of
// `wp-content/uploads/`.
import {
  type LeftOut,
  type OldBoard,
  type OldFile,
  type OldPerson,
  type OldPost,
  type OldSite,
  UnreadableSite,
} from "./old-site.ts";
import { readItems, type WxrItem } from "./read-items.ts";

const UPLOADS = "/wp-content/uploads/";
const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
const said = ({ texts }: WxrItem, name: string): string => (texts[name] ?? "").trim();

function momentOf(item: WxrItem): Date | null {
  const moment = new Date(`${said(item, "wp:post_date_gmt").replace(" ", "T")}Z`);
  return Number.isNaN(moment.getTime()) || moment.getTime() < 0 ? null : moment;
}

/** What WordPress itself makes of its comments and short codes. */
const readable = (text: string): string =>
  text
    .replace(/<!--\s*\/?wp:[\s\S]*?-->/g, "")
    .replace(/\[\/?(?:caption|gallery|embed|audio|video|playlist)\b[^\]]*\]/gi, "");

function postOf(
  item: WxrItem,
  authors: ReadonlyMap<string, string>,
  files: readonly OldFile[],
): OldPost | LeftOut {
  if (said(item, "wp:post_password") !== "" || said(item, "wp:status") === "private")
    return { left: "secret" };
  if (said(item, "wp:status") !== "publish") return { left: "unpublished" };
  const number = said(item, "wp:post_id");
  const text = readable(said(item, "content:encoded"));
  const link = pathOf(said(item, "link"));
  return {
    id: number,
    boards: item.categories.map(decoded),
    title: said(item, "title"),
    text,
    format: /<p[\s>]/i.test(text) ? "html" : "lines",
    at: momentOf(item),
    authorId: authors.get(said(item, "dc:creator")) ?? null,
    files: files.filter(({ path }) => !text.includes(path.replace(/\.\w+$/, ""))),
    addresses: [link, `/?p=${number}`],
    base: link,
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function fileOf(item: WxrItem): OldFile {
  const address = pathOf(said(item, "wp:attachment_url"));
  const path = decoded(address.split(UPLOADS)[1] ?? "");
  const name = path.split("/").at(-1) ?? path;
  return {
    name,
    path,
    addresses: [address, `/?attachment_id=${said(item, "wp:post_id")}`],
  };
}

/** @throws UnreadableSite where the file is no export of WordPress */
export async function readWordpress(path: string): Promise<OldSite> {
  const people: OldPerson[] = [];
  const boards: OldBoard[] = [];
  const authors = new Map<string, string>();
  const files = new Map<string, OldFile[]>();
  let isWxr = false;
  for await (const item of readItems(path)) {
    if (item.name === "wp:author") {
      const id = said(item, "wp:author_id");
      authors.set(said(item, "wp:author_login"), id);
      const name = said(item, "wp:author_display_name") || said(item, "wp:author_login");
      people.push({ id, email: said(item, "wp:author_email"), name, phone: null, joinedAt: null });
    } else if (item.name === "wp:category") {
      const id = decoded(said(item, "wp:category_nicename"));
      boards.push({ id, title: said(item, "wp:cat_name"), addresses: [`/category/${id}`] });
    } else if (said(item, "wp:post_type") === "attachment") {
      const parent = said(item, "wp:post_parent");
      files.set(parent, [...(files.get(parent) ?? []), fileOf(item)]);
    }
    isWxr ||= "wp:post_id" in item.texts || item.name !== "item";
  }
  if (!isWxr)
    throw new UnreadableSite("This is no export of WordPress (WXR): nothing in it has a wp:post_id.");
  return {
    source: "wordpress",
    filesAt: UPLOADS,
    people,
    boards,
    posts: async function* () {
      for await (const item of readItems(path)) {
        for (let count = 0; count < item.comments; count += 1) yield { left: "comment" };
        const type = said(item, "wp:post_type");
        if (type === "post") yield postOf(item, authors, files.get(said(item, "wp:post_id")) ?? []);
        else if (type === "page") yield { left: "other" };
      }
    },
  };
}
