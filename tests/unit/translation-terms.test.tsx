// @vitest-environment jsdom
// Terms are looked for in every paragraph of a text, in as many parts as may be asked at once.
import { act } from "react";
import { expect, test } from "vitest";
import { TERMS_IN_LENGTH_MAX, TERMS_IN_TEXTS_MAX } from "#schema/validation/core/limits.ts";
import { answeringClient, appRoot } from "#tests/support/render-in-app.tsx";
import { partsOf, useTerms } from "#web/components/translation/use-terms.ts";

const root = appRoot();
const TEXTS = Array.from({ length: 450 }, (_, at) => `번역 ${at}`);

test("the parts have what they may have, and nothing is left out", () => {
  const long = ["가".repeat(TERMS_IN_LENGTH_MAX - 10), "나".repeat(20), "다".repeat(TERMS_IN_LENGTH_MAX + 5)];
  const parts = partsOf([...TEXTS, ...long]);
  expect(parts.flat()).toEqual([...TEXTS, ...long]);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(TERMS_IN_TEXTS_MAX);
    const length = part.reduce((sum, one) => sum + Math.min(one.length, TERMS_IN_LENGTH_MAX), 0);
    expect(length).toBeLessThanOrEqual(TERMS_IN_LENGTH_MAX);
  }
});

test("the last of 450 paragraphs has its terms, and a part that fails is no answer", async () => {
  let isAway = false;
  const client = answeringClient<{ texts: string[] }>(({ variables: { texts } }) =>
    isAway && texts.includes("번역 449")
      ? { errors: [{ message: "away" }] }
      : {
          data: {
            termsIn: texts.map(() => [{ start: 0, end: 2, translations: ["translation"], rivals: null }]),
          },
        },
  );
  let terms: ReturnType<typeof useTerms> | null = null;
  function Asking() {
    terms = useTerms(TEXTS);
    return null;
  }
  await root.show(<Asking />, { client });
  const answer = await act(async () => terms?.ask(TEXTS));
  expect(answer?.size).toBe(450);
  expect(answer?.get("번역 449")).toMatchObject([{ ko: "번역", en: ["translation"] }]);
  isAway = true;
  expect(await act(async () => terms?.ask(TEXTS))).toBeNull();
  // What was answered before is still known.
  expect(terms).toMatchObject({ found: expect.objectContaining({ size: 450 }) });
});
