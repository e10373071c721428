// What the demo says of one thing in several places is the same everywhere: facts, not sentences.
import { expect, test } from "vitest";
import { demoBoards } from "#prisma/seed/content/boards.ts";
import { demoFaqs } from "#prisma/seed/content/faqs.ts";
import { newestVolume } from "#prisma/seed/content/journal/newest-volume.ts";
import { journalEn, journalKo } from "#prisma/seed/content/pages/journal.ts";
import { kitecKo } from "#prisma/seed/content/pages/kitec.ts";
import { seminarEn, seminarKo } from "#prisma/seed/content/pages/seminar.ts";
import { demoPopup } from "#prisma/seed/content/popups.ts";
import { demoPrograms } from "#prisma/seed/content/programs/programs.ts";
import { demoIssues } from "#prisma/seed/demo-issues.ts";
import { composePosts } from "#prisma/seed/demo-posts.ts";

const NOW = new Date("2026-11-26T03:00:00Z");
const posts = Object.values(demoBoards).flat();
const place = (name: string) => ({
  key: "0".repeat(32),
  name: `${name}.webp`,
  alt: name,
  width: 3,
  height: 2,
});
const composed = composePosts(posts, NOW, place);
const texts = composed.map((post) => JSON.stringify(post));
const KOREAN_NUMBERS = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟"];

test("a numbered seminar has one subject", () => {
  const subjects = new Map<string, Set<string>>();
  const titles = [
    ...demoPrograms.map(({ title: [ko] }) => ko ?? ""),
    ...posts.map(({ ko }) => String(ko?.[0] ?? "")),
  ];
  for (const title of titles) {
    const [, number = "", subject = ""] =
      /^제(\d+)회 정기 세미나[:\s]*[‘]?([^’]*?)[’]?(?: (?:참가 )?안내)?$/.exec(title) ?? [];
    if (subject === "" || /발표 자료|질문/.test(subject)) continue;
    subjects.set(number, (subjects.get(number) ?? new Set()).add(subject.trim()));
  }
  expect(subjects.size).toBeGreaterThanOrEqual(5);
  for (const [number, said] of subjects) expect([...said], `seminar ${number}`).toHaveLength(1);
});

test("the regular seminars are two months apart, as their page and the year's notice say", () => {
  const pages = [seminarKo, seminarEn].map((blocks, at) =>
    JSON.stringify(
      blocks.map((block) => block({ language: at === 0 ? "ko" : "en", publishedAt: NOW, image: place })),
    ),
  );
  expect(pages[0]).toContain("두 달에 한 번");
  expect(pages[1]).toContain("every two months");
  expect(texts.filter((text) => text.includes("두 달마다") && text.includes("정기 세미나"))).toHaveLength(1);
  const days = new Map(
    demoPrograms.flatMap(({ title: [ko], day }) => {
      const [, number] = /^제(\d+)회 정기 세미나/.exec(ko ?? "") ?? [];
      return number === undefined ? [] : [[Number(number), day] as const];
    }),
  );
  expect(days.size).toBeGreaterThanOrEqual(7);
  for (const [number, day] of days) {
    const next = days.get(number + 1);
    if (next === undefined) continue;
    // Once a lecture took a seminar's place.
    const lectures = demoPrograms.filter(
      ({ kind, title: [ko] }) => kind === "SEMINAR" && /^특강/.test(ko ?? ""),
    );
    const between = lectures.map((lecture) => lecture.day).filter((one) => one > day && one < next);
    const meetings = [day, ...between, next];
    for (const [at, meeting] of meetings.slice(1).entries()) {
      // "About": two months, and two weeks more or less.
      const apart = meeting - (meetings[at] ?? Number.NaN);
      expect(apart, `from seminar ${number} to the next`).toBeGreaterThanOrEqual(45);
      expect(apart, `from seminar ${number} to the next`).toBeLessThanOrEqual(75);
    }
  }
});

test("what is put up of a seminar is put up after it", () => {
  const archives = new Map(
    demoBoards.SEMINAR_ARCHIVE.map(({ ko, ago }) => [/^제(\d+)회/.exec(String(ko?.[0] ?? ""))?.[1], ago]),
  );
  for (const {
    title: [ko],
    day,
  } of demoPrograms) {
    const [, number] = /^제(\d+)회 정기 세미나/.exec(ko ?? "") ?? [];
    const ago = archives.get(number);
    if (number !== undefined && ago !== undefined) expect(ago, `seminar ${number}`).toBeLessThan(-day);
  }
});

test("vol. 18 no. 2 has as many articles as its issue, and its subject", () => {
  const [issue] = newestVolume;
  const articles = issue?.articles.filter(({ type = "RESEARCH" }) => type === "RESEARCH").length ?? 0;
  const newest = demoIssues(NOW).at(-1);
  expect([newest?.volume, newest?.number]).toEqual([18, 2]);
  const about = texts.filter((text) => /제18권 2호(?!.*모집)/.test(text));
  const counts = about.flatMap((text) =>
    [...text.matchAll(/논문 (한|두|세|네|다섯|여섯|일곱|여덟|열\S*) 편/g)].map(([, count = ""]) => count),
  );
  expect(counts.length).toBeGreaterThan(1);
  expect(new Set(counts)).toEqual(new Set([KOREAN_NUMBERS[articles]]));
  const subject = issue?.title?.[0]?.replace("특집: ", "") ?? "";
  for (const text of about.filter((one) => one.includes("특집"))) expect(text).toContain(subject);
});

