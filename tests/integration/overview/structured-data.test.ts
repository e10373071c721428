// What the pages say to machines in their heads (schema.org, Open Graph).
import { beforeAll, expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { z } from "#schema/validation/zod.ts";
import { createIssue, createPost } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const PUBLIC_URL = "https://association.example";
const gateway = useGateway({
  config: { publicUrl: PUBLIC_URL },
  pages: builtPages(),
});
const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })),
});
const HOSTILE = '제목 </script><script>alert("x")</script> <!--';

async function page(path: string) {
  const html = await (await gateway().request(path)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  const scripts = [...head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(scripts.length).toBeLessThanOrEqual(1);
  const things = scripts[0]?.[1] ? graph.parse(JSON.parse(scripts[0][1]))["@graph"] : [];
  return { head, things, of: (type: string) => things.find((thing) => thing["@type"] === type) };
}

let post: number;
const programs: Record<string, number> = {};

beforeAll(async () => {
  const file = await db.file.create({
    data: {
      key: "abc",
      kind: "IMAGE",
      name: "사진.png",
      mimeType: "image/png",
      size: 1,
      width: 9,
      height: 9,
    },
  });
  post = (await createPost({ titleKo: HOSTILE, thumbnailId: file.id })).id;
  const make = async (
    kind: Prisma.ProgramUncheckedCreateInput["kind"],
    more: Partial<Prisma.ProgramUncheckedCreateInput> = {},
  ) => {
    const { id } = await db.program.create({
      data: {
        kind,
        titleKo: `${HOSTILE} ${kind}`,
        titleEn: "Course",
        descriptionKo: "소개",
        locationKo: "한빛관 304호",
        startsAt: new Date("2099-03-01T05:00:00Z"),
        endsAt: new Date("2099-03-01T08:00:00Z"),
        applyFrom: new Date("2020-01-01T00:00:00Z"),
        fee: 30_000,
        publishedAt: new Date("2020-01-01T00:00:00Z"),
        thumbnailId: file.id,
        ...more,
      },
    });
    programs[more.cancelledAt ? "CANCELLED" : kind] = id;
    await db.programSpeaker.create({ data: { programId: id, position: 1, nameKo: "서하람" } });
  };
  for (const kind of ["SEMINAR", "KITEC"] as const) await make(kind);
  await make("ONLINE_COURSE", { locationKo: "온라인(실시간)" });
  const closed = new Date("2020-02-01T00:00:00Z");
  await make("COMMUNITY_COURSE", { locationKo: "가람대학교 인문관(부산), 온라인", applyTo: closed });
  await make("SEMINAR", { cancelledAt: new Date() });
});

test("home says who the association is", async () => {
  expect((await page("/")).of("Organization")).toMatchObject({ url: `${PUBLIC_URL}/` });
  expect((await page("/en")).of("Organization")).toMatchObject({ url: `${PUBLIC_URL}/en` });
});

test("pages with crumbs say where they stand", async () => {
  const { of } = await page(`/en/notice/${post}`);
  expect(of("BreadcrumbList")).toMatchObject({
    itemListElement: [
      { position: 1, item: `${PUBLIC_URL}/en` },
      { position: 2, name: "Notices", item: `${PUBLIC_URL}/en/notice/list` },
      { position: 3, item: `${PUBLIC_URL}/en/notice/${post}` },
    ],
  });
  expect((await page("/history")).of("BreadcrumbList")).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, item: `${PUBLIC_URL}/history` }],
  });
});

test("what a post is called does not leave its place in the head", async () => {
  const { head } = await page(`/notice/${post}`);
  expect(head).not.toContain("<script>alert");
  expect(head).toMatch(new RegExp(`property="og:image" content="${PUBLIC_URL}/files/`));
  expect(head).toContain('property="og:type" content="article"');
});

test("a seminar is an event", async () => {
  const { head, of } = await page(`/seminar-details/${programs.SEMINAR}`);
  expect(of("Event")).toMatchObject({
    name: `${HOSTILE} SEMINAR`,
    startDate: "2099-03-01T14:00:00+09:00",
    endDate: "2099-03-01T17:00:00+09:00",
    eventStatus: "https://schema.org/EventScheduled",
    location: { "@type": "Place", name: "한빛관 304호" },
    performer: [{ "@type": "Person", name: "서하람" }],
    offers: { price: 30_000, priceCurrency: "KRW", availability: "https://schema.org/InStock" },
    image: expect.stringContaining(`${PUBLIC_URL}/files/`),
  });
  expect(head).toContain(`property="og:image" content="${PUBLIC_URL}/files/`);
  expect((await page(`/seminar-details/${programs.CANCELLED}`)).of("Event")).toMatchObject({
    eventStatus: "https://schema.org/EventCancelled",
  });
});

