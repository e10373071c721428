// What a hwp keeps of names, in whatever place, is gone from what reviewers get, and its text is as it was.
import { deflateRawSync, inflateRawSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readCompound } from "#gateway/files/compound.ts";
import { recordsOf } from "#gateway/files/hwp-records.ts";
import { scrubHwp } from "#gateway/files/scrub-hwp.ts";
import { summary } from "#tests/support/compound-summary.ts";
import { compoundOf, hwpOf, record } from "#tests/support/hwp.ts";

const NAMES = ["김달빛", "Dal-bit Kim", "dalbit@example.org"];
const PARA_TEXT = 0x43;
const CTRL_HEADER = 0x47;
const CTRL_DATA = 0x57;
const MEMO_LIST = 0x5d;
const TRACK_CHANGE_AUTHOR = 0x61;
/** A field's command begins in the middle of a unit. */
const FIELD = Buffer.from("em%%\x01\x02\x03\x04\x05\x06\x07", "latin1");
const TEXT = "김달빛(2020)은 번역을 다시 보았다.";

/** The records of a stream, unpacked. */
function unpacked(file: Buffer, path: string, isPacked = true): Buffer {
  const bytes = readCompound(file).get(path) ?? Buffer.alloc(0);
  return isPacked ? inflateRawSync(bytes) : bytes;
}
const holds = (bytes: Buffer, text: string) =>
  bytes.includes(Buffer.from(text, "utf16le")) || bytes.includes(Buffer.from(text));
/** All that a file says: its bytes, and its streams unpacked. */
function everything(file: Buffer): Buffer {
  const streams = [...readCompound(file).values()].map((stream) => {
    try {
      return inflateRawSync(stream);
    } catch {
      return stream;
    }
  });
  return Buffer.concat([file, ...streams]);
}
const shapeOf = (records: Buffer) =>
  [...recordsOf(records)].map(({ tag, level, data }) => [tag, level, data.length]);

/** Words that do not pack well, so that a stream is none of the small ones. */
const long = Array.from({ length: 6_000 }, (_, at) =>
  String.fromCharCode(0xac00 + ((at * 7_919) % 11_172)),
).join("");

const docInfo = (author: string) =>
  Buffer.concat([
    record(0x10, "\0\0"),
    record(TRACK_CHANGE_AUTHOR, `${String.fromCharCode(author.length)}${author}`, Buffer.from([1, 0, 0, 0])),
  ]);
const section = (text: string) =>
  Buffer.concat([
    record(PARA_TEXT, text),
    record(CTRL_HEADER, "Author=김달빛;Date=2026", FIELD),
    record(CTRL_DATA, "DALBIT@EXAMPLE.ORG / Dal-bit Kim", Buffer.from([9])),
  ]);

