// The translation memory as TMX and back, files of other tools, and files that mean harm.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tmxFile } from "#gateway/exports/tmx.ts";
import { parseTmx } from "#gateway/memory/parse-tmx.ts";
import { type CodedPair, readPair, withCodesOf } from "#schema/validation/core/translation/coded-pair.ts";
import { codedLine, type Piece } from "#schema/validation/core/translation/codes.ts";
import { memoryPairsOf } from "#tests/support/any-memory.ts";
import { anyText } from "#tests/support/any-text.ts";

type Cells = Readonly<Record<string, string | number | Date | null>>;

async function* batchOf(...rows: readonly Cells[]) {
  yield rows;
}
async function written(...rows: readonly Cells[]): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of tmxFile(batchOf(...rows))) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}
const read = (file: string) => {
  const found = parseTmx(file);
  if (typeof found === "string") throw new Error(found);
  return found;
};
const tmx = (...units: readonly string[]) =>
  `<?xml version="1.0"?><!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4"><header srclang="ko"/><body>${units.join("")}</body></tmx>`;
const unit = (ko: string, en: string) =>
  `<tu><tuv xml:lang="ko-KR"><seg>${ko}</seg></tuv><tuv xml:lang="EN-US"><seg>${en}</seg></tuv></tu>`;

/** Words beside each other are one piece in a file. */
function joined(pair: CodedPair | null): CodedPair | null {
  const join = (pieces: readonly Piece[]): Piece[] => {
    const all: Piece[] = [];
    for (const piece of pieces) {
      const last = all.at(-1);
      if (typeof piece !== "string") all.push({ ...piece, pieces: piece.pieces && join(piece.pieces) });
      else if (typeof last === "string") all[all.length - 1] = last + piece;
      else all.push(piece);
    }
    return all;
  };
  return pair && { ...pair, ko: join(pair.ko), en: join(pair.en) };
}

describe("a memory", () => {
  test("comes back as it went out, codes and all", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (ko, en) => {
        const pairs = memoryPairsOf(ko, en);
        const rows = pairs.map((pair, at) => ({ ...pair, pair: at + 1, at: new Date(0) }));
        const { pairs: again, problems } = read(await written(...rows));
        expect(problems).toEqual([]);
        expect(again.map(({ at: _at, coded, ...words }) => ({ ...words, coded: readPair(coded) }))).toEqual(
          pairs.map(({ coded, ...words }) => ({ ...words, coded: joined(readPair(coded)) })),
        );
      }),
    );
  });

  test("says where a code begins and ends, and numbers it alike on both sides", async () => {
    const coded = JSON.stringify({
      types: { 1: "bold", 2: "hardBreak", 3: "footnote" },
      ko: [{ id: 1, pieces: ["서울"] }, { id: 2, pieces: null }, "에서"],
      en: ["in", { id: 2, pieces: null }, { id: 1, pieces: ["Seoul"] }, { id: 3, pieces: ["A note"] }],
    });
    const file = await written({ pair: 7, at: new Date(0), ko: "서울 에서", en: "in SeoulA note", coded });
    expect(file).toContain(
      '<seg><bpt i="1" x="1" type="bold"/>서울<ept i="1"/><ph x="2" type="lb"/>에서</seg>',
    );
    expect(file).toContain('<ph x="3" type="fnote"><sub>A note</sub></ph>');
  });
});

describe("a file of another tool", () => {
  test("brings its codes without a number of their own, and the words between them", () => {
    const omegat = tmx(
      unit(
        '<bpt i="0" x="0">&lt;f0&gt;</bpt>서울<ept i="0">&lt;/f0&gt;</ept>의 <hi>모임</hi>',
        'A meeting in <bpt i="0" x="0">&lt;f0&gt;</bpt>Seoul<ept i="0">&lt;/f0&gt;</ept>',
      ),
    );
    const [pair] = read(omegat).pairs;
    expect(pair).toMatchObject({ ko: "서울의 모임", en: "A meeting in Seoul" });
    // It goes into a paragraph as the code that this paragraph has.
    const link = { type: "link", attrs: { href: "https://example.org" } };
    const ko = [
      { type: "text", text: "서울", marks: [link] },
      { type: "text", text: "의 모임" },
    ];
    const coded = readPair(pair?.coded ?? null);
    expect(coded && withCodesOf(coded, codedLine(ko))).toEqual([
      "A meeting in ",
      { id: 1, pieces: ["Seoul"] },
    ]);
  });

  test("says of each unit without a pair why, and brings the others", () => {
    const one = (language: string) => `<tu><tuv xml:lang="${language}"><seg>x</seg></tuv></tu>`;
    const long = "가".repeat(100_001);
    const { pairs, problems } = read(
      tmx(one("ja"), one("ko"), unit("", "empty"), unit(long, "long"), unit("가", "가"), unit("나", "B")),
    );
    expect(pairs).toEqual([{ at: 6, ko: "나", en: "B", coded: null }]);
    expect(problems.map(({ at, code }) => [at, code])).toEqual([
      [1, "NO_KOREAN"],
      [2, "NO_ENGLISH"],
      [3, "REQUIRED"],
      [4, "TOO_LONG"],
      [5, "COPY"],
    ]);
  });

  test("may say a hundred thousand characters in a unit, and crossed or unended codes", () => {
    const { pairs } = read(tmx(unit("가".repeat(100_000), '<bpt i="1"/>a<bpt i="2"/>b<ept i="1"/>c')));
    expect(pairs[0]?.ko).toHaveLength(100_000);
    expect(pairs[0]?.en).toBe("abc");
  });

  test.each([
    ["entities", `<!DOCTYPE tmx [<!ENTITY a "b">]>${unit("&a;", "&a;")}`, "ENTITIES"],
    [
      "an outer entity",
      `<!DOCTYPE tmx SYSTEM "a.dtd" [<!ENTITY a SYSTEM "file:///etc/passwd">]><tmx/>`,
      "ENTITIES",
    ],
    ["an unknown entity", tmx(unit("&bomb;", "x")), "DAMAGED"],
    ["half of it", tmx(unit("가", "A")).slice(0, 150), "DAMAGED"],
    ["nothing", "", "DAMAGED"],
    ["another format", "<html/>", "NO_TMX"],
    ["depth", `<tmx>${"<a>".repeat(100)}`, "TOO_LARGE"],
    ["more units than the memory takes at once", tmx("<tu/>".repeat(20_001)), "TOO_LARGE"],
  ])("is refused with %s", (_name, file, code) => {
    expect(parseTmx(file)).toBe(code);
  });
});
