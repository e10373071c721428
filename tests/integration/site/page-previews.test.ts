// A page before it is in force, by a signed link: its newest version with its items and portraits, and a page
// that nobody has written.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createPageVersion, createSignedIn, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createFileOnDisk } from "#tests/support/page-files.ts";

const gateway = useGateway();

const READ = `query ($link: String!, $language: Language!) { previewedPage(link: $link) {
  key isUnsaved number title(language: $language) { text language } content(language: $language) { document language }
  entries { year title(language: $language) { text } body(language: $language) { text } }
  people { termFrom termTo name(language: $language) { text } otherName(language: $language) role(language: $language) { text } portrait { id } }
} }`;

async function makeLink(key: string, maker = createSignedIn({ roles: ["CONTENT"] })): Promise<string> {
  const { headers } = (await maker).session;
  const { data } = await askGraphql(gateway(), `mutation { makePagePreview(key: ${key}) { link } }`, {
    headers,
  });
  return Object(data).makePagePreview.link;
}

async function previewed(link: string, language: "KO" | "EN") {
  const { data } = await askGraphql(gateway(), READ, { variables: { link, language } });
  return Object(data).previewedPage;
}

const TOMORROW = new Date(Date.now() + 86_400_000);

test("shows the version that is coming, while everybody reads the one in force", async () => {
  await createPageVersion("BYLAWS", 1, { titleKo: "지금 회칙" });
  await createPageVersion("BYLAWS", 2, {
    titleKo: "다음 회칙",
    titleEn: "Next bylaws",
    contentEn: paragraph("Coming"),
    effectiveAt: TOMORROW,
  });
  const link = await makeLink("BYLAWS");
  expect(await previewed(link, "KO")).toMatchObject({
    key: "BYLAWS",
    number: 2,
    title: { text: "다음 회칙" },
  });
  expect(await previewed(link, "EN")).toMatchObject({
    title: { text: "Next bylaws", language: "EN" },
    content: { language: "EN" },
  });
  const { data } = await askGraphql(gateway(), "{ page(key: BYLAWS) { number } }");
  expect(data).toEqual({ page: { number: 1 } });
});

test("shows items in their order, and opens the portraits of its people", async () => {
  const portrait = await createFileOnDisk(gateway());
  await createPageVersion("HISTORY", 1, {
    effectiveAt: TOMORROW,
    entries: {
      create: [
        { position: 1, year: 2025, titleKo: "둘째" },
        { position: 0, year: 2024, titleKo: "첫째", titleEn: "First", bodyKo: "글" },
      ],
    },
  });
  await createPageVersion("BOARD_MEMBERS", 1, {
    effectiveAt: TOMORROW,
    people: {
      create: [
        { position: 0, nameKo: "김가온", nameEn: "Kim Gaon", roleKo: "회장", portraitId: portrait.id },
        { position: 1, nameKo: "이새봄", roleKo: "이사" },
      ],
    },
  });
  expect((await previewed(await makeLink("HISTORY"), "EN")).entries).toEqual([
    { year: 2024, title: { text: "First" }, body: { text: "글" } },
    { year: 2025, title: { text: "둘째" }, body: null },
  ]);
  const link = await makeLink("BOARD_MEMBERS");
  expect((await previewed(link, "KO")).people).toEqual([
    {
      termFrom: null,
      termTo: null,
      name: { text: "김가온" },
      otherName: "Kim Gaon",
      role: { text: "회장" },
      portrait: { id: portrait.id },
    },
    {
      termFrom: null,
      termTo: null,
      name: { text: "이새봄" },
      otherName: null,
      role: { text: "이사" },
      portrait: null,
    },
  ]);
  const { status, headers } = await gateway().request(`${portrait.path}?t=${encodeURIComponent(link)}`);
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
});

test("says that nobody has written a page", async () => {
  await db.pageVersion.deleteMany({ where: { key: "TERMS" } });
  expect(await previewed(await makeLink("TERMS"), "KO")).toMatchObject({
    key: "TERMS",
    number: null,
    title: null,
  });
});

/** What the form of a page holds. */
const typed = (title: string, portraitId: number) => ({
  values: {
    ko: { title, content: paragraph("고친 소개") },
    en: { title: "", content: { type: "doc", content: [{ type: "paragraph" }] } },
    entries: [],
    people: [
      {
        key: "new",
        nameKo: "이새봄",
        nameEn: "",
        roleKo: "이사",
        roleEn: "",
        affiliationKo: "",
        affiliationEn: "",
        termFrom: "2026",
        termTo: "언젠가",
        portrait: { id: portraitId },
      },
    ],
    effectiveAt: "",
  },
});

test("shows what its maker typed last, and no other person's draft, and no file of members", async () => {
  await db.pageVersion.deleteMany({ where: { key: "BOARD_MEMBERS" } });
  await createPageVersion("BOARD_MEMBERS", 1, { titleKo: "임원" });
  const maker = createSignedIn({ roles: ["CONTENT"] });
  const [mine, other] = [await makeLink("BOARD_MEMBERS", maker), await makeLink("BOARD_MEMBERS")];
  const portrait = await createFileOnDisk(gateway());
  const where = { memberId_pageKey: { memberId: (await maker).id, pageKey: "BOARD_MEMBERS" as const } };
  const payload = typed("고치는 임원", portrait.id);
  await db.draft.create({ data: { ...where.memberId_pageKey, payload } });
  expect(await previewed(mine, "EN")).toMatchObject({
    isUnsaved: true,
    number: 2,
    title: { text: "고치는 임원", language: "KO" },
    people: [{ name: { text: "이새봄" }, termFrom: 2026, termTo: null, portrait: { id: portrait.id } }],
  });
  expect(await previewed(other, "KO")).toMatchObject({
    isUnsaved: false,
    number: 1,
    title: { text: "임원" },
  });
  const open = async (link: string) =>
    (await gateway().request(`${portrait.path}?t=${encodeURIComponent(link)}`)).status;
  expect([await open(mine), await open(other)]).toEqual([200, 404]);
  await db.file.update({ where: { id: portrait.id }, data: { kind: "PHOTO" } });
  expect([(await previewed(mine, "KO")).people[0].portrait, await open(mine)]).toEqual([null, 404]);

  // What is no page shows what is stored.
  const script = { type: "doc", content: [{ type: "script" }] };
  const broken = { values: { ...payload.values, ko: { title: "나", content: script } } };
  await db.draft.update({ where, data: { payload: broken } });
  expect(await previewed(mine, "KO")).toMatchObject({ isUnsaved: false, title: { text: "임원" } });
});

test("gives what is typed the number that its save will get, behind a version that was taken back", async () => {
  await db.pageVersion.deleteMany({ where: { key: "BYLAWS" } });
  await createPageVersion("BYLAWS", 1, { titleKo: "지금 회칙" });
  await createPageVersion("BYLAWS", 2, { effectiveAt: TOMORROW, withdrawnAt: new Date() });
  const maker = createSignedIn({ roles: ["CONTENT"] });
  const payload = typed("고치는 회칙", (await createFileOnDisk(gateway())).id);
  await db.draft.create({ data: { memberId: (await maker).id, pageKey: "BYLAWS", payload } });
  expect(await previewed(await makeLink("BYLAWS", maker), "KO")).toMatchObject({
    isUnsaved: true,
    number: 3,
    title: { text: "고치는 회칙" },
  });
});
