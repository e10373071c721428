// GET and POST /oai: OAI-PMH 2.0 (openarchives.org), the articles of the journal in oai_dc (docs/journal.md#for-machines).
import type { MadeAnswer } from "#gateway/cache/public-cache.ts";
import { xml, xmlDocument } from "#gateway/discovery/xml.ts";
import type { Clock } from "#schema/context.ts";
import { type JournalRecord, readJournal } from "#schema/journal/journal/article-record.ts";
import {
  earliestStamp,
  type Harvested,
  harvest,
  harvestedIssues,
  harvestOne,
} from "#schema/journal/journal/harvest.ts";
import { readId } from "#schema/validation/core/read-id.ts";
import { ARTICLE_TYPES } from "#schema/validation/journal/journal-kinds.ts";
import { OaiError, type OaiVerb, readArguments, readList } from "./oai-arguments.ts";
import { oaiDc, oaiDcNames } from "./oai-dc.ts";

const OAI = "http://www.openarchives.org/OAI/2.0/";
const PREFIX = "oai_dc";
/** Records of one answer. */
const SIZE = 50;

type Xml = ReturnType<typeof xml>;
const stampOf = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/** Answers the arguments of a request, as a query without "?". */
type Harvest = (query: string) => Promise<MadeAnswer>;

/** @param options.publicUrl origin without a slash at the end */
export function createOai({
  clock,
  publicUrl,
}: {
  readonly clock: Clock;
  readonly publicUrl: string;
}): Harvest {
  const host = new URL(publicUrl).hostname;
  const before = `oai:${host}:article/`;

  function header({ id, stamp, isDeleted, volume, number, type }: Harvested): Xml {
    return xml("header", isDeleted ? { status: "deleted" } : {}, [
      xml("identifier", {}, [before + id]),
      xml("datestamp", {}, [stampOf(stamp)]),
      xml("setSpec", {}, [`issue:${volume}-${number}`]),
      xml("setSpec", {}, [`type:${type.toLowerCase()}`]),
    ]);
  }

  function record(one: Harvested, journal: JournalRecord): Xml {
    const { article } = one;
    return xml("record", {}, [
      header(one),
      article && xml("metadata", {}, [oaiDc(article, journal, publicUrl)]),
    ]);
  }

  async function find(identifier: string): Promise<Harvested> {
    const id = identifier.startsWith(before) ? readId(identifier.slice(before.length)) : null;
    const found = id === null ? null : await harvestOne(id, clock.now());
    if (!found) throw new OaiError("idDoesNotExist", "There is no such record");
    return found;
  }

  async function list(given: ReadonlyMap<string, string>, write: (one: Harvested) => Xml): Promise<Xml[]> {
    if (!given.has("resumptionToken")) requireFormat(given.get("metadataPrefix"));
    const { harvestRequest, tokenAfter, isResumed } = readList(given);
    const { records, hasMore } = await harvest(harvestRequest, clock.now(), SIZE);
    const last = records.at(-1);
    if (!last) throw new OaiError("noRecordsMatch", "Nothing is like that");
    // The last part of a list in parts ends with an empty token.
    const token = hasMore
      ? [xml("resumptionToken", {}, [tokenAfter(last)])]
      : isResumed
        ? [xml("resumptionToken", {})]
        : [];
    return [...records.map(write), ...token];
  }

  const verbs: Readonly<Record<OaiVerb, (given: ReadonlyMap<string, string>) => Promise<Xml[]>>> = {
    Identify: () => identify(publicUrl, host, clock.now()),
    ListMetadataFormats: async (given) => {
      const identifier = given.get("identifier");
      if (identifier !== undefined) await find(identifier);
      return [FORMAT];
    },
    ListSets: async (given) => {
      if (given.has("resumptionToken")) throw new OaiError("badResumptionToken", "Sets come in one part");
      return await sets(clock.now());
    },
    GetRecord: async (given) => {
      const found = await find(given.get("identifier") ?? "");
      requireFormat(given.get("metadataPrefix"));
      return [record(found, await readJournal())];
    },
    ListIdentifiers: (given) => list(given, header),
    ListRecords: async (given) => {
      const journal = await readJournal();
      return await list(given, (one) => record(one, journal));
    },
  };

  async function answer(asked: URLSearchParams): Promise<string> {
    const answered = async (): Promise<Answered> => {
      try {
        const { verb, given } = readArguments(asked);
        const body = xml(verb, {}, await verbs[verb](given));
        return { request: { verb, ...Object.fromEntries(given) }, body };
      } catch (error) {
        if (error instanceof OaiError) return refused(asked, error);
        throw error;
      }
    };
    return envelope(await answered(), publicUrl, clock.now());
  }

  return async (query) => ({
    status: 200,
    headers: { "content-type": "text/xml; charset=utf-8", "cache-control": "no-cache" },
    body: await answer(new URLSearchParams(query)),
    keep: false,
  });
}

interface Answered {
  readonly request: Readonly<Record<string, string>>;
  readonly body: Xml;
}

function requireFormat(prefix: string | undefined): void {
  if (prefix !== PREFIX) throw new OaiError("cannotDisseminateFormat", "Records are in oai_dc");
}

const FORMAT = xml("metadataFormat", {}, [
  xml("metadataPrefix", {}, [PREFIX]),
  xml("schema", {}, [oaiDcNames.schema]),
  xml("metadataNamespace", {}, [oaiDcNames.namespace]),
]);

async function identify(publicUrl: string, host: string, now: Date): Promise<Xml[]> {
  const journal = await readJournal();
  return [
    xml("repositoryName", {}, [journal.name.ko ?? journal.name.en]),
    xml("baseURL", {}, [`${publicUrl}/oai`]),
    xml("protocolVersion", {}, ["2.0"]),
    xml("adminEmail", {}, [journal.email ?? `webmaster@${host}`]),
    xml("earliestDatestamp", {}, [stampOf(await earliestStamp(now))]),
    xml("deletedRecord", {}, ["persistent"]),
    xml("granularity", {}, ["YYYY-MM-DDThh:mm:ssZ"]),
  ];
}

async function sets(now: Date): Promise<Xml[]> {
  const set = (spec: string, name: string) =>
    xml("set", {}, [xml("setSpec", {}, [spec]), xml("setName", {}, [name])]);
  const issues = await harvestedIssues(now);
  return [
    set("issue", "Issues"),
    set("type", "Types"),
    ...issues.map(({ volume, number }) => set(`issue:${volume}-${number}`, `${volume}(${number})`)),
    ...ARTICLE_TYPES.map((type) => set(`type:${type.toLowerCase()}`, type.toLowerCase())),
  ];
}

function refused(asked: URLSearchParams, { code, message }: OaiError): Answered {
  // What was not understood is not repeated.
  const isUnderstood = code !== "badVerb" && code !== "badArgument";
  return { request: isUnderstood ? Object.fromEntries(asked) : {}, body: xml("error", { code }, [message]) };
}

function envelope({ request, body }: Answered, publicUrl: string, now: Date): string {
  const names = {
    xmlns: OAI,
    "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    "xsi:schemaLocation": `${OAI} http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd`,
  };
  return xmlDocument(
    xml("OAI-PMH", names, [
      xml("responseDate", {}, [stampOf(now)]),
      xml("request", request, [`${publicUrl}/oai`]),
      body,
    ]),
  );
}
