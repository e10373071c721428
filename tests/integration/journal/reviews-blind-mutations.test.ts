// @module-tag long
// A review is blind in what the office does, too: each mutation, made from the schema and asked for with whatever leads to a review, by an author who
// is an editor and by one with every right. Neither its answer nor its error names a reviewer.
import {
  type ExecutionResult,
  execute,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
} from "graphql";
import { beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import { schema } from "#schema/index.ts";
import { type BlindReview, createBlindReview, REVIEWER_WORDS } from "#tests/support/blind-review.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import type { Somebody } from "#tests/support/manuscripts.ts";
import { directContext, selectionOf, type ValuesOf } from "#tests/support/whole-operations.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
const all = Object.values(schema.getMutationType()?.getFields() ?? {});
/** An author's withdrawal ends the reviews, and comes last. */
const isWithdrawal = ({ name }: { readonly name: string }) => name === "withdrawSubmission";
const mutations = all.filter((field) => !isWithdrawal(field));

let review: BlindReview;
/** Of the manuscript, of another one, of its reviews, their files and the emails to its reviewers. */
let ids: readonly number[] = [];
beforeAll(async () => {
  review = await createBlindReview(gateway());
  const reviews = await db.review.findMany({ where: { submissionId: review.id } });
  const mails = await db.mail.findMany({ where: { submissionId: review.id }, select: { id: true } });
  const files = reviews.flatMap(({ fileId }) => fileId ?? []);
  ids = [
    ...new Set([
      review.id,
      review.otherId,
      ...reviews.map(({ id }) => id),
      ...files,
      ...mails.map(({ id }) => id),
    ]),
  ];
});

type Input = GraphQLArgument | GraphQLInputField;

/** A value as it is written in a document; null: it may stay away. */
function literal({ name, type }: Input, id: number): string | null {
  const isId = /^id$|Id$/.test(name);
  if (!isNonNullType(type) && !isId && name !== "ids") return null;
  return ofType(isNonNullType(type) ? type.ofType : type, name, id);
}

function ofType(type: GraphQLInputType, name: string, id: number): string {
  if (isNonNullType(type)) return ofType(type.ofType, name, id);
  if (isListType(type)) return `[${ofType(type.ofType, name.replace(/s$/, ""), id)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const value = literal(field, id);
      return value === null ? [] : [`${field.name}: ${value}`];
    });
    return `{ ${fields.join(", ")} }`;
  }
  switch (getNamedType(type).name) {
    case "Boolean":
      return "true";
    case "Int":
      return /^id$|Ids?$/.test(name) ? String(id) : "1";
    case "Id":
      return String(id);
    case "Float":
      return "1";
    case "DateTime":
      return '"2026-12-01T00:00:00Z"';
    case "Json":
    case "RichText":
      return "{}";
    default:
      // A reviewer's link is no author's: anyone who has it is the reviewer.
      return name === "email" ? '"someone@example.org"' : '"가나다라마"';
  }
}

const inAnswer: ValuesOf = (argument) => {
  const value = literal(argument, review.id);
  return value === null ? undefined : [value];
};

/** The mutations whose answers or errors hold a word of the reviewers. */
async function naming(
  somebody: Somebody,
  roles: readonly StaffRole[],
  fields = mutations,
): Promise<readonly string[]> {
  const found = new Set<string>();
  const viewer = {
    memberId: somebody.id,
    sessionId: somebody.session,
    grade: "GENERAL",
    roles: new Set(roles),
    needsFactor: false,
    authenticatedAt: new Date(),
  } as const;
  for (const field of fields) {
    const once = field.args.every((arg) => literal(arg, 1) === literal(arg, 2));
    for (const id of once ? ids.slice(0, 1) : ids) {
      const args = field.args.flatMap((arg) => {
        const value = literal(arg, id);
        return value === null ? [] : [`${arg.name}: ${value}`];
      });
      const asked = args.length === 0 ? "" : `(${args.join(", ")})`;
      const document = parse(`mutation { ${field.name}${asked} ${selectionOf(field.type, inAnswer)} }`);
      const answer: ExecutionResult = await execute({
        schema,
        document,
        contextValue: directContext(viewer, gateway().clock, links),
      });
      const said = JSON.stringify({ ...answer, errors: answer.errors?.map((error) => error.toJSON()) });
      if (REVIEWER_WORDS.some((word) => said.includes(word))) found.add(field.name);
    }
  }
  return [...found];
}

const reviewsNow = () =>
  db.review.findMany({
    where: { submissionId: review.id },
    orderBy: { id: "asc" },
  });

test("no mutation names a reviewer to an author, whatever roles the author has", {
  timeout: 600_000,
}, async () => {
  const { editorAuthor, superAuthor, author } = review.people;
  const before = await reviewsNow();
  expect(await naming(author, [])).toEqual([]);
  expect(await naming(editorAuthor, ["JOURNAL"])).toEqual([]);
  expect(await naming(superAuthor, ["SUPER"])).toEqual([]);
  // Nothing of it changed a review, so the last of them could have been named as well as the first.
  expect(await reviewsNow()).toEqual(before);
  // The same walk names them to an editor: it would see a name.
  expect(await naming(review.editor, ["JOURNAL"])).not.toEqual([]);
  expect(await naming(author, [], all.filter(isWithdrawal))).toEqual([]);
});