test("the exam is an event of education, a course a course with its dates", async () => {
  expect((await page(`/programs/${programs.KITEC}`)).of("EducationEvent")).toMatchObject({
    startDate: "2099-03-01T14:00:00+09:00",
  });
  expect((await page(`/programs/${programs.ONLINE_COURSE}`)).of("Course")).toMatchObject({
    description: "소개",
    offers: { category: "Paid" },
    hasCourseInstance: { "@type": "CourseInstance", startDate: "2099-03-01T14:00:00+09:00" },
  });
});

test("a place may be somewhere and online, too; what a course costs is said when nobody can apply any more", async () => {
  expect((await page(`/programs/${programs.COMMUNITY_COURSE}`)).of("Course")).toMatchObject({
    offers: { price: 30_000, category: "Paid" },
    hasCourseInstance: {
      courseMode: "Blended",
      eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
      location: [{ "@type": "Place" }, { "@type": "VirtualLocation" }],
    },
  });
  expect((await page(`/programs/${programs.ONLINE_COURSE}`)).of("Course")).toMatchObject({
    hasCourseInstance: { courseMode: "Online", location: { "@type": "VirtualLocation" } },
  });
});

/** What search engines ask for of each kind of thing (developers.google.com/search/docs, schema.org), beside its type. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  Event: ["name", "startDate", "location"],
  EducationEvent: ["name", "startDate", "location"],
  Course: ["name", "description", "provider", "hasCourseInstance"],
  FAQPage: ["mainEntity"],
  DefinedTermSet: ["url", "hasDefinedTerm"],
  Periodical: ["name", "url"],
  Article: ["headline", "datePublished"],
  NewsArticle: ["headline", "datePublished"],
  PublicationIssue: ["issueNumber", "isPartOf"],
  ScholarlyArticle: ["headline", "author", "datePublished", "isPartOf"],
};

test("every kind of page says things of a known kind with all that is asked for, in both languages", async () => {
  await db.faq.create({
    data: { position: 0, questionKo: "언제?", questionEn: "When?", answerKo: "지금", answerEn: "Now" },
  });
  await db.glossaryTerm.create({ data: { ko: "번역", en: "translation" } });
  const authors = { create: [{ position: 0, nameKo: "김서연", familyName: "Kim", givenName: "Seo-yeon" }] };
  const { id: issue, articles } = await createIssue({}, [{ titleKo: "논문", titleEn: "Paper", authors }]);
  const kinds = {
    "": ["Organization"],
    "/faq": ["FAQPage", "BreadcrumbList"],
    "/glossary": ["DefinedTermSet", "BreadcrumbList"],
    "/journal": ["Periodical", "BreadcrumbList"],
    [`/journal/issues/${issue}`]: ["PublicationIssue", "BreadcrumbList"],
    [`/journal/articles/${articles[0]?.id}`]: ["ScholarlyArticle", "BreadcrumbList"],
    [`/notice/${post}`]: ["BreadcrumbList"],
    [`/seminar-details/${programs.SEMINAR}`]: ["Event", "BreadcrumbList"],
    [`/programs/${programs.KITEC}`]: ["EducationEvent", "BreadcrumbList"],
    [`/programs/${programs.ONLINE_COURSE}`]: ["Course", "BreadcrumbList"],
  };
  for (const language of ["", "/en"]) {
    for (const [path, types] of Object.entries(kinds)) {
      const { things } = await page(`${language}${path}` || "/");
      const found = things.map((thing) => thing["@type"]);
      expect([path, found]).toEqual([path, expect.arrayContaining(types)]);
      for (const thing of things) {
        const asked = ASKED[thing["@type"]];
        const lacking = asked?.filter(
          (name) =>
            [undefined, null, ""].includes(thing[name] as never) ||
            (Array.isArray(thing[name]) && thing[name].length === 0),
        );
        expect([path, thing["@type"], lacking]).toEqual([path, thing["@type"], []]);
      }
    }
  }
});
