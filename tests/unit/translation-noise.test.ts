// How often the checks ask about the demo's posts, which are translated well: what they ask there is mostly noise.
import { expect, test } from "vitest";
import { demoBoards } from "#prisma/seed/content/boards.ts";
import { demoGlossary } from "#prisma/seed/content/glossary.ts";
import { composePosts } from "#prisma/seed/demo-posts.ts";
import { koreanFinder } from "#schema/site/glossary/find-in-text.ts";
import { checkParagraph } from "#schema/validation/core/translation/checks.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";

const NOW = new Date("2026-11-26T00:00:00Z");
const terms = demoGlossary(NOW).filter(({ status }) => status === undefined);
const findTerms = koreanFinder(terms.map(({ ko, en }) => ({ word: ko, en })));
const place = (name: string) => ({ key: "k", name, alt: "", width: 1, height: 1 });

test("the checks ask at most eight times in a hundred paragraphs of the demo", () => {
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
      ...{ start, end, ko: raw.slice(start, end) },
      en: [term.en ?? ""],
    }));
    return checkParagraph(one, [], met).map(
      ({ rule, ko, en }) => `${rule} ${ko} | ${en}: ${raw.slice(0, 60)}`,
    );
  });
  expect(paragraphs.length).toBeGreaterThan(500);
  expect((100 * asked.length) / paragraphs.length, asked.join("\n")).toBeLessThanOrEqual(8);
});
