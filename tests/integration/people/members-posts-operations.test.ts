// @module-tag long
// Nothing of a post for members leaks by any operation of the schema: each is made from the schema, asked for all it can answer, by everybody.
import { type ExecutionResult, execute, parse } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { createAuthenticate } from "#gateway/auth/session.ts";
import { createTokens } from "#gateway/auth/tokens.ts";
import type { Viewer } from "#schema/context.ts";
import { schema } from "#schema/index.ts";
import { WHOSE } from "#tests/security/whose.ts";
import { TestClock } from "#tests/support/clock.ts";
import { useDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import {
  createReaders,
  fillMembersPosts,
  type MembersPost,
  type ReaderPerson,
  type RestrictedAudience,
  SECRETS,
} from "#tests/support/members-posts.ts";
import {
  argumentsOf,
  directContext,
  reachable,
  selectionOf,
  type ValuesOf,
} from "#tests/support/whole-operations.ts";

useDatabase();

const clock = new TestClock();
const query = schema.getQueryType();
const fields = Object.values(query?.getFields() ?? {});
let posts: readonly MembersPost[] = [];
let readers: readonly ReaderPerson[] = [];

/** What is looked for: an answer that repeats it does not hold the whole word. */
const partOf = (secret: string) => secret.slice(1);
const quoted = (values: readonly string[]) => values.map((value) => JSON.stringify(value));

/** Of what leads to posts every value, of everything else one. */
const valuesOf: ValuesOf = ({ name }, type) => {
  const named = String(type).replace(/[![\]]/g, "");
  if (named === "Board") return ["NOTICE", "GALLERY"];
  if (named === "Language") return ["KO", "EN"];
  if (named === "SearchType") return ["POST"];
  if (named === "PostFilter") return ["{ state: PUBLISHED }", "{ state: TRASH }"];
  if (["id", "postId"].includes(name)) return posts.map(({ id }) => String(id));
  if (["text", "search"].includes(name)) return quoted(Object.values(SECRETS).map(partOf));
  if (name === "texts") return [`[${quoted(Object.values(SECRETS).map(partOf)).join()}]`];
  if (["page", "year", "month", "round"].includes(name) && named === "Int") return ["1"];
  if (["programId", "submissionId"].includes(name) && named === "Id") return ["1"];
  if (name === "first") return ["10"];
  if (name === "head") return ["0"];
  if (named === "RosterField") return ["[EMAIL, NAME]"];
  if (["link", "code", "name", "words"].includes(name)) return ['"0"'];
  if (named === "String" && name === "month") return ['"2026-11"'];
  if (name === "filters") return ['["0"]'];
  if (named === "GlossaryImportRow") return ['[{ ko: "가", en: "a", field: TRANSLATION, status: ACCEPTED }]'];
  if (named === "String" && ["list", "kind", "title"].includes(name)) return ['"members"'];
  if (named === "TranslatedInput") return posts.map(({ id }) => `{ place: POST, id: ${id} }`);
  if (named === "BulkSelection") return ["{ ids: [] }"];
  if (named === "PaymentInput") return ["{ type: OTHER, amount: 1, memberId: 1 }"];
  return undefined;
};

beforeAll(async () => {
  posts = await fillMembersPosts();
  readers = await createReaders();
});

async function viewerOf({ member }: ReaderPerson): Promise<Viewer | null> {
  if (member === null) return null;
  const authenticate = createAuthenticate(createTokens(TEST_SECRET, clock), clock);
  const who = await authenticate(member.session.headers.authorization);
  return who.kind === "member" ? who.viewer : null;
}

/** One operation in a request of its own, as text. */
async function askOne(reader: ReaderPerson, source: string): Promise<string> {
  const result: ExecutionResult = await execute({
    schema,
    document: parse(source, { noLocation: true }),
    contextValue: directContext(await viewerOf(reader), clock),
  });
  return JSON.stringify(result);
}

async function askAll(reader: ReaderPerson): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const field of fields) {
    for (const args of argumentsOf(field, valuesOf)) {
      const source = `{ ${field.name}${args} ${selectionOf(field.type, valuesOf)} }`;
      answers.set(field.name + args, await askOne(reader, source));
    }
  }
  return answers;
}

/** All that can be asked of a root field. */
function whole(name: string): string {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`There is no ${name}`);
  return selectionOf(field.type, valuesOf);
}