describe("a hwp", () => {
  test.each([
    ["small and packed", TEXT, 1],
    ["long and packed", TEXT + long, 1],
    ["long and not packed", TEXT + long, 0],
  ])("that is %s names nobody beside its text", async (_kind, text, flags) => {
    const isPacked = flags === 1;
    const file = hwpOf({ docInfo: docInfo("연구실 동료"), section: section(text), flags });
    const before = unpacked(file, "BodyText/Section0", isPacked);
    const after = await scrubHwp(file, NAMES);

    // Anyone who tracked changes, who need not be an author.
    const changed = unpacked(after, "DocInfo", isPacked);
    expect(holds(unpacked(file, "DocInfo", isPacked), "연구실")).toBe(true);
    for (const name of ["연구실", "동료"]) expect(holds(changed, name)).toBe(false);
    // What is no letter stays: records keep their length.
    expect(changed).toHaveLength(docInfo("연구실 동료").length);

    const records = unpacked(after, "BodyText/Section0", isPacked);
    expect(shapeOf(records)).toEqual(shapeOf(before));
    expect(holds(records, text)).toBe(true);
    const beside = records.subarray(record(PARA_TEXT, text).length);
    for (const name of [...NAMES, "DALBIT@EXAMPLE.ORG"]) expect(holds(beside, name)).toBe(false);
    expect(beside.includes(Buffer.from("Author=---;Date=2026", "utf16le"))).toBe(true);
  });

  test("is written anew: nothing of a linked file, a preview, a script, an earlier version or a free sector is left", async () => {
    const account = "달빛이네";
    const path = Buffer.from(`C:\\Users\\${account}\\바탕 화면\\논문.hwp`, "utf16le");
    const file = hwpOf({
      docInfo: docInfo("가"),
      section: section(TEXT),
      flags: 1 | (1 << 6),
      leftover: path,
      more: {
        "DocOptions/_LinkDoc": path,
        "DocOptions/Other": path,
        "DocHistory/VersionLog0": path,
        PrvImage: path,
        PrvText: path,
        "Scripts/DefaultJScript": path,
        Unheard: path,
        "\u0005HwpSummaryInformation": summary({
          author: account,
          lastSavedBy: account,
          title: `${account}의 원고`,
        }),
      },
    });
    expect(holds(everything(file), account)).toBe(true);
    const after = await scrubHwp(file, []);
    expect(holds(everything(after), account)).toBe(false);
    const streams = readCompound(after);
    expect([...streams.keys()].toSorted()).toEqual(
      [
        "BodyText/Section0",
        "DocInfo",
        "DocOptions/_LinkDoc",
        "FileHeader",
        "PrvImage",
        "PrvText",
        "Scripts/DefaultJScript",
        "\u0005HwpSummaryInformation",
      ].toSorted(),
    );
    for (const empty of ["DocOptions/_LinkDoc", "PrvImage", "PrvText", "Scripts/DefaultJScript"])
      expect(streams.get(empty)).toHaveLength(0);
    // It says no more that it has earlier versions.
    expect(streams.get("FileHeader")?.readUInt32LE(36)).toBe(1);
  });

  test("hides a name that it tells itself in its notes, its running head and its fields, and a path to an account", async () => {
    const name = "한가온";
    const body = Buffer.concat([
      record(PARA_TEXT, `${name}의 선행 연구`, undefined, 1),
      record(CTRL_HEADER, "", Buffer.from("daeh"), 1),
      record(0x48, "", Buffer.alloc(8), 2),
      record(PARA_TEXT, `${name} 교수, gaon@example.org`, undefined, 3),
      record(PARA_TEXT, `${name}(2019)을 보라`, undefined, 1),
      record(CTRL_DATA, `C:\\Users\\gaon\\${name}.png`, undefined, 2),
      record(MEMO_LIST, "", Buffer.alloc(4), 1),
      record(PARA_TEXT, `${name}: 여기 다시`, undefined, 2),
    ]);
    const more = { "\u0005HwpSummaryInformation": summary({ author: name, lastSavedBy: "User", title: "" }) };
    const after = await scrubHwp(hwpOf({ docInfo: docInfo("가"), section: body, more }), []);
    const texts = [...recordsOf(unpacked(after, "BodyText/Section0"))].map(({ data }) =>
      data.toString("utf16le"),
    );
    expect(texts[0]).toBe(`${name}의 선행 연구`);
    expect(texts[3]).toBe("--- 교수, ----------------");
    expect(texts[4]).toBe(`${name}(2019)을 보라`);
    expect(texts[5]).toBe("C:\\Users\\----\\---.png");
    expect(texts[7]).toBe("---: 여기 다시");
  });

  test("keeps its pictures without what a camera wrote into them, and its objects without their properties", async () => {
    const name = "Gaon Han";
    const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: "#2B4285" } });
    const jpg = await drawn
      .withExif({ IFD0: { Artist: name } })
      .jpeg()
      .toBuffer();
    const object = compoundOf({
      "\u0005SummaryInformation": summary({ author: name, lastSavedBy: name, title: name }),
      Contents: Buffer.from("chart"),
    });
    expect(jpg.includes(name)).toBe(true);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(object.length);
    const more = {
      "BinData/BIN0001.jpg": deflateRawSync(jpg),
      "BinData/BIN0002.jpg": jpg,
      "BinData/BIN0003.OLE": deflateRawSync(Buffer.concat([length, object])),
    };
    const after = await scrubHwp(hwpOf({ docInfo: docInfo("가"), section: section(TEXT), more }), []);
    expect(holds(everything(after), name)).toBe(false);
    const picture = await sharp(unpacked(after, "BinData/BIN0001.jpg")).metadata();
    expect(picture).toMatchObject({ format: "jpeg", width: 9 });
    expect(picture.exif).toBeUndefined();
    expect((await sharp(unpacked(after, "BinData/BIN0002.jpg", false)).metadata()).width).toBe(9);
    const inner = readCompound(unpacked(after, "BinData/BIN0003.OLE").subarray(4));
    expect(inner.get("Contents")?.toString()).toBe("chart");
    expect(holds(Buffer.concat([...inner.values()]), name)).toBe(false);
  });

  test.each([
    ["has a password", hwpOf({ docInfo: docInfo("가나"), section: section(TEXT), flags: 3 })],
    ["is for distribution", hwpOf({ docInfo: docInfo("가나"), section: Buffer.from("encrypted"), flags: 4 })],
    [
      "has records that end outside it",
      hwpOf({ docInfo: Buffer.from([0x61, 0, 0xf0, 0x7f, 1]), section: section(TEXT) }),
    ],
    [
      "says that it is packed and is not",
      (() => {
        const file = hwpOf({ docInfo: docInfo("가나"), section: section(TEXT + long), flags: 0 });
        file.writeUInt32LE(1, file.indexOf("HWP Document File") + 36);
        return file;
      })(),
    ],
  ])("that %s is not handed on", async (_what, file) => {
    await expect(scrubHwp(file, NAMES)).rejects.toThrow();
  });
});
