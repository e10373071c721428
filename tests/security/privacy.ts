// Class: personal data in public answers. Somebody whose name and address stand nowhere else is looked for in
// everything that visitors and other members learn. (The server's log is asked the same in borders.ts.)
import { randomUUID } from "node:crypto";
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { readSource } from "#tests/support/source-files.ts";
import type { People } from "./authorization.ts";
import { operationsOf } from "./make-operation.ts";
import type { Outsider, Person } from "./outsider.ts";
import { WHOSE } from "./whose.ts";

const schema = buildSchema(readSource("schema/schema.graphql"));
const DEEP = 2;

/** Everything of a type that can be asked for without arguments. */
/** What can be asked of a type: its own values, and what leads further. */
function fieldsOf(type: GraphQLObjectType) {
  const fields = Object.values(type.getFields())
    .filter(({ args }) => !args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined))
    .map(({ name, type: of }) => ({ name, named: getNamedType(of) }));
  return {
    values: fields.filter(({ named }) => isLeafType(named)).map(({ name }) => name),
    objects: fields.flatMap(({ name, named }) => (isObjectType(named) ? [{ name, type: named }] : [])),
  };
}

function everythingOf(type: GraphQLObjectType, depth = 0): string {
  const { values, objects } = fieldsOf(type);
  const inner =
    depth === DEEP ? [] : objects.map((one) => within([one.name], everythingOf(one.type, depth + 1)));
  return [...values, ...inner].filter((part) => part !== "").join(" ");
}

/** A selection behind some fields; nothing where it is empty. */
const within = (path: readonly string[], selection: string) =>
  selection === "" ? "" : path.reduceRight((inner, name) => `${name} { ${inner} }`, selection);

interface Part {
  readonly path: readonly string[];
  readonly selection: string;
  /** What it is asked by when the whole is more than anybody may ask for at once. */
  readonly smaller: readonly Part[];
}

/** Some values, or the halves of them. */
function valuesOf(path: readonly string[], values: readonly string[]): Part {
  const middle = Math.ceil(values.length / 2);
  const halves = [values.slice(0, middle), values.slice(middle)];
  return {
    path,
    selection: values.join(" "),
    smaller: values.length > 1 ? halves.map((half) => valuesOf(path, half)) : [],
  };
}

function partsOf(type: GraphQLObjectType, path: readonly string[] = []): Part {
  const { values, objects } = fieldsOf(type);
  const own = valuesOf(path, values);
  if (path.length === DEEP || objects.length === 0) return own;
  const further = objects.map((one) => partsOf(one.type, [...path, one.name]));
  return { path, selection: everythingOf(type, path.length), smaller: [own, ...further] };
}

export function privacy(outsider: () => Outsider, people: () => People): void {
  describe("personal data", () => {
    const name = `가려진${randomUUID().slice(0, 6)}`;
    let secrets: string[] = [];
    const leaked = (text: string) => secrets.filter((secret) => text.includes(secret));
    beforeAll(async () => {
      const { superUser, staff } = people();
      const { email } = await outsider().register({ name });
      const { memberId } = await outsider().signIn(email);
      secrets = [name, email];
      // In the ledger, and as somebody who writes.
      const input = { memberId, type: "OTHER", nameKo: "교재", amountDue: 10_000 };
      await outsider().ask(
        "mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }",
        { input },
        staff.FINANCE,
      );
      const role =
        "mutation ($id: Id!) { setStaffRoles(memberId: $id, roles: [CONTENT], expected: []) { id } }";
      await outsider().ask(role, { id: memberId }, superUser);
      const writer = await outsider().signIn(email);
      // The owner reads it: what is searched for can be found.
      expect(leaked((await outsider().ask("{ myAccount { email } }", {}, writer)).text)).toEqual([email]);
      const paragraph = {
        type: "doc",
        content: [{ type: "paragraph", content: [{ type: "text", text: "본문" }] }],
      };
      const post = {
        board: "NOTICE",
        ko: { title: "공지", content: paragraph },
        en: { title: "Notice", content: paragraph },
        publishNow: true,
      };
      const made = await outsider().ask(
        "mutation ($input: PostInput!) { createPost(input: $input) { id } }",
        { input: post },
        writer,
      );
      if (made.code !== null) throw new Error(made.text);
    });

    test("of no member is in what the API tells visitors and other members", async () => {
      const { member } = people();
      const asked = operationsOf(schema, { number: 1, text: name, whole: false }).filter(
        (one) => WHOSE.EVERYBODY?.includes(one.name) || WHOSE.OWN?.includes(one.name),
      );
      expect(asked.length).toBeGreaterThan(30);
      const found: string[] = [];
      const unread = new Set<string>();
      for (const { name: field, query, variables } of asked.filter((one) => one.name.startsWith("Query."))) {
        const type = getNamedType(schema.getQueryType()?.getFields()[field.slice("Query.".length)]?.type);
        const askPart = async (part: Part, person: Person | null): Promise<void> => {
          const selection = within(part.path, part.selection);
          if (selection === "") return;
          const { text, code } = await outsider().ask(
            query.replace("__typename", selection),
            variables,
            person,
          );
          // The search says again what was looked for.
          const answer = text.replace(`"text":"${name}"`, "");
          if (leaked(answer).length > 0) found.push(`${field}: ${text}`);
          if (code !== "QUERY_REFUSED" && code !== "MALFORMED") return;
          if (part.smaller.length === 0) unread.add(field);
          for (const smaller of part.smaller) await askPart(smaller, person);
        };
        const whole = isObjectType(type) ? partsOf(type) : { path: [], selection: "__typename", smaller: [] };
        for (const person of [null, member]) await askPart(whole, person);
      }
      expect(found).toEqual([]);
      expect([...unread]).toEqual([]);
    });

    test("of no member is in pages, feeds, calendars and the map of the site", async () => {
      const seen: string[] = [];
      const textOf = async (path: string) => (await outsider().send(path)).text();
      const linksOf = (xml: string) =>
        [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
      const maps = linksOf(await textOf("/sitemap.xml"));
      const pages = (await Promise.all(maps.map(textOf))).flatMap(linksOf);
      const others = [
        "/",
        "/en",
        "/robots.txt",
        "/llms.txt",
        "/feed.xml",
        "/notice/rss.xml",
        `/search?q=${encodeURIComponent(name)}`,
      ];
      expect(pages.length).toBeGreaterThan(10);
      for (const path of new Set([...pages, ...others])) {
        // The search says again what was looked for.
        const text = (await textOf(path)).replaceAll(encodeURIComponent(name), "");
        const found = path.startsWith("/search") ? leaked(text).filter((one) => one !== name) : leaked(text);
        if (found.length > 0) seen.push(`${path}: ${found}`);
      }
      expect(seen).toEqual([]);
    });
  });
}
