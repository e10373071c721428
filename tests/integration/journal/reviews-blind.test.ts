// A review is blind both ways in every place: each query, made from the schema and asked whole by each
// person, each letter, each file. What one side wrote of itself is found by an editor, and by nobody of the
// other side.
import { type ExecutionResult, execute, parse } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import { schema } from "#schema/index.ts";
import {
  type BlindReview,
  createBlindReview,
  OF_AUTHORS,
  OF_REVIEWERS,
  REVIEWER_WORDS,
  REVIEWERS,
} from "#tests/support/blind-review.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, DECIDE, type Somebody } from "#tests/support/manuscripts.ts";
import { argumentsOf, directContext, selectionOf, type ValuesOf } from "#tests/support/whole-operations.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
const fields = Object.values(schema.getQueryType()?.getFields() ?? {});

let id: number;
let otherId: number;
let editor: Somebody;
let people: BlindReview["people"];
let opened: readonly string[] = [];
beforeAll(async () => {
  ({ id, otherId, editor, people, opened } = await createBlindReview(gateway()));
});

/** Of what leads to the manuscript every value, of everything else one. */
const valuesOf: ValuesOf = ({ name }, type) => {
  const named = String(type).replace(/[![\]]/g, "");
  if (name === "submissionId") return [String(id), String(otherId)];
  if (["id", "postId", "programId", "paymentId"].includes(name)) return [String(id)];
  if (name === "link") return opened.map((link) => JSON.stringify(link));
  if (["words", "text", "search", "name"].includes(name)) {
    // An answer that repeats what was asked does not hold the whole word. No words: anyone who reviewed in the field.
    return ['""', JSON.stringify(OF_REVIEWERS.slice(1)), JSON.stringify(OF_AUTHORS.slice(1))];
  }
  if (name === "texts") return [`["${OF_AUTHORS.slice(1)}"]`];
  if (named === "Language") return ["KO"];
  if (["Int", "Id"].includes(named)) return ["1"];
  if (named === "String") return name === "month" ? ['"2026-11"'] : ['"0"'];
  if (named === "GlossaryImportRow") return ['[{ ko: "가", en: "a", field: TRANSLATION, status: ACCEPTED }]'];
  if (name === "filters") return ["[]"];
  if (named === "BulkSelection") return ["{ ids: [] }"];
  if (named === "TranslatedInput") return ["{ board: NOTICE }"];
  if (named === "PaymentInput") return ["{ type: OTHER, amount: 1, memberId: 1 }"];
  return undefined;
};

const contextOf = (somebody: Somebody | null, roles: readonly StaffRole[]) =>
  directContext(
    somebody && {
      memberId: somebody.id,
      sessionId: somebody.session,
      grade: "GENERAL",
      roles: new Set(roles),
      needsFactor: false,
      authenticatedAt: new Date(),
    },
    gateway().clock,
    links,
  );

/** The root fields whose answers hold one of the words. */
async function holding(
  words: readonly string[],
  somebody: Somebody | null,
  roles: readonly StaffRole[] = [],
) {
  const found = new Set<string>();
  for (const field of fields) {
    for (const args of argumentsOf(field, valuesOf)) {
      const document = parse(`{ ${field.name}${args} ${selectionOf(field.type, valuesOf)} }`, {
        noLocation: true,
      });
      const answer: ExecutionResult = await execute({
        schema,
        document,
        contextValue: contextOf(somebody, roles),
      });
      // What was asked is not an answer.
      const text = JSON.stringify(answer.data ?? null);
      if (words.some((word) => text.includes(word))) found.add(field.name);
    }
  }
  return [...found];
}

describe("every query, whole", () => {
  test("tells an editor of both sides", { timeout: 120_000 }, async () => {
    expect(await holding(REVIEWER_WORDS, editor, ["JOURNAL"])).toEqual(
      expect.arrayContaining(["managedSubmission", "reviewerCandidates"]),
    );
    expect(await holding([OF_AUTHORS], editor, ["JOURNAL"])).toContain("managedSubmission");
  });

  test("tells no author of a reviewer, whatever roles the author has", { timeout: 240_000 }, async () => {
    const { author, coAuthor, editorAuthor, superAuthor } = people;
    expect(await holding(REVIEWER_WORDS, author)).toEqual([]);
    expect(await holding(REVIEWER_WORDS, coAuthor)).toEqual([]);
    expect(await holding(REVIEWER_WORDS, editorAuthor, ["JOURNAL"])).toEqual([]);
    expect(await holding(REVIEWER_WORDS, superAuthor, ["SUPER"])).toEqual([]);
  });

  test("tells no reviewer of an author, nor of another reviewer", { timeout: 120_000 }, async () => {
    for (const reader of [null, people.stranger]) {
      expect(await holding([OF_AUTHORS], reader)).toEqual([]);
      expect(await holding(REVIEWER_WORDS, reader)).toEqual([]);
    }
  });
});

test("no email of one side names the other, and the outbox shows them to editors alone", {
  timeout: 120_000,
}, async () => {
  const decided = await editor.ask(DECIDE, {
    id,
    round: 1,
    input: { verdict: "MINOR", letter: "고쳐 주십시오." },
  });
  expect(decided.errors).toEqual([]);
  // Now the author has the reviewer's file, and still nothing that tells whose it is.
  const own = "query ($id: Id!) { mySubmission(id: $id) { reviewFiles { round review file { name } } } }";
  const { number } = await db.submission.findUniqueOrThrow({ where: { id } });
  expect((await people.author.ask(own, { id })).data).toEqual({
    mySubmission: { reviewFiles: [{ round: 1, review: 1, file: { name: `${number}-review-1-1.docx` } }] },
  });
  expect(await holding(REVIEWER_WORDS, people.author)).toEqual([]);
  const mails = await db.mail.findMany({ where: { submissionId: id } });
  const to = (isReviewer: boolean) =>
    mails
      .filter(({ toAddress }) => toAddress.includes("byeolbit-simsa") === isReviewer)
      .map((mail) => mail.subject + mail.text);
  expect(to(true).length).toBeGreaterThan(3);
  expect(to(false).length).toBeGreaterThan(0);
  expect(to(true).filter((text) => text.includes(OF_AUTHORS))).toEqual([]);
  expect(to(false).filter((text) => REVIEWER_WORDS.some((word) => text.includes(word)))).toEqual([]);
  const office = await createSomebody(gateway(), "회원 담당", { roles: ["MEMBER"] });
  const outbox = "{ outbox(size: 100) { items { toAddress } } }";
  for (const reader of [office, people.superAuthor]) {
    expect((await reader.ask(outbox)).text).not.toContain("byeolbit-simsa");
  }
  const [mail] = await db.mail.findMany({ where: { toAddress: REVIEWERS[0] }, take: 1 });
  const retry = `mutation { retryMail(id: ${mail?.id}) { toAddress } }`;
  expect((await office.ask(retry)).code).toBe("NOT_FOUND");
  const chief = await createSomebody(gateway(), "다른 관리자", { roles: ["SUPER"] });
  expect((await chief.ask(outbox)).text).toContain("byeolbit-simsa");
});
