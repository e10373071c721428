// The geometry of docs/look.md#letter-art, to the unit, and the letter a plate shows.
import { describe, expect, it } from "vitest";
import { ADVANCE, letterCell, metricLines } from "#web/components/letter-art/letter-cell.ts";
import { initialStroke } from "#web/components/letter-art/letter-strokes.ts";
import { faviconSvg, maskableSvg } from "#web/components/letter-art/mark.ts";

describe("letterCell", () => {
  it("draws 아 over a: Latin stem flush with the ring, ring on the baseline, Hangul stem 5u away with a tick of 11u", () => {
    expect(letterCell("a", 0, 40, 1)).toEqual([
      { form: "rect", part: "latin", x: 33, y: 0, width: 7, height: 40 },
      { form: "ring", part: "ring", cx: 20, cy: 20, r: 16.5, stroke: 7 },
      { form: "rect", part: "hangul", x: 45, y: -9, width: 7, height: 58 },
      { form: "rect", part: "hangul", x: 52, y: 16.5, width: 11, height: 7 },
    ]);
  });

  it("draws 에 over e: crossbar in the counter, tick and two stems that end where the next cell may begin", () => {
    const shapes = letterCell("e", 0, 40, 1);
    expect(shapes.map(({ part }) => part)).toEqual(["latin", "ring", "hangul", "hangul", "hangul"]);
    expect(shapes[0]).toMatchObject({ x: 7, y: 16.5, width: 26, height: 7 });
    expect(shapes[2]).toMatchObject({ x: 44, width: 9, height: 7 });
    expect(shapes[3]).toMatchObject({ x: 53, width: 7, height: 58 });
    expect(shapes[4]).toMatchObject({ x: 65, width: 7, height: 58 });
    expect(65 + 7).toBe(ADVANCE);
  });

  it("scales with u and is where it is put", () => {
    expect(letterCell("a", 620, 440, 8)[1]).toEqual({
      form: "ring",
      part: "ring",
      cx: 780,
      cy: 280,
      r: 132,
      stroke: 56,
    });
    expect(metricLines(440, 8)).toEqual([48, 120, 440, 512]);
  });
});

describe("initialStroke", () => {
  it("takes the initial consonant of the first syllable, doubled ones as single", () => {
    expect(initialStroke("해외 5개 대학")).toBe(initialStroke("ㅎ"));
    expect(initialStroke("까치")).toBe(initialStroke("가"));
    expect(initialStroke("쓰기")).toBe(initialStroke("사"));
    expect(initialStroke("힣")).toBe(initialStroke("하"));
    expect(initialStroke("가")).not.toBe(initialStroke("나"));
  });

  it("takes Latin capitals, whatever their case and accents, and skips digits and signs", () => {
    expect(initialStroke("joint")).toBe(initialStroke("J"));
    expect(initialStroke("Écrire")).toBe(initialStroke("E"));
    expect(initialStroke("2026년 제2회")).toBe(initialStroke("년"));
    expect(initialStroke("(번역)")).toBe(initialStroke("ㅂ"));
  });

  it("knows that both scripts share shapes, and falls back to the ring", () => {
    expect(initialStroke("나")).toBe(initialStroke("L"));
    expect(initialStroke("타")).toBe(initialStroke("E"));
    expect(initialStroke("아")).toBe(initialStroke("O"));
    expect(initialStroke("日本")).toBe(initialStroke("O"));
    expect(initialStroke("")).toBe(initialStroke("O"));
    expect(initialStroke("constructor")).toBe(initialStroke("C"));
  });

  it("has a shape for every initial and every capital", () => {
    const initials = Array.from({ length: 19 }, (_, index) => String.fromCharCode(0xac00 + index * 588));
    const capitals = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    const rings = [...initials, ...capitals].filter((letter) => initialStroke(letter) === initialStroke("O"));
    expect(rings).toEqual(["아", "O"]);
  });
});

describe("maskableSvg", () => {
  it("leaves a tenth of its side free on each side of the mark, and fills the corners", () => {
    const [, ground = 0, side = 0] = /viewBox="-(\d+) -\d+ (\d+)/.exec(maskableSvg())?.map(Number) ?? [];
    expect(ground / side).toBeGreaterThanOrEqual(0.1);
    expect(maskableSvg()).toContain('rx="0"');
  });
});

describe("faviconSvg", () => {
  it("is a picture of its own", () => {
    expect(faviconSvg()).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="-6 -6 49 49">.*<\/svg>$/,
    );
  });
});
