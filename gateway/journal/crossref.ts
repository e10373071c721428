// The deposit of an issue's DOIs at Crossref, by its schema 5.3.1 (crossref.org). Its elements are in the
// order the schema asks for.
import { addressIn } from "#gateway/discovery/languages.ts";
import { type Xml, xml, xmlDocument } from "#gateway/discovery/xml.ts";
import type { ArticleRecord, AuthorRecord, JournalRecord } from "#schema/journal/journal/article-record.ts";
import { isoDate } from "#schema/journal/journal/day.ts";
import { licenceAddress } from "#schema/validation/journal/journal-kinds.ts";
import { articleAddress } from "#schema/validation/site-paths.ts";
import { paragraphs } from "./jats.ts";

const SCHEMA = "http://www.crossref.org/schema/5.3.1";

export interface DepositTools {
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Distinguishes a later deposit from an earlier one. */
  readonly now: Date;
}

type Deposited = ArticleRecord & { readonly doi: string };

const some = (name: string, text: string | null): Xml[] =>
  text === null || text === "" ? [] : [xml(name, {}, [text])];

const date = (name: string, day: Date, attributes: Readonly<Record<string, string>> = {}): Xml => {
  const [year = "", month = "", dayOfMonth = ""] = isoDate(day).split("-");
  return xml(name, attributes, [
    xml("month", {}, [month]),
    xml("day", {}, [dayOfMonth]),
    xml("year", {}, [year]),
  ]);
};

/** 20261124185900: digits of UTC. */
const digitsOf = (now: Date): string => now.toISOString().replace(/\D/g, "").slice(0, 14);

function metadata({ name, issn, eissn }: JournalRecord, otherwise: string): Xml {
  return xml("journal_metadata", { language: name.en ? "en" : "ko" }, [
    ...some("full_title", name.en || name.ko || otherwise),
    ...(issn === null ? [] : [xml("issn", { media_type: "print" }, [issn])]),
    ...(eissn === null ? [] : [xml("issn", { media_type: "electronic" }, [eissn])]),
  ]);
}

/** By the Latin name where there is one; the name in Hangul is the alternative then. */
function person(author: AuthorRecord, at: number): Xml {
  const { nameKo, familyName, givenName, affiliationKo, affiliationEn, orcid } = author;
  const affiliation = affiliationEn ?? affiliationKo;
  const isLatin = familyName !== null;
  const sequence = at === 0 ? "first" : "additional";
  return xml("person_name", { sequence, contributor_role: "author", language: isLatin ? "en" : "ko" }, [
    ...(isLatin ? some("given_name", givenName) : []),
    xml("surname", {}, [familyName ?? nameKo ?? ""]),
    ...(affiliation === null
      ? []
      : [xml("affiliations", {}, [xml("institution", {}, some("institution_name", affiliation))])]),
    ...(orcid === null ? [] : [xml("ORCID", { authenticated: "false" }, [`https://orcid.org/${orcid}`])]),
    ...(isLatin && nameKo !== null
      ? [xml("alt-name", {}, [xml("string-name", { language: "ko" }, [nameKo])])]
      : []),
  ]);
}

function titles({ language, titleKo, titleEn }: ArticleRecord): Xml {
  const own = language === "KO" ? titleKo : titleEn;
  const other = language === "KO" ? titleEn : titleKo;
  // Where there is one title only it is the title, in whatever language it is.
  const original =
    own && other ? [xml("original_language_title", { language: language.toLowerCase() }, [own])] : [];
  return xml("titles", {}, [...some("title", other || own), ...original]);
}

function abstract(text: string | null, language: string): Xml[] {
  const inner = paragraphs("jats:p", text ?? "");
  return inner.length === 0 ? [] : [xml("jats:abstract", { "xml:lang": language }, inner)];
}

function article(one: Deposited, publicUrl: string): Xml {
  const { id, language, authors, issue, firstPage, lastPage, acceptedOn, references, doi } = one;
  const licence = licenceAddress(one.licence);
  return xml("journal_article", { publication_type: "full_text", language: language.toLowerCase() }, [
    titles(one),
    ...(authors.length === 0 ? [] : [xml("contributors", {}, authors.map(person))]),
    ...abstract(one.abstractKo, "ko"),
    ...abstract(one.abstractEn, "en"),
    date("publication_date", issue.issuedOn, { media_type: "online" }),
    ...(acceptedOn === null ? [] : [date("acceptance_date", acceptedOn)]),
    ...(firstPage === null
      ? []
      : [
          xml("pages", {}, [
            xml("first_page", {}, [String(firstPage)]),
            ...some("last_page", lastPage === null ? null : String(lastPage)),
          ]),
        ]),
    ...(licence === null
      ? []
      : [xml("ai:program", { name: "AccessIndicators" }, [xml("ai:license_ref", {}, [licence])])]),
    xml("doi_data", {}, [
      xml("doi", {}, [doi]),
      xml("resource", {}, [addressIn("ko", publicUrl, articleAddress(id))]),
    ]),
    ...(references.length === 0
      ? []
      : [
          xml(
            "citation_list",
            {},
            references.map((text, at) =>
              xml("citation", { key: `ref${at + 1}` }, [xml("unstructured_citation", {}, [text])]),
            ),
          ),
        ]),
  ]);
}

/**
 * The deposit of the articles of one issue that have a DOI.
 * @returns null where none has: there is nothing to deposit
 */
export function crossrefDeposit(
  articles: readonly ArticleRecord[],
  journal: JournalRecord,
  { publicUrl, now }: DepositTools,
): string | null {
  const deposited = articles.flatMap((one): Deposited[] =>
    one.doi === null ? [] : [{ ...one, doi: one.doi }],
  );
  const [first] = deposited;
  if (!first) return null;
  const { volume, number, issuedOn } = first.issue;
  const { hostname } = new URL(publicUrl);
  // Crossref wants a depositor; a site whose association has no name yet is known by its address.
  const publisher = journal.publisher.en || journal.publisher.ko || hostname;
  return xmlDocument(
    xml(
      "doi_batch",
      {
        version: "5.3.1",
        xmlns: SCHEMA,
        "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
        "xmlns:jats": "http://www.ncbi.nlm.nih.gov/JATS1",
        "xmlns:ai": "http://www.crossref.org/AccessIndicators.xsd",
        "xsi:schemaLocation": `${SCHEMA} https://www.crossref.org/schemas/crossref5.3.1.xsd`,
      },
      [
        xml("head", {}, [
          xml("doi_batch_id", {}, [`issue-${volume}-${number}-${digitsOf(now)}`]),
          xml("timestamp", {}, [digitsOf(now)]),
          xml("depositor", {}, [
            xml("depositor_name", {}, [publisher]),
            xml("email_address", {}, [journal.email ?? `webmaster@${hostname}`]),
          ]),
          xml("registrant", {}, [publisher]),
        ]),
        xml("body", {}, [
          xml("journal", {}, [
            metadata(journal, publisher),
            xml("journal_issue", {}, [
              date("publication_date", issuedOn, { media_type: "online" }),
              xml("journal_volume", {}, [xml("volume", {}, [String(volume)])]),
              xml("issue", {}, [String(number)]),
            ]),
            ...deposited.map((one) => article(one, publicUrl)),
          ]),
        ]),
      ],
    ),
  );
}
