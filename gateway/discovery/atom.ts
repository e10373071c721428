// A feed of a board or of the journal (RFC 4287). Titles and summaries are plain text, each with the language it is really in.

import type { FeedEntry } from "#schema/core/shared/feed-entry.ts";
import type { LocalizedText } from "#schema/core/shared/localized.ts";
import { addressIn, type LanguageCode } from "./languages.ts";
import { xml, xmlDocument } from "./xml.ts";

export interface FeedInput {
  /** The page that lists what it holds, and where one of it is read; without language. */
  readonly list: string;
  readonly pathOf: (id: number) => string;
  readonly code: LanguageCode;
  readonly publicUrl: string;
  /** Of the feed itself. */
  readonly address: string;
  readonly title: string;
  readonly author: string;
  readonly posts: readonly FeedEntry[];
}

const text = (name: string, { text: words, language }: LocalizedText) =>
  xml(name, { "xml:lang": language.toLowerCase() }, [words]);

/**
 * The feed as text. A board without posts was last changed at the beginning of time: the present time would
 * change with each request.
 */
export function atomFeed({
  list,
  pathOf,
  code,
  publicUrl,
  address,
  title,
  author,
  posts,
}: FeedInput): string {
  const changed = posts.reduce((latest, { changedAt }) => Math.max(latest, changedAt.getTime()), 0);
  return xmlDocument(
    xml("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": code }, [
      xml("id", {}, [address]),
      xml("title", {}, [title]),
      xml("updated", {}, [new Date(changed).toISOString()]),
      xml("author", {}, [xml("name", {}, [author])]),
      xml("link", { rel: "self", type: "application/atom+xml", href: address }),
      xml("link", {
        rel: "alternate",
        type: "text/html",
        href: addressIn(code, publicUrl, list),
      }),
      ...posts.map((post) => {
        const href = addressIn(code, publicUrl, pathOf(post.id));
        return xml("entry", {}, [
          xml("id", {}, [href]),
          text("title", post.title),
          xml("published", {}, [post.publishedAt.toISOString()]),
          xml("updated", {}, [post.changedAt.toISOString()]),
          xml("link", { rel: "alternate", type: "text/html", href }),
          text("summary", post.summary),
        ]);
      }),
    ]),
  );
}
