// Says what the head of the document says about the page: one list of tags, printed by the server and replaced by the browser at
// each navigation.

import { SHARE_PART, SHARE_SIZE } from "#schema/validation/site-paths.ts";
import { localizedPath, otherLanguage, UI_LANGUAGES, type UiLanguage } from "#web/i18n/language.ts";
import type { PageMeta, SiteData } from "#web/page/page.ts";

/** Marks the tags that belong to the page and not to the site. */
export const HEAD_MARK = "data-page";

export interface HeadInput {
  readonly language: UiLanguage;
  /** Path of the address, without language and query. */
  readonly path: string;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Null where the layout's data could not be loaded. */
  readonly site: SiteData | null;
  /** Null while a signed-in page has not loaded. */
  readonly meta: PageMeta | null;
  /** Address of the picture for a page without one; only what the server writes is read by those who show it. */
  readonly shareImage?: string | null;
}

export interface HeadTag {
  readonly tag: "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Head {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

const LOCALES = { ko: "ko_KR", en: "en_GB" } as const;

/** Title and tags of a page; everything that is not an error. */
export function pageHead({ language, path, publicUrl, site, meta, shareImage }: HeadInput): Head {
  const siteName = site?.siteName ?? "";
  const title = [meta?.title, siteName].filter(Boolean).join(" | ");
  const description = meta?.description ?? site?.siteDescription;
  if (!meta || meta.noindex) return { title, tags: [...descriptionTag(description), noindexTag] };
  const canonicalPath = meta.canonicalPath ?? path;
  const image = meta.image ? sharePicture(meta.image) : shareImage;
  const address = (of: UiLanguage) => absolute(publicUrl, localizedPath(of, canonicalPath));
  const { languages = UI_LANGUAGES } = meta;
  const [first = language] = languages;
  // A page in a language that it is not written in is a copy of the one that it is.
  const own = languages.includes(language) ? language : first;
  const links = [
    link("canonical", address(own)),
    ...languages.map((of) => link("alternate", address(of), { hreflang: of })),
    link("alternate", address(first), { hreflang: "x-default" }),
    ...(meta.feed
      ? [link("alternate", meta.feed, { type: "application/atom+xml", title: meta.title ?? siteName })]
      : []),
  ];
  const graph = {
    "og:type": meta.publishedAt ? "article" : "website",
    "og:site_name": siteName,
    "og:title": meta.title ?? siteName,
    "og:description": description,
    "og:url": address(own),
    "og:locale": LOCALES[language],
    "og:locale:alternate": languages.length > 1 ? LOCALES[otherLanguage(language)] : undefined,
    "og:image": image && absolute(publicUrl, image),
    ...(image
      ? {
          "og:image:type": "image/jpeg",
          "og:image:width": String(SHARE_SIZE.width),
          "og:image:height": String(SHARE_SIZE.height),
        }
      : {}),
    "article:published_time": meta.publishedAt,
  };
  const properties = Object.entries(graph).flatMap(([property, content]) =>
    content ? [metaTag({ property, content })] : [],
  );
  const indexed = (meta.indexed ?? []).map(([name, content]) =>
    metaTag({ name, content: absolute(publicUrl, content) }),
  );
  return { title, tags: [...descriptionTag(description), ...links, ...properties, ...indexed] };
}

/** The head of an error page (specification 2); hidden from search engines. */
export function errorHead(): Head {
  return { title: "Error Page", tags: [noindexTag] };
}

/** The address of an image on this site as messengers show it. */
const sharePicture = (image: string): string => image.replace(/[^/]*$/, SHARE_PART);

const metaTag = (attributes: Record<string, string>): HeadTag => ({ tag: "meta", attributes });
const noindexTag = metaTag({ name: "robots", content: "noindex" });

function descriptionTag(description: string | undefined): HeadTag[] {
  return description ? [metaTag({ name: "description", content: description })] : [];
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { tag: "link", attributes: { rel, ...more, href } };
}

function absolute(publicUrl: string, address: string): string {
  return address.startsWith("/") ? `${publicUrl}${address}` : address;
}