/** The root fields whose answers hold the word. */
const holding = (answers: ReadonlyMap<string, string>, openTo: RestrictedAudience): string[] => [
  ...new Set(
    [...answers].flatMap(([name, text]) =>
      text.includes(SECRETS[openTo]) ? [name.replace(/\(.*/s, "")] : [],
    ),
  ),
];

const AUDIENCES = ["MEMBERS", "GRADES"] as const;
const SEARCHES = [
  (word: string) => `search(text: "${word}", language: KO) ${whole("search")}`,
  (word: string) => `posts(board: NOTICE, search: "${word}") ${whole("posts")}`,
  (word: string) => `posts(board: GALLERY, search: "${word}") ${whole("posts")}`,
];
/** The last is in the trash. */
/** Ten readers ask everything: some 20 s on a machine that does nothing else. */
const EVERYTHING_WITHIN_MS = 240_000;

const live = () => posts.slice(0, -1);

describe("every query, whole", () => {
  test(
    "says to nobody a word of what they may not read, and to readers what they may",
    async () => {
      for (const reader of readers) {
        const answers = await askAll(reader);
        expect(answers.size).toBeGreaterThan(fields.length);
        for (const openTo of AUDIENCES) {
          const found = holding(answers, openTo);
          if (!reader.reads.includes(openTo)) expect(found, `${reader.name} ${openTo}`).toEqual([]);
          else {
            const open = ["membersRoom", "post", "search"];
            expect(found, `${reader.name} ${openTo}`).toEqual(expect.arrayContaining(open));
          }
          if (reader.isOffice)
            expect(found).toEqual(expect.arrayContaining(["managedPosts", "postForEditing"]));
        }
      }
    },
    EVERYTHING_WITHIN_MS,
  );

  test("searches tell anyone who may not read a secret what they tell of a word that is nowhere", async () => {
    const unread = readers.flatMap((reader) =>
      AUDIENCES.filter((openTo) => !reader.reads.includes(openTo)).map((openTo) => ({ reader, openTo })),
    );
    expect(unread.length).toBeGreaterThan(AUDIENCES.length);
    for (const { reader, openTo } of unread) {
      const secret = partOf(SECRETS[openTo]);
      const nowhere = "없는낱말은".slice(0, secret.length);
      for (const ask of SEARCHES) {
        const answerText = await askOne(reader, `{ ${ask(secret)} }`);
        expect(answerText.replaceAll(secret, nowhere), reader.name).toBe(
          await askOne(reader, `{ ${ask(nowhere)} }`),
        );
      }
    }
  });
});

/** What a search over posts finds, as "board id". */
async function found(reader: ReaderPerson, operation: string): Promise<string[]> {
  const { data, errors } = JSON.parse(await askOne(reader, operation));
  expect(errors).toBeUndefined();
  const { groups = [], items = [] } = data.search ?? data.posts;
  const hits: { path: string }[] = groups.flatMap(({ hits }: { hits: { path: string }[] }) => hits);
  return [
    ...hits.map(({ path }) => Number(path.split("/").at(-1))),
    ...items.map(({ id }: MembersPost) => id),
  ].sort();
}

test("members find what they may read: everywhere all of it, in a list what it names", async () => {
  for (const reader of readers) {
    for (const openTo of AUDIENCES) {
      const word = partOf(SECRETS[openTo]);
      const open = live().filter((post) => post.openTo === openTo && reader.reads.includes(openTo));
      const ids = (of: readonly MembersPost[]) => of.map(({ id }) => id).sort();
      const site = `{ search(text: "${word}", language: KO, type: POST) { groups { type hits { path } } } }`;
      expect(await found(reader, site), `${reader.name} ${openTo}`).toEqual(ids(open));
      // The attachment of each, by its name.
      const files = site.replace("POST", "FILE");
      expect(await found(reader, files), `${reader.name} ${openTo}`).toEqual(ids(open));
      for (const board of ["NOTICE", "GALLERY"]) {
        const list = `{ posts(board: ${board}, search: "${word}") { items { id } } }`;
        const named = open.filter((post) => post.board === board && post.isListed);
        expect(await found(reader, list), `${reader.name} ${board} ${openTo}`).toEqual(ids(named));
      }
    }
  }
});

test("what a mutation answers of posts is answered to CONTENT alone", () => {
  const ofPosts = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) =>
    [...reachable(type)].some((name) => /Post(?!al)/.test(name)),
  );
  expect(ofPosts.length).toBeGreaterThan(5);
  const content = new Set(WHOSE.CONTENT);
  expect(ofPosts.map(({ name }) => `Mutation.${name}`).filter((name) => !content.has(name))).toEqual([]);
});
