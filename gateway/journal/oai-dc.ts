// An article as unqualified Dublin Core (oai_dc).
import { addressIn } from "#gateway/discovery/languages.ts";
import { xml } from "#gateway/discovery/xml.ts";
import { type ArticleRecord, type JournalRecord, pagesOf } from "#schema/journal/journal/article-record.ts";
import { inverted, koreanParts, latinParts } from "#schema/journal/journal/author-name.ts";
import { doiAddress } from "#schema/journal/journal/citation.ts";
import { isoDate } from "#schema/journal/journal/day.ts";
import { licenceAddress } from "#schema/validation/journal/journal-kinds.ts";
import { articleAddress, articleFileAddress } from "#schema/validation/site-paths.ts";

const OAI_DC = "http://www.openarchives.org/OAI/2.0/oai_dc/";

export const oaiDcNames = { schema: "http://www.openarchives.org/OAI/2.0/oai_dc.xsd", namespace: OAI_DC };

/** A retracted article says so where every reader of the record meets it. */
const RETRACTED = "[철회/Retracted] ";

export function oaiDc(article: ArticleRecord, journal: JournalRecord, publicUrl: string) {
  const { issue, state } = article;
  const mark = state === "RETRACTED" ? RETRACTED : "";
  const both = (name: string, ko: string | null, en: string | null) => [
    ...(ko === null ? [] : [xml(name, { "xml:lang": "ko" }, [ko])]),
    ...(en === null ? [] : [xml(name, { "xml:lang": "en" }, [en])]),
  ];
  const plain = (name: string, texts: readonly (string | null)[]) =>
    texts.flatMap((text) => (text === null || text === "" ? [] : [xml(name, {}, [text])]));
  const pages = pagesOf(article);
  const place = `${issue.volume}(${issue.number})${pages === null ? "" : `, ${pages}`}`;
  const marked = (title: string | null) => title && mark + title;
  return xml(
    "oai_dc:dc",
    {
      "xmlns:oai_dc": OAI_DC,
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
      "xsi:schemaLocation": `${OAI_DC} ${oaiDcNames.schema}`,
    },
    [
      ...both("dc:title", marked(article.titleKo), marked(article.titleEn)),
      ...article.authors.flatMap((author) => {
        const names = new Set([inverted(koreanParts(author)), inverted(latinParts(author))]);
        return plain("dc:creator", [...names]);
      }),
      ...plain("dc:subject", [...article.keywordsKo, ...article.keywordsEn]),
      ...both("dc:description", article.abstractKo, article.abstractEn),
      ...both("dc:description", article.noticeKo, article.noticeEn),
      ...both("dc:publisher", journal.publisher.ko, journal.publisher.en),
      ...plain("dc:date", [isoDate(issue.issuedOn)]),
      ...plain("dc:type", ["Text", article.type.toLowerCase()]),
      ...plain("dc:format", [article.file && "application/pdf"]),
      ...plain("dc:identifier", [
        addressIn("ko", publicUrl, articleAddress(article.id)),
        article.doi && doiAddress(article.doi),
        article.file && publicUrl + articleFileAddress(article.id, "pdf"),
      ]),
      ...both(
        "dc:source",
        journal.name.ko && `${journal.name.ko}, ${place}`,
        journal.name.en && `${journal.name.en}, ${place}`,
      ),
      ...plain("dc:source", [journal.issn, journal.eissn]),
      ...plain("dc:language", [article.language.toLowerCase()]),
      ...plain("dc:rights", [licenceAddress(article.licence)]),
    ],
  );
}
