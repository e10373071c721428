// @module-tag long
// Long texts are paired while somebody types: what their paragraphs share is counted by where it occurs, and a place is made once.
import { expect, test } from "vitest";
import { align } from "#schema/validation/core/translation/align.ts";
import { placeKey } from "#schema/validation/core/translation/english-structure.ts";
import { withPlaces } from "#schema/validation/core/translation/make-places.ts";
import { type JsonNode, placesOf, segmentsOf } from "#schema/validation/core/translation/segments.ts";

const line = (words: string): JsonNode => ({ type: "paragraph", content: [{ type: "text", text: words }] });
const segments = (...words: string[]) => segmentsOf({ content: { content: words.map(line) } });
const KO = [
  "학술대회를 엽니다",
  "참가비를 냅니다",
  "발표문을 보냅니다",
  "숙소를 정합니다",
  "총회를 마칩니다",
];
const EN = [
  "We open the conference",
  "The fee is due",
  "Send us your paper",
  "Book a room",
  "The assembly ends",
];
const many = (words: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => `${words[at % words.length]} ${words[(at * 7) % 3]} ${at}`);

/** Milliseconds of the processor, the best of some runs. */
function timeOf(run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    run();
    return process.cpuUsage(start).user / 1_000;
  });
  return Math.min(...times);
}

test("490 paragraphs of either language, all of them known and all changed, are one short turn", () => {
  const [ko, en] = [segments(...many(KO, 490)), segments(...many(EN, 490))];
  const known = ko.map(({ text }, at) => ({ ko: `${text} 더`, en: en[at]?.text ?? null }));
  expect(align(ko, en, known)).toEqual(ko.map((_, at) => ({ ko: at, en: at })));
  // Pair by pair it takes more than a second.
  expect(timeOf(() => align(ko, en, known))).toBeLessThan(150);
});

test("490 known paragraphs in another order, or all of the same words, are one short turn", () => {
  const [ko, en] = [segments(...many(KO, 490)), segments(...many(EN, 490))];
  const known = ko.map(({ text }, at) => ({ ko: text, en: en[at]?.text ?? null }));
  const turned = [...ko.slice(245), ...ko.slice(0, 245)];
  const places = align(turned, en, known).map((link) => link.en);
  expect(places).toEqual(turned.map((_, at) => (at + 245) % 490));
  expect(timeOf(() => align(ko.toReversed(), en, known))).toBeLessThan(50);
  expect(timeOf(() => align(turned, en, known))).toBeLessThan(50);
  const same = [segments(...ko.map(() => "같은 말")), segments(...en.map(() => "The same"))] as const;
  const pair = [{ ko: "같은 말", en: "The same" }];
  const changed = segments("새 말", ...ko.map(() => "같은 말"), "다른 말");
  expect(align(changed, same[1], pair).filter((link) => link.en !== null)).toHaveLength(490);
  expect(timeOf(() => align(changed, same[1], pair))).toBeLessThan(50);
});

test("places for 300 paragraphs are made in a few rounds", () => {
  const ko = many(KO, 300).map(line);
  const wanted = new Set(segmentsOf({ content: { content: ko } }).map(placeKey));
  const { en } = withPlaces({ ko, en: [line("We open the conference")] }, [], wanted);
  expect(en).toHaveLength(300);
  // A round for each place takes seconds.
  expect(timeOf(() => withPlaces({ ko, en: [line("A line")] }, [], wanted))).toBeLessThan(300);
});

test("a place that is not paired with its Korean is not made again and again", () => {
  const cells = (...words: string[]): JsonNode => ({
    type: "table",
    content: [
      { type: "tableRow", content: words.map((one) => ({ type: "tableCell", content: [line(one)] })) },
    ],
  });
  const list = (...items: string[]): JsonNode => ({
    type: "bulletList",
    content: items.map((item) => ({ type: "listItem", content: [line(item)] })),
  });
  const ko = [
    cells("하나", "둘"),
    list("셋"),
    cells("넷", "다섯"),
    list("여섯", "일곱"),
    list("여덟", "아홉", "열", "열하나"),
    line("끝"),
  ];
  const en = [cells("One", "Two"), list("Eight", "Ten", "Eleven"), line("End")];
  const known = [
    { ko: "하나", en: "One" },
    { ko: "열", en: "Ten" },
    { ko: "끝", en: "End" },
  ];
  const wanted = new Set(segmentsOf({ content: { content: ko } }).map(placeKey));
  const { en: made } = withPlaces({ ko, en }, known, wanted);
  const empty = placesOf({ content: { content: made } }).filter(({ text }) => text === "");
  expect(empty.length).toBeLessThanOrEqual(segmentsOf({ content: { content: ko } }).length);
});
