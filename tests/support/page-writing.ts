// What the office sends about pages, for tests.
import { paragraph } from "./factories.ts";
import type { Ask } from "./writing.ts";

export const SAVE_PAGE =
  "mutation ($input: PageInput!) { savePage(input: $input) { id number effectiveAt } }";

/** A whole page for `savePage`, the first of its key unless a test says otherwise. */
export function pageInput(overrides: object = {}): object {
  return {
    key: "GREETING",
    baseNumber: null,
    ko: { title: "인사말", content: paragraph("안녕하십니까") },
    en: { title: "Greeting", content: paragraph("Welcome") },
    ...overrides,
  };
}

/** Saves a page through the mutation; tells its number. */
export async function savePageThrough(ask: Ask, overrides: object = {}): Promise<number> {
  const answer = await ask(SAVE_PAGE, { input: pageInput(overrides) });
  if (answer.errors.length > 0) throw new Error(answer.text);
  return Object(answer.data).savePage.number;
}
