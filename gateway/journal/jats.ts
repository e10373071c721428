// An article as JATS 1.3 (ANSI/NISO Z39.96-2021, jats.nlm.nih.gov): its front and the works it cites, for
// archives and indexes. Its elements are in the order the standard asks for.
import { addressIn } from "#gateway/discovery/languages.ts";
import { type Xml, xml, xmlDocument } from "#gateway/discovery/xml.ts";
import type { ArticleRecord, AuthorRecord, JournalRecord } from "#schema/journal/journal/article-record.ts";
import { isoDate } from "#schema/journal/journal/day.ts";
import type { ArticleTypeName } from "#schema/validation/journal/journal-kinds.ts";
import { licenceAddress } from "#schema/validation/journal/journal-kinds.ts";
import { articleAddress, articleFileAddress } from "#schema/validation/site-paths.ts";

const DOCTYPE =
  '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Archiving and Interchange DTD v1.3 20210610//EN" "JATS-archivearticle1-3.dtd">';

/** The values JATS suggests for `article-type`. */
const TYPES: Readonly<Record<ArticleTypeName, string>> = {
  RESEARCH: "research-article",
  NOTE: "brief-report",
  REVIEW: "book-review",
  TRANSLATION: "translation",
  FOREWORD: "editorial",
};

type Language = "ko" | "en";
type Text = string | null;

const some = (name: string, text: Text, attributes: Readonly<Record<string, string>> = {}): Xml[] =>
  text === null || text === "" ? [] : [xml(name, attributes, [text])];

/** An element around others; none around nothing, which the standard allows in few places. */
const within = (
  name: string,
  inner: readonly Xml[],
  attributes: Readonly<Record<string, string>> = {},
): Xml[] => (inner.length === 0 ? [] : [xml(name, attributes, inner)]);

/** A day, as day, month and year. */
const date = (name: string, day: Date, attributes: Readonly<Record<string, string>>): Xml => {
  const [year = "", month = "", dayOfMonth = ""] = isoDate(day).split("-");
  return xml(name, { ...attributes, "iso-8601-date": isoDate(day) }, [
    xml("day", {}, [dayOfMonth]),
    xml("month", {}, [month]),
    xml("year", {}, [year]),
  ]);
};

/** Plain text, whose empty lines end paragraphs. */
export const paragraphs = (name: string, text: string): Xml[] =>
  text.split(/\n\s*\n/).flatMap((paragraph) => some(name, paragraph.trim()));

/** What is said in the language of the article, and in the other one. */
function inBoth<Value>(article: ArticleRecord, ko: Value, en: Value) {
  const isKorean = article.language === "KO";
  const own: Language = isKorean ? "ko" : "en";
  const other: Language = isKorean ? "en" : "ko";
  return {
    own: { language: own, said: isKorean ? ko : en },
    other: { language: other, said: isKorean ? en : ko },
  };
}

/** The standard wants an id and a title or an ISSN; a journal that has no name yet is known by the address of its site. */
function journalMeta({ name, publisher, issn, eissn }: JournalRecord, publicUrl: string): Xml[] {
  const title = name.ko || name.en || new URL(publicUrl).hostname;
  return within("journal-meta", [
    ...some("journal-id", issn ?? eissn ?? title, { "journal-id-type": "publisher-id" }),
    ...within("journal-title-group", [
      ...some("journal-title", title, name.ko ? { "xml:lang": "ko" } : name.en ? { "xml:lang": "en" } : {}),
      ...(name.ko && name.en
        ? [xml("trans-title-group", { "xml:lang": "en" }, some("trans-title", name.en))]
        : []),
    ]),
    ...some("issn", issn, { "publication-format": "print" }),
    ...some("issn", eissn, { "publication-format": "electronic" }),
    ...within("publisher", some("publisher-name", publisher.ko || publisher.en)),
  ]);
}

function contributor(author: AuthorRecord): Xml {
  const { nameKo, familyName, givenName, affiliationKo, affiliationEn, orcid, corresponding } = author;
  const names = [
    ...some("string-name", nameKo, { "xml:lang": "ko" }),
    ...(familyName === null
      ? []
      : [
          xml("name", { "name-style": "western", "xml:lang": "en" }, [
            xml("surname", {}, [familyName]),
            ...some("given-names", givenName),
          ]),
        ]),
  ];
  return xml("contrib", { "contrib-type": "author", ...(corresponding ? { corresp: "yes" } : {}) }, [
    ...some("contrib-id", orcid && `https://orcid.org/${orcid}`, { "contrib-id-type": "orcid" }),
    ...(names.length > 1 ? [xml("name-alternatives", {}, names)] : names),
    ...some("aff", affiliationKo, { "xml:lang": "ko" }),
    ...some("aff", affiliationEn, { "xml:lang": "en" }),
  ]);
}

