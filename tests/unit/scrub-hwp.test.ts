// What a hwp keeps of names in its packed records is gone from what reviewers get, and its text is as it was.
import { inflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compoundStreams } from "#gateway/files/compound-streams.ts";
import { scrubCompound } from "#gateway/files/scrub-compound.ts";
import { hwpOf, record } from "#tests/support/hwp.ts";

const NAMES = ["김달빛", "Dal-bit Kim", "dalbit@example.org"];
const PARA_TEXT = 0x43;
const CTRL_HEADER = 0x47;
const CTRL_DATA = 0x57;
const TRACK_CHANGE_AUTHOR = 0x61;
/** A field's command begins in the middle of a unit. */
const FIELD = Buffer.from("em%%\x01\x02\x03\x04\x05\x06\x07", "latin1");
const TEXT = "김달빛(2020)은 번역을 다시 보았다.";

/** The records of a stream, unpacked. */
function unpacked(file: Buffer, name: string, isPacked = true): Buffer {
  const found = compoundStreams(file).find((stream) => stream.name === name);
  const bytes = found?.read() ?? Buffer.alloc(0);
  return isPacked ? inflateRawSync(bytes) : bytes;
}
const holds = (records: Buffer, text: string) => records.includes(Buffer.from(text, "utf16le"));

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
  ])("that is %s names nobody beside its text", (_kind, text, flags) => {
    const isPacked = flags === 1;
    const file = hwpOf({ docInfo: docInfo("연구실 동료"), section: section(text), flags });
    const before = unpacked(file, "Section0", isPacked);
    const after = scrubCompound(Buffer.from(file), NAMES);
    expect(after).toHaveLength(file.length);

    // Whoever tracked changes, who need not be an author.
    const changed = unpacked(after, "DocInfo", isPacked);
    expect(holds(unpacked(file, "DocInfo", isPacked), "연구실")).toBe(true);
    for (const name of ["연구실", "동료"]) expect(holds(changed, name)).toBe(false);
    // What is no letter stays: records keep their length.
    expect(changed).toHaveLength(docInfo("연구실 동료").length);

    const records = unpacked(after, "Section0", isPacked);
    expect(records).toHaveLength(before.length);
    expect(holds(records, text)).toBe(true);
    const beside = records.subarray(record(PARA_TEXT, text).length);
    for (const name of [...NAMES, "DALBIT@EXAMPLE.ORG"]) expect(holds(beside, name)).toBe(false);
    expect(beside.includes(Buffer.from("Author=---;Date=2026", "utf16le"))).toBe(true);
  });

  test("in which nobody is named stays as it is, byte for byte", () => {
    const file = hwpOf({ docInfo: record(0x10, "\0\0"), section: record(PARA_TEXT, TEXT) });
    expect(scrubCompound(Buffer.from(file), NAMES).equals(file)).toBe(true);
  });

  test("for distribution loses what stands outside its encrypted sections", () => {
    const file = hwpOf({ docInfo: docInfo("연구실 동료"), section: Buffer.from("encrypted"), flags: 4 });
    const after = scrubCompound(Buffer.from(file), NAMES);
    expect(holds(unpacked(after, "DocInfo", false), "연구실")).toBe(false);
    expect(unpacked(after, "Section0", false).toString()).toBe("encrypted");
  });

  test.each([
    ["has a password", hwpOf({ docInfo: docInfo("가나"), section: section(TEXT), flags: 3 })],
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
  ])("that %s is not handed on", (_what, file) => {
    expect(() => scrubCompound(Buffer.from(file), NAMES)).toThrow();
  });
});
