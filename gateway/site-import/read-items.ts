// The items of an export of WordPress (WXR), one at a time. It may be made to harm: it defines no entities
// and no element of it is larger than a long post.
import { createReadStream } from "node:fs";
import { SaxesParser } from "saxes";
import { UnreadableSite } from "./former-site.ts";

/** An element of the channel, such as `item` or `wp:author`. */
export interface WxrItem {
  readonly name: string;
  /** What is in the elements right under it, by name; of several the first. */
  readonly texts: Readonly<Record<string, string>>;
  /** Short names of its categories, and its tags by their names. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** What is in its comments, one text each. */
  readonly comments: readonly string[];
  /** Fields that plugins and themes gave it, by key. */
  readonly meta: Readonly<Record<string, string>>;
}

const TEXT_MAX = 8 * 1024 * 1024;
const DEPTH_MAX = 12;
const ENTRIES = new Set(["item", "wp:author", "wp:category"]);

interface Open {
  readonly name: string;
  readonly texts: Record<string, string>;
  readonly categories: string[];
  readonly tags: string[];
  readonly comments: string[];
  readonly meta: Record<string, string>;
}

/** @throws UnreadableSite */
export async function* readItems(path: string): AsyncGenerator<WxrItem> {
  const parser = new SaxesParser();
  const ready: WxrItem[] = [];
  const open: string[] = [];
  let item: Open | null = null;
  let text = "";
  let inner = "";
  let metaKey = "";
  const refuse = (why: string) => {
    throw new UnreadableSite(why);
  };
  const say = (words: string) => {
    if (item && open.length === 4) text += words;
    if (item && open.length === 5) inner += words;
    if (text.length > TEXT_MAX || inner.length > TEXT_MAX)
      refuse("A text of the export is larger than 8 MB.");
  };
  parser.on("doctype", () => refuse("The export has a DOCTYPE, which WordPress does not write."));
  parser.on("error", (error) => refuse(`The export is no XML: ${error.message}`));
  parser.on("text", say);
  parser.on("cdata", say);
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length >= DEPTH_MAX) refuse("The export is nested too deep.");
    open.push(name);
    // rss, channel, item
    if (open.length === 3 && ENTRIES.has(name))
      item = { name, texts: {}, categories: [], tags: [], comments: [], meta: {} };
    if (open.length === 5) inner = "";
    if (!item || open.length !== 4) return;
    text = "";
    if (name === "category" && attributes.domain === "category")
      item.categories.push(String(attributes.nicename));
    if (name === "category" && attributes.domain === "post_tag") item.tags.push(String(attributes.nicename));
  });
  parser.on("closetag", ({ name }) => {
    if (item && open.length === 4) item.texts[name] ??= text;
    if (item && open.length === 5) {
      if (name === "wp:comment_content") item.comments.push(inner);
      if (name === "wp:meta_key") metaKey = inner;
      if (name === "wp:meta_value") item.meta[metaKey] = inner;
    }
    if (item && open.length === 3) {
      ready.push(item);
      item = null;
    }
    open.pop();
  });
  const decoder = new TextDecoder();
  for await (const piece of createReadStream(path)) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield* ready.splice(0);
  }
  parser.write(decoder.decode()).close();
  yield* ready.splice(0);
}
