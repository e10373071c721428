// /oai by the rules of OAI-PMH 2.0, and the journal among what machines find.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createIssue } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { parseXml } from "#tests/support/parse-xml.ts";

const gateway = useGateway({ config: { publicUrl: "https://association.example" } });
const HOSTILE = `<b>&"' ]]> 번역\u0001\u000b\ufffe`;
const ids: number[] = [];

beforeAll(async () => {
  const articles = Array.from({ length: 120 }, (_, at) => ({
    titleKo: at === 0 ? HOSTILE : `논문 ${at}`,
    abstractKo: at === 0 ? HOSTILE : null,
    keywordsKo: ["통역사의 길"],
    ...(at === 1 ? { state: "RETRACTED" as const, noticeKo: "철회", noticedOn: new Date("2026-07-01") } : {}),
    ...(at === 2 ? { deletedAt: new Date("2026-07-02") } : {}),
    ...(at === 3 ? { deletedAt: new Date("2026-01-02") } : {}),
  }));
  const issue = await createIssue({ volume: 12, number: 2 }, articles);
  ids.push(...issue.articles.map(({ id }) => id));
  await createIssue({ volume: 13, number: 1, publishedAt: null }, [{ titleKo: "아직" }]);
});

async function ask(query: string, init: RequestInit = {}) {
  const response = await gateway().request(`/oai${query}`, init);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/xml; charset=utf-8");
  const document = parseXml(await response.text());
  const texts = (name: string) => [...document.getElementsByTagName(name)].map((one) => one.textContent);
  return { document, texts, error: document.querySelector("error")?.getAttribute("code") ?? null };
}

test("every article is harvested once, in parts, with what was removed as deleted", async () => {
  const seen: (string | null)[] = [];
  let query = "?verb=ListRecords&metadataPrefix=oai_dc";
  for (let part = 0; part < 5; part += 1) {
    const { texts, document } = await ask(query);
    seen.push(...texts("identifier"));
    const token = document.querySelector("resumptionToken");
    if (!token?.textContent) {
      expect(part).toBe(2);
      expect(token).not.toBeNull();
      break;
    }
    query = `?verb=ListRecords&resumptionToken=${encodeURIComponent(token.textContent)}`;
  }
  const expected = ids.filter((_, at) => at !== 3).map((id) => `oai:association.example:article/${id}`);
  expect(seen.sort()).toEqual(expected.sort());
  const deleted = await ask(
    `?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:association.example:article/${ids[2]}`,
  );
  expect(deleted.document.querySelector("header")?.getAttribute("status")).toBe("deleted");
  expect(deleted.document.querySelector("metadata")).toBeNull();
  const retracted = await ask(
    `?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:association.example:article/${ids[1]}`,
  );
  expect(retracted.texts("dc:title")).toEqual(["[철회/Retracted] 논문 1"]);
});

test("a harvester that asks from its last visit on gets what was corrected since, once, with dates in order", async () => {
  const all = "?verb=ListIdentifiers&metadataPrefix=oai_dc";
  const { texts: first } = await ask(all);
  const last = first("responseDate")[0] ?? "";
  const id = ids[7] ?? 0;
  const updatedAt = new Date(Date.parse(last) + 2_000);
  await db.article.update({ where: { id }, data: { titleKo: "고친 제목", updatedAt } });
  const from = updatedAt.toISOString().replace(/\.\d+Z$/, "Z");
  const since = await ask(`${all}&from=${from}`);
  expect(since.texts("identifier")).toEqual([`oai:association.example:article/${id}`]);
  expect(since.texts("datestamp")).toEqual([from]);
  // Until a second before the change it is not there.
  const before = new Date(updatedAt.getTime() - 1_000).toISOString().replace(/\.\d+Z$/, "Z");
  const { document } = await ask(`${all}&until=${before}`);
  const seen = [...document.getElementsByTagName("identifier")].map((one) => one.textContent);
  expect(seen).not.toContain(`oai:association.example:article/${id}`);
  for (const header of document.getElementsByTagName("header"))
    expect([...header.children].map(({ tagName }) => tagName).slice(0, 3)).toEqual([
      "identifier",
      "datestamp",
      "setSpec",
    ]);
  const stamps = [...document.getElementsByTagName("datestamp")].map((one) => one.textContent ?? "");
  expect(stamps).toEqual(stamps.toSorted());
});

test("what is in a title comes through as text, and only what XML can say", async () => {
  const { texts } = await ask(
    `?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:association.example:article/${ids[0]}`,
  );
  expect(texts("dc:title")).toEqual([`<b>&"' ]]> 번역`]);
});

test.each([
  ["?verb=Nothing", "badVerb"],
  ["", "badVerb"],
  ["?verb=Identify&verb=Identify", "badVerb"],
  ["?verb=Identify&from=2026-01-01", "badArgument"],
  ["?verb=ListRecords", "badArgument"],
  ["?verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30", "badArgument"],
  ["?verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-01&until=2026-03-01T00:00:00Z", "badArgument"],
  ["?verb=ListRecords&metadataPrefix=oai_dc&from=2026-03-01&until=2026-02-01", "badArgument"],
  ["?verb=ListRecords&metadataPrefix=marc", "cannotDisseminateFormat"],
  ["?verb=ListRecords&resumptionToken=bm9uZQ", "badResumptionToken"],
  ["?verb=ListIdentifiers&metadataPrefix=oai_dc&set=issue:99-9", "noRecordsMatch"],
  ["?verb=ListIdentifiers&metadataPrefix=oai_dc&until=1999-01-01", "noRecordsMatch"],
  [
    "?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:association.example:article/999999",
    "idDoesNotExist",
  ],
  ["?verb=ListMetadataFormats&identifier=x", "idDoesNotExist"],
])("%s is answered with %s", async (query, code) => {
  expect((await ask(query)).error).toBe(code);
});

test("says who it is, and reads its arguments from a form, too", async () => {
  const { texts } = await ask("?verb=Identify");
  expect(texts("deletedRecord")).toEqual(["persistent"]);
  expect(texts("baseURL")).toEqual(["https://association.example/oai"]);
  const body = new URLSearchParams({ verb: "ListIdentifiers", metadataPrefix: "oai_dc", set: "issue:12-2" });
  const posted = await ask("", { method: "POST", body });
  expect(posted.texts("identifier")).toHaveLength(50);
  expect((await ask("?verb=ListSets")).texts("setSpec")).toContain("issue:12-2");
});

test("the search finds articles by keywords and authors, and no unpublished one", async () => {
  await db.articleAuthor.create({ data: { articleId: ids[5] ?? 0, nameKo: "남궁하늘" } });
  const found = async (text: string) => {
    const { data } = await askGraphql(
      gateway(),
      `{ search(text: "${text}", language: KO) { groups { type count hits { path } } } }`,
    );
    const groups: { type: string; count: number; hits: { path: string }[] }[] = Object(data).search.groups;
    return groups.find(({ type }) => type === "ARTICLE");
  };
  expect(await found("남궁하늘")).toMatchObject({
    count: 1,
    hits: [{ path: `/journal/articles/${ids[5]}` }],
  });
  expect(await found("통역사의 길")).toMatchObject({ count: 100 });
  expect(await found("아직")).toMatchObject({ count: 0 });
});
