// @module-tag long
// Every answer of /oai is what the protocol's schema says, whatever is asked and whatever is in an article; and a harvester that keeps to the
// protocol's rules comes to the same list by each of its ways.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { createIssue } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { parseXml } from "#tests/support/parse-xml.ts";
import { schemaErrors } from "#tests/support/valid-xml.ts";

const gateway = useGateway({ config: { publicUrl: "https://association.example" } });
const SCHEMA = "oai-pmh.xsd";
const HOSTILE = `<b>&"' ]]> 번역\u0001\u000b\ufffe {자리} ${"각".normalize("NFD")} 漢字(한자)`;
let id = 0;

beforeAll(async () => {
  const articles = Array.from({ length: 60 }, (_, at) => ({
    titleKo: at === 0 ? HOSTILE : `논문 ${at}`,
    abstractKo: at === 0 ? HOSTILE : null,
    keywordsKo: at === 0 ? [HOSTILE] : [],
    ...(at === 1
      ? { state: "RETRACTED" as const, noticeKo: HOSTILE, noticedOn: new Date("2026-07-01") }
      : {}),
    ...(at === 2 ? { deletedAt: new Date("2026-07-02") } : {}),
  }));
  const issue = await createIssue({ volume: 12, number: 2 }, articles);
  id = issue.articles[0]?.id ?? 0;
  await createIssue({ volume: 13, number: 1 }, [{ type: "FOREWORD" }]);
});

async function ask(query: string, init: RequestInit = {}): Promise<string> {
  const response = await gateway().request(`/oai${query}`, init);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/xml; charset=utf-8"]);
  return await response.text();
}
const LIST = "metadataPrefix=oai_dc";
const record = () => `oai:association.example:article/${id}`;

test("the schema finds what is wrong", async () => {
  const good = await ask("?verb=Identify");
  const bad = [
    good.replace("<protocolVersion>2.0<", "<protocolVersion>1.1<"),
    good.replace(/<adminEmail>.*<\/adminEmail>/, ""),
    good.replace('verb="Identify"', 'verb="identify"'),
    (await ask(`?verb=GetRecord&${LIST}&identifier=${record()}`)).replaceAll("dc:title", "dc:headline"),
  ];
  for (const document of bad) expect(await schemaErrors(SCHEMA, [document])).not.toEqual([]);
});

test("each verb answers as the schema says", async () => {
  const queries = [
    "?verb=Identify",
    "?verb=ListMetadataFormats",
    `?verb=ListMetadataFormats&identifier=${record()}`,
    "?verb=ListSets",
    `?verb=GetRecord&${LIST}&identifier=${record()}`,
    `?verb=ListIdentifiers&${LIST}&from=2020-01-01&until=2999-12-31T23:59:59Z`.replace(
      "2020-01-01",
      "2020-01-01T00:00:00Z",
    ),
    `?verb=ListRecords&${LIST}`,
    `?verb=ListRecords&${LIST}&set=type:foreword`,
  ];
  const documents: string[] = [];
  for (const query of queries) {
    const document = await ask(query);
    expect(document, query).not.toContain("<error");
    documents.push(document);
  }
  expect(await schemaErrors(SCHEMA, documents)).toEqual([]);
});

/** What somebody may ask: right, nearly right, and anything. */
const value = fc.oneof(
  fc.constantFrom(
    "oai_dc",
    "marc",
    "issue:12-2",
    "type:research",
    "2026-01-01",
    "2026-02-30",
    "bm9uZQ",
    "a b",
    "%zz",
    "issue:",
    "[",
    "::",
  ),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const name = fc.constantFrom(
  "metadataPrefix",
  "identifier",
  "from",
  "until",
  "set",
  "resumptionToken",
  "strange",
);
const query = fc.record({
  verb: fc.constantFrom(
    "Identify",
    "ListMetadataFormats",
    "ListSets",
    "GetRecord",
    "ListIdentifiers",
    "ListRecords",
    "Nothing",
  ),
  given: fc.array(fc.tuple(name, value), { maxLength: 4 }),
});

test("whatever is asked is answered as the schema says", async () => {
  const documents: string[] = [];
  await fc.assert(
    fc.asyncProperty(query, async ({ verb, given }) => {
      documents.push(await ask(`?${new URLSearchParams([["verb", verb], ...given])}`));
    }),
    { numRuns: 150 },
  );
  expect(await schemaErrors(SCHEMA, documents)).toEqual([]);
});

/** The whole of a list, part after part. */
async function harvest(verb: "ListRecords" | "ListIdentifiers", narrowed = ""): Promise<Element[]> {
  const found: Element[] = [];
  for (let asked = `?verb=${verb}&${LIST}${narrowed}`; ; ) {
    const root = parseXml(await ask(asked));
    found.push(...root.getElementsByTagName("header"));
    const token = root.querySelector("resumptionToken")?.textContent;
    if (!token) return found;
    asked = `?verb=${verb}&resumptionToken=${encodeURIComponent(token)}`;
  }
}
const text = (header: Element, name: string) =>
  [...header.getElementsByTagName(name)].map((one) => one.textContent ?? "");

test("a harvester comes to one list by records, by identifiers, by sets and by form", async () => {
  const byRecord = (await harvest("ListRecords")).map((one) => one.outerHTML);
  expect(byRecord).toHaveLength(61);
  expect(new Set(byRecord.map((one) => /<identifier>(.*?)</.exec(one)?.[1])).size).toBe(61);
  const headers = await harvest("ListIdentifiers");
  expect(headers.map((one) => one.outerHTML)).toEqual(byRecord);
  const sets = text(parseXml(await ask("?verb=ListSets")).documentElement, "setSpec");
  for (const header of headers) for (const set of text(header, "setSpec")) expect(sets).toContain(set);
  // What is above a set holds what is in it.
  for (const above of ["issue", "type"])
    expect(await harvest("ListIdentifiers", `&set=${above}`)).toHaveLength(61);
  const identify = parseXml(await ask("?verb=Identify"));
  const [earliest = ""] = text(identify.documentElement, "earliestDatestamp");
  for (const header of headers)
    for (const stamp of text(header, "datestamp")) expect(stamp >= earliest, stamp).toBe(true);
  const body = new URLSearchParams({ verb: "ListIdentifiers", metadataPrefix: "oai_dc" });
  const withoutDate = (document: string) => document.replace(/<responseDate>.*?<\/responseDate>/, "");
  expect(withoutDate(await ask("", { method: "POST", body }))).toBe(withoutDate(await ask(`?${body}`)));
});

test("a record asked for alone is the record of the list, and a deleted one has a header only", async () => {
  const list = parseXml(await ask(`?verb=ListRecords&${LIST}&set=issue:12-2`));
  const records = [...list.getElementsByTagName("record")];
  for (const one of records.slice(0, 5)) {
    const [identifier = ""] = text(one, "identifier");
    const alone = parseXml(await ask(`?verb=GetRecord&${LIST}&identifier=${identifier}`));
    expect(alone.querySelector("record")?.outerHTML).toBe(one.outerHTML);
    const isDeleted = one.querySelector("header")?.getAttribute("status") === "deleted";
    expect(one.querySelector("metadata") === null).toBe(isDeleted);
  }
  expect(records.slice(0, 5).some((one) => one.querySelector("header[status=deleted]"))).toBe(true);
});
