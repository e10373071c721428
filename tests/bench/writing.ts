// What editors wait for: the difference between two versions of a long text, a save when there are many
// versions, and a look into the memory of translations and the glossary.
import { performance } from "node:perf_hooks";
import pg from "pg";
import { compareLines } from "#schema/core/versions/compare-lines.ts";
import { documentLines } from "#schema/core/versions/lines.ts";
import { type RichTextDocument, richTextDocument } from "#schema/validation/core/document.ts";
import { type Answer, ask, type BenchSite, startBenchSite } from "./bench-site.ts";
import type { Figure, Section } from "./report.ts";

const CHARACTERS = 100_000;
const PARAGRAPH = 250;
const VERSIONS = 300;
const ROUNDS = 9;
/** What a person takes for at once. */
const AT_ONCE_MS = 200;

const WORDS = [
  "학회는",
  "번역과",
  "통역의",
  "이론을",
  "연구하고",
  "회원의",
  "권익을",
  "보호하며",
  "2026년",
  "총회에서",
];

/** A text of so many characters. `turn` moves the words, so that two turns have no paragraph in common. */
function longText(turn: number, of = CHARACTERS / PARAGRAPH): RichTextDocument {
  const content = Array.from({ length: of }, (_, at) => {
    let text = `${at + turn * 7}.`;
    for (let word = 0; text.length < PARAGRAPH; word += 1) {
      text += ` ${WORDS[(at * 3 + word * (turn + 1)) % WORDS.length]}`;
    }
    return { type: "paragraph", content: [{ type: "text", text }] };
  });
  return richTextDocument.parse({ type: "doc", content });
}

/** The same text with a word more in every so manieth paragraph. */
function corrected(document: RichTextDocument, each: number): RichTextDocument {
  const content = document.content.map((block, at) =>
    at % each === 0 && block.type === "paragraph"
      ? { ...block, content: [...(block.content ?? []), { type: "text" as const, text: " 고쳤다" }] }
      : block,
  );
  return { type: "doc", content };
}

/** The middle of some rounds. */
async function middleOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return median(times);
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/** The difference alone, as the server finds it. */
async function measureDiff(): Promise<Section> {
  const before = longText(0);
  const cases: readonly (readonly [name: string, after: RichTextDocument])[] = [
    ["a typo in one paragraph", corrected(before, Number.MAX_SAFE_INTEGER)],
    ["a word in every tenth paragraph", corrected(before, 10)],
    ["a word in every paragraph", corrected(before, 1)],
    ["every paragraph new", longText(1)],
    ["half of it gone", { type: "doc", content: before.content.slice(0, before.content.length / 2) }],
  ];
  const figures: Figure[] = [];
  for (const [name, after] of cases) {
    const value = await middleOf(() => compareLines(documentLines(before), documentLines(after)));
    figures.push({ name, value, unit: "ms", atMost: AT_ONCE_MS });
  }
  return {
    title: "The difference between two versions",
    how: `a post of ${CHARACTERS} characters, the middle of ${ROUNDS} rounds`,
    figures,
  };
}

const CREATE = "mutation Create($input: PostInput!) { createPost(input: $input) { id } }";
const SAVE =
  "mutation Save($id: Id!, $version: Int!, $input: PostInput!) { savePost(id: $id, version: $version, input: $input) { id } }";
const VERSION = "query Version($id: Id!) { postForEditing(id: $id) { version } }";
const LIST =
  "query List($id: Id!) { postForEditing(id: $id) { versions { number savedAt author changed } } }";
const COMPARE =
  "query Compare($id: Id!, $number: Int!) { postForEditing(id: $id) { versions(number: $number) { sections(against: NEWEST) { field lines { kind words { kind text } } } } } }";

async function asked(site: BenchSite, authorization: string, query: string, variables = {}): Promise<Answer> {
  const answer = await ask(site.graphql(query, { headers: { authorization }, variables }));
  if (answer.status !== 200 || answer.body.includes('"errors"')) throw new Error(String(answer.body));
  return answer;
}

/** One post, saved again and again; then its versions are listed and the first is compared with the last. */
async function measureSaves(site: BenchSite, authorization: string): Promise<readonly Figure[]> {
  const document = longText(0);
  const input = (round: number) => ({
    board: "NOTICE",
    ko: { title: `긴 글 ${round}`, content: corrected(document, 1 + (round % 40)) },
  });
  const { id } = JSON.parse(String((await asked(site, authorization, CREATE, { input: input(0) })).body)).data
    .createPost;
  const { body } = await asked(site, authorization, VERSION, { id });
  const first: number = JSON.parse(String(body)).data.postForEditing.version;
  const times: number[] = [];
  for (let round = 1; round < VERSIONS; round += 1) {
    const start = performance.now();
    await asked(site, authorization, SAVE, { id, version: first + round - 1, input: input(round) });
    times.push(performance.now() - start);
  }
  const [few, many] = [median(times.slice(10, 50)), median(times.slice(-40))];
  return [
    { name: "a save with few versions", value: few, unit: "ms" },
    { name: `a save with ${VERSIONS} versions`, value: many, unit: "ms" },
    { name: "the second as a share of the first", value: many / few, unit: "", atMost: 1.5 },
    ...(await measureReading(site, authorization, id)),
  ];
}

