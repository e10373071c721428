// A stranger asks for what nobody but the office, or the one person it is about, may see: by its number, by
// its address, and among what lists name.
import { buildSchema } from "graphql";
import {
  articleAddress,
  articleFileAddress,
  BOARD_ADDRESSES,
  boothAddress,
  feedAddress,
  issueAddress,
  postAddress,
  programAddress,
} from "#schema/validation/site-paths.ts";
import { operationsOf } from "#tests/security/make-operation.ts";
import { WHOSE } from "#tests/security/whose.ts";
import { readSource } from "#tests/support/source-files.ts";
import type { HiddenThing } from "./hidden-things.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";
import type { YearSite } from "./year-site.ts";

/** So many things are asked for in one evening. */
const SAMPLE = 12;
/** So many operations of the office and of accounts. */
const OPERATIONS = 10;
const REFUSALS: ReadonlySet<unknown> = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "VALIDATION",
  "REAUTH_REQUIRED",
]);
const NOT_THERE: ReadonlySet<number> = new Set([401, 403, 404, 410]);

const schema = buildSchema(readSource("schema/schema.graphql"));
const isEverybodys = new Set(WHOSE.EVERYBODY);
const mine = (number: number) =>
  operationsOf(schema, { number, text: "가", whole: false }).filter(
    ({ name }) => name.startsWith("Query.") && !isEverybodys.has(name),
  );

let asked = 0;
/** Each request comes from an address of its own: none is refused because there were many. */
function headers(): Record<string, string> {
  asked += 1;
  return {
    "x-forwarded-for": `198.18.${(asked >> 8) & 255}.${asked & 255}`,
    "content-type": "application/json",
  };
}

const read = async (url: string) => {
  const answer = await fetch(url, { headers: headers(), redirect: "manual" });
  return { status: answer.status, text: await answer.text() };
};

async function ask(
  { url }: YearSite,
  query: string,
  variables: object = {},
): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers: headers(), body });
  return Object(await answer.json());
}

/** Where it would be, were it public. */
function addressesOf(thing: HiddenThing): readonly string[] {
  switch (thing.what) {
    case "post":
      return [postAddress(thing.of, thing.id)];
    case "program":
      return [programAddress(thing.of, thing.id), boothAddress(thing.id), `/programs/${thing.id}.ics`];
    case "article":
      return [
        articleAddress(thing.id),
        articleFileAddress(thing.id, "pdf"),
        articleFileAddress(thing.id, "bib"),
      ];
    case "issue":
      return [issueAddress(thing.id)];
    case "file":
      return [`/files/${thing.key}/a`];
    default:
      return [];
  }
}

const isPage = (address: string) => !/^\/files\/|\.\w+$/.test(address);

/** The public fields that take its number: each is null. */
function fieldsOf(thing: HiddenThing): string | null {
  switch (thing.what) {
    case "post":
      return `post(board: ${thing.of}, id: ${thing.id}) { id } boardOfPost(id: ${thing.id})`;
    case "program":
      return `program(id: ${thing.id}) { id } boothSheet(id: ${thing.id}) { __typename }`;
    case "article":
      return `article(id: ${thing.id}) { id }`;
    case "issue":
      return `journalIssue(id: ${thing.id}) { id }`;
    default:
      return null;
  }
}

async function askFor(site: YearSite, thing: HiddenThing): Promise<readonly string[]> {
  const seen: string[] = [];
  const addresses = addressesOf(thing);
  for (const address of [...addresses, ...addresses.filter(isPage).map((path) => `/en${path}`)]) {
    const { status } = await read(site.url + address);
    if (!NOT_THERE.has(status)) seen.push(`A stranger asks for ${address}, which is hidden: ${status}`);
  }
  const fields = fieldsOf(thing);
  if (fields === null) return seen;
  const { data, errors } = await ask(site, `{ ${fields} }`);
  const given = Object.entries(Object(data)).filter(([, value]) => value !== null);
  if (errors !== undefined || data === undefined)
    seen.push(`A stranger asks for { ${fields} }: ${JSON.stringify(errors)}`);
  return [
    ...seen,
    ...given.map(
      ([name]) =>
        `A stranger is given ${name} of the hidden ${thing.what} ${"id" in thing ? thing.id : thing.key}`,
    ),
  ];
}

/** What lists, feeds and calendars say. */
const LISTS = [
  "/",
  "/en",
  ...Object.values(BOARD_ADDRESSES).map(({ list }) => list),
  "/seminar-schedule",
  "/programs",
  "/journal",
  "/seminars.ics",
  feedAddress("NOTICE", "ko"),
  feedAddress("NEWS", "ko"),
];

const SEARCH = "query ($text: String!) { search(language: KO, text: $text) { groups { hits { path } } } }";

/** The words of what is hidden are in no list, and the search does not find it. */
async function lookIntoLists(site: YearSite, things: readonly HiddenThing[]): Promise<readonly string[]> {
  const hidden = new Set(things.flatMap(addressesOf));
  const words = things.flatMap((thing) => ("words" in thing && thing.words ? [thing.words] : []));
  const seen: string[] = [];
  for (const path of LISTS) {
    const { status, text } = await read(site.url + path);
    if (status !== 200) seen.push(`${path} answers ${status}`);
    seen.push(...words.filter((one) => text.includes(one)).map((one) => `${path} has the hidden ${one}`));
  }
  for (const one of words.slice(0, 2)) {
    const { data } = await ask(site, SEARCH, { text: one });
    const groups: readonly { readonly hits: readonly { readonly path: string }[] }[] =
      Object(Object(data).search).groups ?? [];
    if (data === undefined) seen.push("A stranger can't search");
    const hits = groups.flatMap(({ hits: found }) => found.map(({ path }) => path));
    seen.push(
      ...hits.filter((path) => hidden.has(path)).map((path) => `The search finds the hidden ${path}`),
    );
  }
  return seen;
}

/** What belongs to an account or to the office is refused, with a number that there is. */
async function askAsIfMine(site: YearSite, random: Random, number: number): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const { name, query, variables } of random.some(mine(number), OPERATIONS)) {
    const { errors } = await ask(site, query, variables);
    const code = Object(Object(Array.isArray(errors) ? errors[0] : null).extensions).code;
    if (!REFUSALS.has(code)) seen.push(`A stranger asks ${name} with ${number}: ${String(code)}`);
  }
  return seen;
}

/** @returns what was seen that is hidden, in words */
export async function askAsStranger({ site, random }: World): Promise<readonly string[]> {
  const things = await site.hiddenThings();
  const seen: string[] = [...(await lookIntoLists(site, things))];
  for (const thing of random.some(things, SAMPLE)) seen.push(...(await askFor(site, thing)));
  const numbers = things.flatMap((thing) => (thing.what === "number" && thing.id !== null ? [thing.id] : []));
  for (const number of random.some(numbers, 2)) seen.push(...(await askAsIfMine(site, random, number)));
  return seen;
}
