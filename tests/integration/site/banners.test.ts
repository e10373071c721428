import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const HOME = `{
  banner { id heading(language: EN) lede(language: KO) primary(language: EN) { label href } secondary(language: KO) { label href } }
  goals { title(language: EN) body(language: KO) } terms { ko en }
}`;

test("the home page's own content, in the office's order; an empty site has none", async () => {
  expect((await askGraphql(gateway(), HOME)).data).toEqual({ banner: null, goals: [], terms: [] });
  const words = { headingKo: "제목", headingEn: "Heading\nin two lines", ledeKo: "설명", ledeEn: "Lede" };
  await db.banner.create({ data: { ...words, headingEn: "Second", position: 2 } });
  const first = await db.banner.create({
    data: {
      ...words,
      position: 1,
      primaryHref: "/notice/list",
      primaryKo: "공지",
      secondaryHref: "/news/list",
    },
  });
  await db.goal.createMany({
    data: [
      { position: 2, titleKo: "둘", titleEn: "Two", bodyKo: "본문 둘", bodyEn: "Body two" },
      { position: 1, titleKo: "하나", titleEn: "One", bodyKo: "본문 하나", bodyEn: "Body one" },
    ],
  });
  await db.term.createMany({
    data: [
      { position: 2, ko: "통역", en: "interpreting" },
      { position: 1, ko: "번역", en: "translation" },
    ],
  });
  gateway().clock.advance(11 * 60_000);
  expect((await askGraphql(gateway(), HOME)).data).toEqual({
    banner: {
      id: first.id,
      heading: "Heading\nin two lines",
      lede: "설명",
      primary: { label: "공지", href: "/notice/list" },
      secondary: null,
    },
    goals: [
      { title: "One", body: "본문 하나" },
      { title: "Two", body: "본문 둘" },
    ],
    terms: [
      { ko: "번역", en: "translation" },
      { ko: "통역", en: "interpreting" },
    ],
  });
});
