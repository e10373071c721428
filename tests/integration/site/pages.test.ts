import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { newFileKey } from "#prisma/file-key.ts";
import { createPageVersion, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const PAGE = `query ($key: PageKey!, $language: Language!) { page(key: $key) {
  key number effectiveAt title(language: $language) { text language } content(language: $language) { document language } } }`;
const ask = async (key: string, language: string) =>
  (await askGraphql(gateway(), PAGE, { variables: { key, language } })).data;

test("is the newest version in force, in the language there is", async () => {
  expect(await ask("TERMS", "KO")).toEqual({ page: null });
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000);
  await createPageVersion("TERMS", 1, { effectiveAt: day(-9), titleKo: "처음" });
  await createPageVersion("TERMS", 2, {
    effectiveAt: day(-1),
    titleKo: "지금",
    contentKo: paragraph("둘째"),
  });
  await createPageVersion("TERMS", 3, {
    effectiveAt: day(1),
    titleKo: "내일",
    titleEn: "Tomorrow",
    contentEn: paragraph("Third"),
  });
  await createPageVersion("PRIVACY_POLICY", 1, { titleEn: "Privacy", contentEn: paragraph("Private") });
  gateway().clock.advance(11 * 60_000);
  expect(await ask("TERMS", "EN")).toMatchObject({
    page: {
      number: 2,
      title: { text: "지금", language: "KO" },
      content: { document: paragraph("둘째"), language: "KO" },
    },
  });
  expect(await ask("PRIVACY_POLICY", "EN")).toMatchObject({
    page: { key: "PRIVACY_POLICY", title: { text: "Privacy", language: "EN" }, content: { language: "EN" } },
  });
  gateway().clock.advance(2 * 86_400_000);
  expect(await ask("TERMS", "EN")).toMatchObject({
    page: { number: 3, title: { text: "Tomorrow", language: "EN" } },
  });
});

test("names the pictures of its text in the sizes they were made in", async () => {
  const variants = [{ width: 480, height: 360, format: "avif", size: 500 }];
  const data = { kind: "IMAGE", name: "사진.jpg", mimeType: "image/jpeg", size: 9, variants } as const;
  const [{ id, key }, other] = [
    await db.file.create({ data: { ...data, key: newFileKey() } }),
    await db.file.create({ data: { ...data, key: newFileKey() } }),
  ];
  const page = await createPageVersion("GREETING", 1);
  await db.pageFigure.create({ data: { versionId: page.id, fileId: id } });
  const { data: answer } = await askGraphql(
    gateway(),
    "{ page(key: GREETING) { figures { key variants { width format } } } }",
  );
  expect(answer).toEqual({ page: { figures: [{ key, variants: [{ width: 480, format: "avif" }] }] } });
  expect(JSON.stringify(answer)).not.toContain(other.key);
});

test("the privacy policy has versions with their days, and shows what each changed", async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000);
  const [older, newer] = [day(-3), day(-2)];
  await createPageVersion("PRIVACY_POLICY", 5, {
    effectiveAt: older,
    contentKo: paragraph("1년 보관합니다."),
  });
  await createPageVersion("PRIVACY_POLICY", 6, {
    effectiveAt: newer,
    contentKo: paragraph("3년 보관합니다."),
  });
  gateway().clock.advance(11 * 60_000);
  const { data } = await askGraphql(
    gateway(),
    `{ pageVersions(key: PRIVACY_POLICY) { number effectiveAt }
      page(key: PRIVACY_POLICY, number: 6) { previous { number } changes(language: KO) { lines { words { kind text } } } } }`,
  );
  const { pageVersions, page } = Object(data);
  expect(pageVersions).toEqual(
    expect.arrayContaining([
      { number: 6, effectiveAt: newer.toISOString() },
      { number: 5, effectiveAt: older.toISOString() },
    ]),
  );
  expect(page.previous).toEqual({ number: 5 });
  const words = page.changes.lines.flatMap((line: { words: { kind: string; text: string }[] }) => line.words);
  expect(words).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "REMOVED", text: expect.stringContaining("1") }),
      expect.objectContaining({ kind: "ADDED", text: expect.stringContaining("3") }),
    ]),
  );
});
