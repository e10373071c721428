// What the PDF of an issued document says, in each language.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DOCUMENT_FONTS } from "#gateway/documents/template-compiler.ts";
import { createTypesetter } from "#gateway/documents/typesetter.ts";
import { readText } from "#gateway/texts/texts.ts";
import { db } from "#prisma/client.ts";
import { toPrintedDocument } from "#schema/overview/documents/printed-document.ts";
import { createSettings, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const PLACE = { KO: "서울특별시 중구 가온로 1", EN: "1 Gaon-ro, Jung-gu, Seoul" } as const;
const CHAIR = { KO: "회장 김서연", EN: "President Seo-yeon Kim" } as const;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-words-"));
  await createSettings({
    representativeKo: CHAIR.KO,
    representativeEn: CHAIR.EN,
    addressKo: PLACE.KO,
    addressEn: PLACE.EN,
    phone: "02-000-0000",
    registrationNumber: "000-82-00000",
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const dayIn = (locale: "ko-KR" | "en-GB") =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Asia/Seoul" }).format(
    gateway().clock.now(),
  );
/** How often a text is in another. */
const times = (text: string, part: string) => text.split(part).length - 1;

/** The words of the certificate of membership, with single spaces. */
async function certificate(language: "KO" | "EN" | "BOTH"): Promise<string> {
  const member = await createSignedIn({ name: "홍길동", familyName: "Hong", givenName: "Gil-dong" });
  await db.membership.create({
    data: {
      memberId: member.id,
      grade: "REGULAR",
      source: "EXEMPTION",
      fromDay: new Date("2020-03-02"),
      // The day after the last.
      toDay: new Date("2400-01-01"),
      createdAt: gateway().clock.now(),
    },
  });
  const answer = await gateway().send(
    "/api/v1/documents",
    { kind: "MEMBERSHIP", language },
    { headers: member.session.headers },
  );
  expect(answer.status).toBe(200);
  const path = join(folder, String(member.id));
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  const reading = await readText(path, "pdf");
  return reading.state === "READ" ? reading.text.replace(/\s+/gu, " ") : reading.state;
}

test("a document in one language has its date, representative and address in that language alone", {
  tags: ["long"],
}, async () => {
  const korean = await certificate("KO");
  expect(korean).toContain("회비 납부 완료 2399년 12월 31일까지");
  for (const words of [CHAIR.KO, PLACE.KO]) expect(times(korean, words)).toBe(1);
  for (const words of [CHAIR.EN, PLACE.EN, "Dues paid until"]) expect(korean).not.toContain(words);
  const english = await certificate("EN");
  expect(english).toContain("Dues paid until 31 December 2399");
  for (const words of [CHAIR.EN, PLACE.EN]) expect(times(english, words)).toBe(1);
  for (const words of [CHAIR.KO, PLACE.KO, "회비"]) expect(english).not.toContain(words);
});

test("a document in both languages has its date, representative and address in each", async () => {
  const both = await certificate("BOTH");
  for (const words of ["회비 납부 완료", "2399년 12월 31일까지", "Dues paid until", "31 December 2399"])
    expect(both).toContain(words);
  for (const words of [CHAIR.KO, CHAIR.EN, PLACE.KO, PLACE.EN]) expect(times(both, words), words).toBe(1);
  // The day it certifies is the day of issue: both dates, twice each.
  for (const locale of ["ko-KR", "en-GB"] as const) expect(times(both, dayIn(locale)), locale).toBe(2);
});

const DPI = 72;
const PAGE = { width: 210, height: 297 } as const;
const inPixels = (millimetres: number) => Math.round((millimetres / 25.4) * DPI);

test("a document in both languages is one page, and nothing touches the rule above its foot", async () => {
  await certificate("BOTH");
  const document = await db.issuedDocument.findFirstOrThrow({ orderBy: { id: "desc" } });
  const settings = await db.setting.findUniqueOrThrow({ where: { id: 1 } });
  const printed = toPrintedDocument(
    document,
    settings,
    "https://www.association.example/verify/0000-0000-0000-0000",
  );
  const svg = await createTypesetter(DOCUMENT_FONTS).svg(printed, null);
  const { data, info } = await sharp(Buffer.from(svg), { density: DPI })
    .flatten({ background: "white" })
    .greyscale()
    .resize({ width: inPixels(PAGE.width) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs(info.height - inPixels(PAGE.height))).toBeLessThan(3);
  const inkAt = (y: number) =>
    data.subarray(y * info.width, (y + 1) * info.width).filter((point) => point < 250).length;
  const inks = Array.from({ length: info.height }, (_, y) => inkAt(y));
  // The last line across the text.
  const rule = inks.findLastIndex((ink) => ink > inPixels(150));
  expect(rule).toBeGreaterThan(info.height / 2);
  const above = inks.slice(rule - inPixels(5), rule - 2);
  expect(above.every((ink) => ink === 0)).toBe(true);
});
