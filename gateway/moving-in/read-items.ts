// The items of an export of WordPress (WXR), one at a time. It may be made to harm: it defines no entities and no element of it is larger
// than a long post.
import { createReadStream } from "node:fs";
import { SaxesParser } from "saxes";
import { UnreadableSite } from "./old-site.ts";

/** An element of the channel, such as `item` or `wp:author`. */
export interface WxrItem {
  readonly name: string;
  /** What stands in the elements right under it, by name; of several the first. */
  readonly texts: Readonly<Record<string, string>>;
  /** Short names of its categories. */
  readonly categories: readonly string[];
  /** How many comments it has. */
  readonly comments: number;
}

const TEXT_MAX = 8 * 1024 * 1024;
const DEPTH_MAX = 12;
const TOLD = new Set(["item", "wp:author", "wp:category"]);

/** @throws UnreadableSite */
export async function* readItems(path: string): AsyncGenerator<WxrItem> {
  const parser = new SaxesParser();
  const ready: WxrItem[] = [];
  const open: string[] = [];
  let item: { name: string; texts: Record<string, string>; categories: string[]; comments: number } | null =
    null;
  let text = "";
  const refuse = (why: string) => {
    throw new UnreadableSite(why);
  };
  const say = (words: string) => {
    if (item && open.length === 4) text += words;
    if (text.length > TEXT_MAX) refuse("A text of the export is larger than 8 MB.");
  };
  parser.on("doctype", () => refuse("The export has a DOCTYPE, which WordPress does not write."));
  parser.on("error", (error) => refuse(`The export is no XML: ${error.message}`));
  parser.on("text", say);
  parser.on("cdata", say);
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length >= DEPTH_MAX) refuse("The export is nested too deep.");
    open.push(name);
    // rss, channel, item
    if (open.length === 3 && TOLD.has(name)) item = { name, texts: {}, categories: [], comments: 0 };
    if (!item || open.length !== 4) return;
    text = "";
    if (name === "category" && attributes.domain === "category")
      item.categories.push(String(attributes.nicename));
    if (name === "wp:comment") item.comments += 1;
  });
  parser.on("closetag", ({ name }) => {
    if (item && open.length === 4) item.texts[name] ??= text;
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
