// What the server render asks for again and again: answered once a content version.
import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { createDocuments } from "#gateway/graphql/documents.ts";
import { createExecuteForVisitor } from "#gateway/graphql/visitor.ts";
import { db } from "#prisma/client.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { TestClock } from "#tests/support/clock.ts";
import { useDatabase } from "#tests/support/database.ts";

useDatabase();

const NAME = "query ($language: Language!) { settings { name(language: $language) } }";

/** Executes as the render does, for a content version and a clock that the test moves. */
function visitor() {
  const clock = new TestClock();
  const contentCache = { version: 1n, changed: async () => {}, afterPendingUpdates: async () => {} };
  const links = {
    newToken: () => ({ id: "", tokenHash: "" }),
    hashOf: () => "",
    linkTo: () => "",
  };
  const previews = { sign: () => "", read: () => null };
  const context = {
    viewer: null,
    clock,
    contentCache,
    requestId: "r",
    costMax: 100,
    address: null,
    language: "KO",
  } as const;
  const execute = createExecuteForVisitor(
    createDocuments(),
    () => ({
      ...context,
      mail: { isSent: false, links },
      previews,
      slips: { addressOf: () => "", read: () => null },
      passes: {
        issueForPost: () => "",
        issueForReview: () => "",
        issueForRater: () => "",
        issueForApplicant: () => "",
        issueForDoor: () => "",
      },
      publicUrl: "http://x.example",
      cards: null,
    }),
    (error) => new GraphQLError(String(error)),
  );
  const name = async (language = "KO", shared = true) => {
    const { data } = await execute({ document: NAME, variables: { language }, shared });
    return data;
  };
  return { clock, contentCache, name };
}

const setName = (nameKo: string) =>
  db.setting.upsert({
    where: { id: 1 },
    create: {
      id: 1,
      nameKo,
      nameEn: "Association",
      descriptionKo: "",
      descriptionEn: "",
      email: "a@example.org",
    },
    update: { nameKo },
  });

test("a shared answer is cached for its variables until what visitors see changes", async () => {
  const { contentCache, name } = visitor();
  await setName("가");
  expect(await name()).toEqual({ settings: { name: "가" } });
  await setName("나");
  expect(await name()).toEqual({ settings: { name: "가" } });
  expect(await name("KO", false)).toEqual({ settings: { name: "나" } });
  expect(await name("EN")).toEqual({ settings: { name: "Association" } });
  contentCache.version = 2n;
  expect(await name()).toEqual({ settings: { name: "나" } });
});

test("nor for longer than a page, should the gateway hear of no change", async () => {
  const { clock, name } = visitor();
  await setName("가");
  await name();
  await setName("나");
  clock.advance(11 * MINUTE);
  expect(await name()).toEqual({ settings: { name: "나" } });
});

test("a failure is asked for again", async () => {
  const { contentCache, name } = visitor();
  await setName("가");
  contentCache.afterPendingUpdates = () => Promise.reject(new Error("away"));
  expect(await name()).toBeUndefined();
  contentCache.afterPendingUpdates = async () => {};
  expect(await name()).toEqual({ settings: { name: "가" } });
});