async function measureReading(
  site: BenchSite,
  authorization: string,
  id: number,
): Promise<readonly Figure[]> {
  const timed = async (query: string, number: number) => {
    const start = performance.now();
    const answer = await asked(site, authorization, query, { id, number });
    return { took: performance.now() - start, body: String(answer.body) };
  };
  const list = await timed(LIST, 1);
  if (!list.body.includes(`"number":${VERSIONS}`)) throw new Error("Not every save is a version");
  const compared: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) compared.push((await timed(COMPARE, round + 1)).took);
  return [
    { name: `the list of ${VERSIONS} versions`, value: list.took, unit: "ms", atMost: AT_ONCE_MS },
    {
      name: "the first ones compared with the last",
      value: median(compared),
      unit: "ms",
      atMost: AT_ONCE_MS,
    },
  ];
}

const PAIRS = 100_000;
const TERMS = 20_000;
/** The bar of a look into memory and glossary. */
const LOOK_UP_MS = 50;
/** Every third paragraph says what another one does with other numbers: what an association writes again and again. */
const TEMPLATES = 2_000;

/** A number below one that is always the same for the same place. */
const scattered = (place: number) => (Math.imul(place + 1, 2654435761) >>> 0) / 2 ** 32;

/** Korean of a few thousand words, the first of them the most frequent, as in a language. */
function koreanOf(place: number): string {
  const template = place % 3 === 0 ? place % TEMPLATES : place;
  const length = 20 + Math.floor(scattered(template * 7) * scattered(template * 13) * 380);
  let text = "";
  for (let word = 0; text.length < length; word += 1) {
    const number = Math.floor(scattered(template * 31 + word) ** 2.5 * 6_000);
    const syllables = [17, 29, 43].map((by) => String.fromCodePoint(0xac00 + ((number * by * 7) % 11_172)));
    const said =
      word % 9 === 8 ? String(place % 2_030) : `${syllables.join("")}${WORDS[number % WORDS.length]?.at(-1)}`;
    text += text === "" ? said : ` ${said}`;
  }
  return `${text}.`;
}

async function fillMemory(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const pairs = Array.from({ length: PAIRS }, (_, place) => koreanOf(place));
  await client.query(
    `INSERT INTO translation_pairs (page_key, ko, en, updated_at)
     SELECT 'GREETING', ko, 'English of ' || at, now() FROM unnest($1::text[]) WITH ORDINALITY AS rows(ko, at)`,
    [pairs],
  );
  const terms = Array.from({ length: TERMS }, (_, place) => koreanOf(place * 3 + 1).split(" ")[1] ?? "말");
  await client.query(
    `INSERT INTO glossary_terms (ko, en, note_en, updated_at)
     SELECT ko, 'term ' || at, 'sense ' || at, now() FROM unnest($1::text[]) WITH ORDINALITY AS rows(ko, at)`,
    [terms],
  );
  await client.query("VACUUM ANALYZE");
  await client.end();
}

const MATCHES = "query Memory($text: String!) { translationMatches(text: $text) { ko en similarity } }";
const TERMS_IN =
  "query Terms($texts: [String!]!) { termsIn(language: KO, texts: $texts) { start end translations rivals } }";

/** What a translator waits for at each paragraph, through the API. */
async function measureLookUps(databaseUrl: string, site: BenchSite, authorization: string): Promise<Section> {
  await fillMemory(databaseUrl);
  const timed = async (query: string, variables: object) => {
    const start = performance.now();
    await asked(site, authorization, query, variables);
    return performance.now() - start;
  };
  const figures: Figure[] = [];
  for (const [name, from, to] of [
    ["a short paragraph", 0, 80],
    ["a paragraph", 100, 200],
    ["a long paragraph", 280, 400],
  ] as const) {
    const texts = Array.from({ length: PAIRS }, (_, place) => place * 3)
      .map((place) => koreanOf(place))
      .filter((text) => text.length > from && text.length < to)
      .slice(0, 40)
      .map((text) => `${text.replaceAll(/\d+/gu, "77")} 덧붙임`);
    const times: number[] = [];
    for (const text of texts) times.push(await timed(MATCHES, { text }));
    figures.push({ name: `memory: ${name}`, value: median(times), unit: "ms", atMost: LOOK_UP_MS });
  }
  const texts = Array.from({ length: 40 }, (_, place) => koreanOf(place * 3 + 1).slice(0, 2_000));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(TERMS_IN, { texts }));
  figures.push({
    name: "terms in a text of 40 paragraphs",
    value: median(times),
    unit: "ms",
    atMost: LOOK_UP_MS,
  });
  return {
    title: "Memory and glossary",
    how: `${PAIRS} pairs, ${TERMS} terms, the middle of 40 look-ups through the API, PostgreSQL`,
    figures,
  };
}

/** The sections of this part of the bench, one after the other. */
export async function measureWriting(databaseUrl: string): Promise<readonly Section[]> {
  const diff = await measureDiff();
  const site = await startBenchSite(databaseUrl);
  const authorization = await site.signIn();
  const figures = await measureSaves(site, authorization);
  const lookUps = await measureLookUps(databaseUrl, site, authorization);
  await site.site.stop();
  return [
    diff,
    {
      title: "Saving a long post",
      how: `${CHARACTERS} characters, ${VERSIONS} versions, one editor, PostgreSQL`,
      figures,
    },
    lookUps,
  ];
}