test("the general assembly has one number of people, and one day in its notice and its popup", () => {
  const counts = texts.flatMap((text) => [...text.matchAll(/회원 (\d+)명\(위임/g)].map(([, count]) => count));
  expect(counts.length).toBeGreaterThan(1);
  expect(new Set(counts).size).toBe(1);
  const notice = composed.find(({ ko }) => ko?.title.includes("하반기 정기총회 개최 안내"));
  const [day] = /\d+월 \d+일\([일월화수목금토]\)(?= 15:00)/.exec(JSON.stringify(notice)) ?? [];
  const popup = JSON.stringify(demoPopup(NOW, { id: 1, publishedAt: notice?.publishedAt ?? null }));
  expect(day).toBeDefined();
  expect(popup).toContain(day);
});

test("what the demo says about dues is said in both languages", () => {
  const about = posts.filter(({ ko }) => /연회비|납부/.test(String(ko?.[0] ?? "")));
  expect(about.length).toBeGreaterThan(0);
  for (const { ko, en } of about) expect(en?.[0], String(ko?.[0])).toEqual(expect.any(String));
});

test("a seminar has one deadline and one way to apply, those of its page", () => {
  const notice =
    texts.find((text) => text.includes("제24회 정기 세미나 ‘기계번역 이후의 번역 비평’ 안내")) ?? "";
  expect(notice).toContain("/seminar-schedule");
  expect(notice).not.toMatch(/일\([일월화수목금토]\) \d\d:\d\d까지|18:00, with|@example\.org/);
});

test("the notice about dues says what an account does: no day before a bill, and documents at once", () => {
  const notice = texts.find((text) => text.includes("연회비 납부 안내와 납부 계좌 변경")) ?? "";
  expect(notice).toContain("/my-account");
  expect(notice).not.toMatch(/\)까지 납부|by \w+ \d|사흘 안에|three days|이메일에 적혀/);
});

test("a seminar with an external form says how it is cancelled, and the questions name that way too", () => {
  const outside = demoPrograms.filter(({ kind, applyLink }) => kind === "SEMINAR" && applyLink !== undefined);
  expect(outside.length).toBeGreaterThan(0);
  const about = { language: "ko", publishedAt: NOW, image: place } as const;
  for (const { title, ko = [], en = [] } of outside) {
    const [inKorean, inEnglish] = [ko, en].map((blocks) =>
      JSON.stringify(blocks.map((block) => block(about))),
    );
    expect(inKorean, title[0]).toContain("취소하시려면");
    expect(inEnglish, title[0]).toContain("To cancel");
  }
  const question = demoFaqs.find(({ questionKo }) => questionKo.includes("취소하고 환불"));
  expect(question?.answerKo).toContain("외부 신청서");
  expect(question?.answerEn).toContain("external form");
});

test("the page about KITEC names the languages of the sessions, and says of the others that no session has them", () => {
  const names = { KO_EN: "영어", KO_ZH: "중국어", KO_VI: "베트남어" };
  const offered = new Set(demoPrograms.flatMap(({ exam }) => exam?.pairs ?? []));
  expect(offered).toEqual(new Set(Object.keys(names)));
  const page = JSON.stringify(
    kitecKo.map((block) => block({ language: "ko", publishedAt: NOW, image: place })),
  );
  expect(page).toContain(`${Object.values(names).join(", ")}를 시행합니다`);
  expect(page).toContain("일본어, 스페인어, 프랑스어는 아직 시행하는 회차가 없으며");
});

test.each([
  ["ko", journalKo, ["다루는 분야", "발간 일정", "심사료", "게재료"]],
  ["en", journalEn, ["Scope", "Schedule", "Reviewing", "Publication"]],
] as const)(
  "the introduction of the journal says in %s what it is about, when it appears, what it costs, and by which rules",
  (language, blocks, words) => {
    const text = JSON.stringify(blocks.map((block) => block({ language, publishedAt: NOW, image: place })));
    for (const word of words) expect(text).toContain(word);
    for (const rules of ["submission-rules", "review-rules", "ethics"])
      expect(text).toContain(`"/journal/${rules}"`);
  },
);

test("the questions answer what people look for about certificates, in either language", () => {
  const answering = (word: string) =>
    demoFaqs.filter(({ questionKo, questionEn, answerKo, answerEn }) =>
      [questionKo, questionEn, answerKo, answerEn].join(" ").toLowerCase().includes(word),
    );
  for (const word of ["증명서", "수료증", "합격증", "certificate", "receipt"]) {
    expect(answering(word).length, word).toBeGreaterThan(0);
  }
});
