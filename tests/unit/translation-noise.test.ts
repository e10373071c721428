// How often the checks ask about the demo's posts, which are translated well: what they ask there is mostly noise.
import { expect, test } from "vitest";
import { demoBoards } from "#prisma/seed/content/boards.ts";
import { demoGlossary } from "#prisma/seed/content/glossary.ts";
import { boardMembers, editorialBoard } from "#prisma/seed/content/pages/board-members.ts";
import { composePosts } from "#prisma/seed/demo-posts.ts";
import { koreanFinder } from "#schema/site/glossary/find-in-text.ts";
import { termsOfWords } from "#schema/site/glossary/terms-of-words.ts";
import { checkParagraph } from "#schema/validation/core/translation/checks.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";

const NOW = new Date("2026-11-26T00:00:00Z");
const rows = demoGlossary(NOW)
  .filter(({ status }) => status === undefined)
  .map(({ ko, en }) => ({ key: ko, word: ko, translation: en }));
const findTerms = koreanFinder(await termsOfWords(rows, "KO"));
const names = [...boardMembers, ...editorialBoard].map(({ name: [ko, en] }) => ({ ko, en }));
const place = (name: string) => ({ key: "k", name, alt: "", width: 1, height: 1 });

test("the checks ask at most twice in 95 paragraphs of the demo", () => {
  const paragraphs = Object.values(demoBoards)
    .flatMap((sources) => composePosts(sources, NOW, place))
    .flatMap(({ ko, en }) =>
      ko && en
        ? paragraphsOf(
            { ko: { title: ko.title, content: ko.document }, en: { title: en.title, content: en.document } },
            [],
            new Set(),
          )
        : [],
    );
  const asked = paragraphs.flatMap((one) => {
    const raw = one.ko?.raw ?? "";
    const met = findTerms(raw).map(({ start, end, term }) => ({
      start,
      end,
      ko: raw.slice(start, end),
      en: term.translations,
      rivals: term.rivals,
    }));
    return checkParagraph(one, names, met).map(
      ({ rule, ko, en }) => `${rule} ${ko} | ${en}: ${raw.slice(0, 60)}`,
    );
  });
  expect(paragraphs.length).toBeGreaterThan(500);
  expect((95 * asked.length) / paragraphs.length, asked.join("\n")).toBeLessThanOrEqual(2);
});
