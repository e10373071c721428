// The tags of a recording name the examinee: they are gone, and the sound is where it was.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blankRecording, type RecordingEnding } from "#gateway/files/blank-recording.ts";

const NAME = "Gildong Hong 28-T-001";
const SOUND = Buffer.alloc(2_000, 0x5a);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recording-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function blanked(ending: RecordingEnding, bytes: Buffer) {
  const path = join(folder, `one.${ending}`);
  await writeFile(path, bytes);
  const isBuilt = await blankRecording(path, ending);
  return { isBuilt, bytes: await readFile(path) };
}

const chunk = (id: string, body: Buffer, isBig = false) => {
  const head = Buffer.alloc(8);
  if (isBig) {
    head.writeUInt32BE(body.length + 8, 0);
    head.write(id, 4, "latin1");
  } else {
    head.write(id, 0, "latin1");
    head.writeUInt32LE(body.length, 4);
  }
  return Buffer.concat([head, body, Buffer.alloc(isBig ? 0 : body.length % 2)]);
};
const box = (type: string, ...parts: readonly Buffer[]) => chunk(type, Buffer.concat([...parts]), true);
const named = Buffer.from(`.....${NAME}`);

function id3(body: Buffer): Buffer {
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0]);
  head.writeUInt8(Math.floor(body.length / 128), 8);
  head.writeUInt8(body.length % 128, 9);
  return Buffer.concat([head, body]);
}
function ape(body: Buffer): Buffer {
  const footer = Buffer.alloc(32);
  footer.write("APETAGEX", 0, "latin1");
  footer.writeUInt32LE(body.length + 32, 12);
  return Buffer.concat([body, footer]);
}
const id3v1 = () => {
  const tag = Buffer.alloc(128);
  tag.write(`TAG${NAME}`, 0, "latin1");
  return tag;
};

const RIFF = (...chunks: readonly Buffer[]) => {
  const body = Buffer.concat([Buffer.from("WAVE"), ...chunks]);
  return chunk("RIFF", body);
};

test.each<[RecordingEnding, Buffer]>([
  ["mp3", Buffer.concat([id3(named), id3(named), SOUND])],
  ["mp3", Buffer.concat([SOUND, ape(named), id3v1()])],
  [
    "wav",
    RIFF(chunk("fmt ", Buffer.alloc(16)), chunk("LIST", named), chunk("data", SOUND), chunk("id3 ", named)),
  ],
  [
    "m4a",
    Buffer.concat([
      box("ftyp", Buffer.from("M4A ")),
      box("moov", box("trak", box("udta", named)), box("udta", named)),
      box("mdat", SOUND),
    ]),
  ],
  ["m4a", Buffer.concat([box("ftyp", Buffer.from("M4A ")), box("mdat", SOUND), box("uuid", named)])],
])("%s", async (ending, recording) => {
  expect(recording.includes(NAME)).toBe(true);
  const { isBuilt, bytes } = await blanked(ending, recording);
  expect(isBuilt).toBe(true);
  expect(bytes.includes(NAME)).toBe(false);
  expect(bytes).toHaveLength(recording.length);
  expect(bytes.indexOf(SOUND)).toBe(recording.indexOf(SOUND));
});

test("what is not built as its kind, and what never ends, is refused soon", async () => {
  expect((await blanked("wav", Buffer.from("RIFX"))).isBuilt).toBe(false);
  expect((await blanked("m4a", Buffer.from([0, 0, 0, 4, 0x66, 0x74, 0x79, 0x70]))).isBuilt).toBe(false);
  const empty = id3(Buffer.alloc(0));
  expect((await blanked("mp3", Buffer.concat(Array.from({ length: 5_000 }, () => empty)))).isBuilt).toBe(
    false,
  );
  const chunks = Array.from({ length: 5_000 }, () => chunk("LIST", Buffer.alloc(0)));
  expect((await blanked("wav", RIFF(...chunks))).isBuilt).toBe(false);
  let nested = box("moov");
  for (let depth = 0; depth < 20; depth += 1) nested = box("moov", nested);
  expect((await blanked("m4a", nested)).isBuilt).toBe(false);
});