/**
 * The title in the language of the article; one that is there only in the other language is in its place, and says which it is.
 */
function titles(article: ArticleRecord): Xml {
  const { own, other } = inBoth(article, article.titleKo, article.titleEn);
  if (!own.said)
    return xml("title-group", {}, some("article-title", other.said, { "xml:lang": other.language }));
  return xml("title-group", {}, [
    ...some("article-title", own.said),
    ...within("trans-title-group", some("trans-title", other.said), { "xml:lang": other.language }),
  ]);
}

function abstractsAndWords(article: ArticleRecord): Xml[] {
  const { own, other } = inBoth(article, article.abstractKo, article.abstractEn);
  const words = (language: Language, all: readonly string[]) =>
    all.length === 0
      ? []
      : [
          xml(
            "kwd-group",
            { "kwd-group-type": "author", "xml:lang": language },
            all.map((word) => xml("kwd", {}, [word])),
          ),
        ];
  return [
    ...within("abstract", paragraphs("p", own.said ?? "")),
    ...within("trans-abstract", paragraphs("p", other.said ?? ""), { "xml:lang": other.language }),
    ...words("ko", article.keywordsKo),
    ...words("en", article.keywordsEn),
  ];
}

/** When it came, was revised and accepted; and what was said of it since it was out. */
function history({
  receivedOn,
  revisedOn,
  acceptedOn,
  state,
  noticedOn,
  noticeKo,
  noticeEn,
}: ArticleRecord): Xml[] {
  const days = [
    ["received", receivedOn],
    ["rev-recd", revisedOn],
    ["accepted", acceptedOn],
  ] as const;
  const dates = days.flatMap(([type, day]) =>
    day === null ? [] : [date("date", day, { "date-type": type })],
  );
  const notice = [noticeKo, noticeEn].filter(Boolean).join(" / ");
  const event = state === "RETRACTED" ? "retraction" : "correction";
  return [
    ...(dates.length === 0 ? [] : [xml("history", {}, dates)]),
    ...(noticedOn === null
      ? []
      : [
          xml("pub-history", {}, [
            xml("event", { "event-type": event }, [
              ...some("event-desc", notice),
              date("date", noticedOn, { "date-type": event }),
            ]),
          ]),
        ]),
  ];
}

function permissions({ licence }: ArticleRecord, { publisher }: JournalRecord): Xml[] {
  const address = licenceAddress(licence);
  return within(
    "permissions",
    address === null
      ? some("copyright-holder", publisher.ko || publisher.en)
      : [
          xml("license", { "license-type": "open-access", "xlink:href": address }, [
            xml("license-p", {}, [address]),
          ]),
        ],
  );
}

/** The whole document. @param publicUrl origin of the site, without a slash at the end */
export function jatsArticle(article: ArticleRecord, journal: JournalRecord, publicUrl: string): string {
  const { id, issue, doi, firstPage, lastPage, references, file } = article;
  const page = addressIn("ko", publicUrl, articleAddress(id));
  const meta = xml("article-meta", {}, [
    xml("article-id", { "pub-id-type": "publisher-id" }, [String(id)]),
    ...some("article-id", doi, { "pub-id-type": "doi" }),
    titles(article),
    ...(article.authors.length === 0 ? [] : [xml("contrib-group", {}, article.authors.map(contributor))]),
    date("pub-date", issue.issuedOn, { "date-type": "pub", "publication-format": "electronic" }),
    xml("volume", {}, [String(issue.volume)]),
    xml("issue", {}, [String(issue.number)]),
    ...some("issue-title", issue.titleKo, { "xml:lang": "ko" }),
    ...some("issue-title", issue.titleEn, { "xml:lang": "en" }),
    ...some("fpage", firstPage === null ? null : String(firstPage)),
    ...some("lpage", firstPage === null ? null : String(lastPage ?? firstPage)),
    ...history(article),
    ...permissions(article, journal),
    xml("self-uri", { "xlink:href": page }),
    ...(file
      ? [
          xml("self-uri", {
            "content-type": file.mimeType,
            "xlink:href": publicUrl + articleFileAddress(id, "pdf"),
          }),
        ]
      : []),
    ...abstractsAndWords(article),
  ]);
  const list = references.map((text, at) =>
    xml("ref", { id: `r${at + 1}` }, [xml("mixed-citation", {}, [text])]),
  );
  return xmlDocument(
    xml(
      "article",
      {
        "xmlns:xlink": "http://www.w3.org/1999/xlink",
        "article-type": TYPES[article.type],
        "dtd-version": "1.3",
        "xml:lang": article.language.toLowerCase(),
      },
      [
        xml("front", {}, [...journalMeta(journal, publicUrl), meta]),
        ...(list.length === 0 ? [] : [xml("back", {}, [xml("ref-list", {}, list)])]),
      ],
    ),
    DOCTYPE,
  );
}
