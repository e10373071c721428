// What the checks of a translation see, rule by rule: what they must say, and what they must not.
import { describe, expect, test } from "vitest";
import type { TermInText } from "#schema/validation/core/translation/checked-terms.ts";
import { checkParagraph } from "#schema/validation/core/translation/checks.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";

const line = (words: string, href?: string) => ({
  type: "paragraph",
  content: [{ type: "text", text: words, ...(href ? { marks: [{ type: "link", attrs: { href } }] } : {}) }],
});
const found = (ko: string | object, en: string | object, names: { ko: string; en: string }[] = []) => {
  const text = (words: string | object) => ({
    title: "",
    content: { content: [typeof words === "string" ? line(words) : words] },
  });
  const [paragraph] = paragraphsOf({ ko: text(ko), en: text(en) }, [], new Set());
  if (!paragraph) throw new Error("No paragraph");
  return checkParagraph(paragraph, names).map((one) => [one.rule, one.ko, one.en]);
};

describe("dates", () => {
  test.each([
    ["2026년 11월 24일(화) 14:00에 엽니다.", "It opens on November 24, 2026 (Tue) at 2 p.m."],
    ["2026. 11. 24.(화) 오후 2시", "Tuesday, 24 November 2026, 2:00 pm"],
    ["11월 24일~26일에 엽니다.", "From Nov. 24–26."],
    ["3월 2일부터 4월 1일까지 접수합니다.", "Applications are taken from March 2nd to April 1st."],
    ["2026-11-24까지", "Until 11/24/2026"],
    ["2026년 5월에 냅니다.", "It comes out in May 2026."],
    ["문의할 수 있습니다.", "You may ask, and March on."],
  ])("%s = %s", (ko, en) => expect(found(ko, en)).toEqual([]));

  test("that differ are said, with the weekday", () => {
    expect(found("11월 24일(화)", "November 25 (Wed)")).toEqual([
      ["dates", "11-24", "11-25"],
      ["weekdays", "화", "Wed"],
    ]);
    expect(found("11월 24일~26일", "November 24")).toEqual([["dates", "11-26", ""]]);
    expect(found("2026년 11월 24일", "November 24, 2027")).toEqual([["numbers", "2026", "2027"]]);
  });
});

describe("times", () => {
  test.each([
    ["오후 2시~4시", "2–4 p.m."],
    ["오전 10시부터 정오까지", "from 10 a.m. to noon"],
    ["14:00~16:30", "2 p.m. to 4:30 p.m."],
    ["저녁 7시 반", "at 7:30 in the evening"],
    ["2시간 동안", "for two hours"],
    ["오후 네 시 반에 모입니다.", "We meet at 4:30 p.m."],
    ["네 시에 모입니다.", "We meet at four o’clock."],
    ["네 시에 모입니다.", "We meet at four in the afternoon."],
    ["한시적으로 세 시간만", "For three hours only"],
  ])("%s = %s", (ko, en) => expect(found(ko, en)).toEqual([]));

  test("in the other half of the day are said", () => {
    expect(found("오후 2시", "2 a.m.")).toEqual([["times", "14:00", "2:00"]]);
    expect(found("네 시에 모입니다.", "We meet at five o’clock.")).toEqual([["times", "4:00", "5:00"]]);
  });
});

describe("money and large numbers", () => {
  test.each([
    ["참가비는 5만 원입니다.", "The fee is KRW 50,000."],
    ["5만 5천 원", "55,000 won"],
    ["1억 2,000만 원을 지원합니다.", "KRW 120 million are granted."],
    ["3천만 원", "₩30,000,000"],
    ["100달러", "USD 100"],
    ["1만 2천 명이 왔습니다.", "12,000 people came."],
    ["50,000원(학생 30,000원)", "50,000 won (students: 30,000 won)"],
  ])("%s = %s", (ko, en) => expect(found(ko, en)).toEqual([]));

  test("that lost a zero, or the currency, are said", () => {
    expect(found("5만 원", "KRW 5,000")).toEqual([["money", "KRW 50,000", "KRW 5000"]]);
    expect(found("5만 원", "USD 50,000")).toEqual([["money", "KRW 50,000", "USD 50,000"]]);
  });
});

describe("numbers", () => {
  test.each([
    ["제3회 학술대회", "The 3rd conference"],
    ["제3회 학술대회", "The third conference"],
    ["세 명이 발표합니다.", "3 people speak."],
    ["30쪽, 2단", "30 pages in two columns"],
    ["전화 02-123-4567", "Phone +82-2-123-4567"],
    ["참여율 12.5%", "12.5 percent took part"],
  ])("%s = %s", (ko, en) => expect(found(ko, en)).toEqual([]));

  test("that differ are said", () => {
    expect(found("제31회 학술대회", "The 30th conference")).toEqual([["numbers", "31", "30"]]);
  });
});

describe("links", () => {
  test("that lead elsewhere are said; a page of ours is the same in English", () => {
    expect(found(line("안내", "/notice/3"), line("Guide", "/en/notice/3"))).toEqual([]);
    expect(found(line("안내", "https://a.example/1"), line("Guide", "https://a.example/2"))).toEqual([
      ["links", "a.example/1", "a.example/2"],
    ]);
    expect(found("문의: office@example.org", "Ask office@example.com.")).toEqual([
      ["links", "office@example.org", "office@example.com"],
    ]);
  });
});

describe("codes", () => {
  const text = (words: string, ...marks: object[]) => ({ type: "text", text: words, marks });
  const coded = (...content: object[]) => ({ type: "paragraph", content });
  const [bold, italic, link] = [
    { type: "bold" },
    { type: "italic" },
    { type: "link", attrs: { href: "/notice/3" } },
  ];
  const ko = coded(
    text("서울", bold),
    text("의 "),
    text("지도", link),
    { type: "hardBreak" },
    text("입니다."),
  );

  test("that are carried over in another order, and those that the English has of its own, are right", () => {
    const map = text("map", { type: "link", attrs: { href: "/en/notice/3" } });
    expect(
      found(ko, coded(text("A "), map, { type: "hardBreak" }, text("of "), text("Seoul", bold))),
    ).toEqual([]);
    expect(found("책입니다.", coded(text("It is a "), text("book", italic), text(".")))).toEqual([]);
  });

  test("that are missing or there once more are said by their numbers", () => {
    expect(found(ko, coded(text("A "), text("map", link), text(" of Seoul")))).toEqual([
      ["codes", "1, 3", ""],
    ]);
    const twice = coded(
      text("A", bold),
      text(" "),
      text("map", link),
      { type: "hardBreak" },
      text("of "),
      text("Seoul", bold),
    );
    expect(found(ko, twice)).toEqual([["codes", "", "1"]]);
    // A link that leads nowhere in the English is asked about as a link.
    expect(found(ko, coded(text("Map", bold), { type: "hardBreak" }))).toEqual([["links", "/notice/3", ""]]);
  });
});

describe("names", () => {
  const names = [{ ko: "김민지", en: "Minji Kim" }];
  test("that are written otherwise, or left out, are said", () => {
    expect(found("김민지 교수가 맡습니다.", "Prof. KIM Minji chairs.", names)).toEqual([]);
    expect(found("김민지 교수가 맡습니다.", "Prof. Min-jee Kim chairs.", names)).toEqual([
      ["names", "김민지", "Minji Kim"],
    ]);
    expect(found("KITEC 시험은 Zoom으로 봅니다.", "The KITEC exam is online.")).toEqual([
      ["names", "Zoom", ""],
    ]);
  });
});

describe("terms", () => {
  const terms = [{ start: 0, end: 4, ko: "순차통역", en: ["consecutive interpreting", "consecutive"] }];
  const rules = (en: string) => {
    const [paragraph] = paragraphsOf(
      { ko: { title: "순차통역을 배웁니다." }, en: { title: en } },
      [],
      new Set(),
    );
    return paragraph && checkParagraph(paragraph, [], terms).map((one) => [one.rule, one.ko, one.en]);
  };
  test("that are called otherwise are said, with what they are called", () => {
    expect(rules("Consecutive interpreting is taught.")).toEqual([]);
    expect(rules("Sequential interpreting is taught.")).toEqual([
      ["terms", "순차통역", "consecutive interpreting / consecutive"],
    ]);
  });
});

describe("a general word", () => {
  const general =
    (ko: string, ...en: string[]) =>
    (text: string) => {
      const start = text.indexOf(ko);
      const rivals = ["translation", "interpreting"].filter((rival) => !en.includes(rival));
      return start < 0 ? [] : [{ start, end: start + ko.length, ko, en, rivals }];
    };
  const asked = (ko: string, en: string, more: readonly TermInText[] = []) => {
    const [paragraph] = paragraphsOf({ ko: { title: ko }, en: { title: en } }, [], new Set());
    const terms = [general("통역", "interpreting")(ko), general("번역", "translation")(ko), more].flat();
    return paragraph && checkParagraph(paragraph, [], terms).map((one) => [one.rule, one.ko, one.en]);
  };
  test("may be left out, and is no other one", () => {
    expect(asked("통역 실습용 부스", "Practice booths")).toEqual([]);
    expect(asked("통역은 말의 일입니다.", "Translation is a work of speech.")).toEqual([
      ["terms", "통역", "interpreting"],
    ]);
    expect(asked("통역과 번역", "Translation and more")).toEqual([]);
    // In another term, and in another word.
    const term = { start: 0, end: 4, ko: "기계번역", en: ["machine translation"] };
    expect(asked("기계번역 뒤의 통역", "After machine translation", [term])).toEqual([]);
    expect(asked("통번역 활동가", "Community interpreters")).toEqual([]);
  });
});

test("a term in the other spelling is the term", () => {
  const term = { start: 0, end: 6, ko: "게임 현지화", en: ["game localization"] };
  const [paragraph] = paragraphsOf(
    { ko: { title: "게임 현지화" }, en: { title: "Game localisation" } },
    [],
    new Set(),
  );
  expect(paragraph && checkParagraph(paragraph, [], [term])).toEqual([]);
});

describe("quotation marks", () => {
  test("are asked for around what is said, however it is parted; titles, stress and apostrophes are none", () => {
    expect(found("‘통역’과 「번역」", "“Interpreting” and 'translation', it's said")).toEqual([]);
    expect(found("『번역학 연구』에 실립니다.", "It appears in Translation Studies.")).toEqual([]);
    expect(found("“오늘은 할 말이 없다”고 했다.", "There was nothing to say.")).toEqual([
      ["quotes", "“오늘은 할 말이 없다”", ""],
    ]);
    expect(found("“오늘은 할 말이 없다”고 했다.", "“Today,” she said, “I have nothing to say.”")).toEqual([]);
    expect(
      found(
        "재판장에게 “통역인이 정정할 것이 있습니다”라고 말한다.",
        "She tells the judge that there is a correction.",
      ),
    ).toEqual([]);
    expect(found("‘네’의 세 가지 뜻", "Three meanings of yes")).toEqual([]);
    expect(found("“말”입니다.", "It is a “word.")[0]?.[0]).toBe("quotes");
  });
});

describe("what was left", () => {
  test("Korean in English is said, unless it is in brackets", () => {
    expect(found("서울에서", "In Seoul (서울)")).toEqual([]);
    expect(found("서울에서 엽니다", "In 서울")).toEqual([["korean-left", "", "서울"]]);
  });

  test("doubled spaces are said in both", () => {
    expect(found("두  칸", "two  spaces")).toEqual([["double-space", "두  칸", "two  spaces"]]);
  });
});

test("an answer is about these words", () => {
  const answer = (en: string) => {
    const text = (words: string) => ({ title: words });
    const [paragraph] = paragraphsOf({ ko: text("제3회"), en: text(en) }, [], new Set());
    return paragraph && checkParagraph(paragraph, [])[0]?.answer;
  };
  expect(answer("The 4th")).toMatch(/^numbers:[0-9a-z]+$/);
  expect(answer("The 4th")).not.toBe(answer("The 5th"));
});

describe("numbers in words", () => {
  test.each([
    ["30분 동안", "For half an hour"],
    ["30분씩", "turns of thirty minutes"],
    ["4만 개 가운데 1,800개", "Of forty thousand words the eighteen hundred"],
    ["상금 300만 원", "three million won"],
    ["1학년 18명", "Eighteen first-year students"],
    ["1분 28초가 걸렸다.", "It took a minute and 28 seconds."],
    ["1층 로비", "The ground-floor lobby"],
  ])("%s is %s", (ko, en) => {
    expect(found(ko, en)).toEqual([]);
  });

  test("that are others are asked about", () => {
    expect(found("상금 300만 원", "two million won")).toEqual([["money", "KRW 3,000,000", "KRW 2,000,000"]]);
    expect(found("40분 늦게", "fifty minutes late")).toEqual([["numbers", "40", "50"]]);
  });
});

test("a day of the week is asked about where both languages say one", () => {
  expect(found("12월 19일(금)까지", "by 19 December")).toEqual([]);
  expect(found("12월 19일(금)까지", "by Saturday, 19 December")[0]?.[0]).toBe("weekdays");
});

describe("a number that both languages have in words", () => {
  test.each([
    ["논문 세 편을 뽑습니다.", "Three papers are chosen."],
    ["논문 세 편을 뽑습니다.", "3 papers are chosen."],
    ["열두 명이 모여 스물한 장을 읽었습니다.", "Twelve people read twenty-one pages."],
    ["삼백 명이 왔습니다.", "300 people came."],
    ["이천삼백 명이 왔습니다.", "Two thousand three hundred people came."],
    ["백여 명이 왔습니다.", "More than 100 people came."],
    ["상금은 오십만 원입니다.", "The prize is KRW 500,000."],
    ["상금은 오천 원입니다.", "The prize is five thousand won."],
    ["십오 일 안에 알립니다.", "You hear from us within fifteen days."],
    ["첫째, 듣습니다. 둘째, 적습니다.", "First, listen. Second, take notes."],
    ["두 번째 모임", "The 2nd meeting"],
    ["한 사람이 한 편씩 냅니다.", "Each hands in a paper."],
    ["두 사람이 세 편을 읽습니다.", "Both read three papers."],
    ["한두 명이 서너 편씩 읽습니다.", "One or two people read three or four papers each."],
    ["십 년 동안 두 번 고쳤습니다.", "Within a decade it was revised twice."],
    // A language may leave a number out.
    ["두 언어로 읽습니다.", "It is read in Korean and English."],
    ["한국어와 영어로 읽습니다.", "It is read in two languages."],
    ["네 시에 시작합니다.", "It begins at 4 p.m. for two groups."],
    ["중요한 두 가지", "Two important things"],
    // What only looks like a number.
    ["만일 백일장에서 만년필을 쓰면", "In two writing contests"],
    ["지난 세미나를 십분 살려 두고 씁니다.", "Two seminars are used well."],
    ["사회 구조와 구분", "Two structures of society"],
    ["이 년 동안", "For three years"],
  ])("%s = %s", (ko, en) => expect(found(ko, en)).toEqual([]));

  test.each([
    ["논문 세 편을 뽑습니다.", "Two papers are chosen.", "3", "2"],
    ["논문 한 편을 뽑습니다.", "Two papers are chosen.", "1", "2"],
    ["논문 두 편을 뽑습니다.", "One paper is chosen.", "2", "1"],
    ["열두 명이 모였습니다.", "Ten people met.", "12", "10"],
    ["스물두 명이 모였습니다.", "Twenty people met.", "22", "20"],
    ["석 달 동안", "For four months", "3", "4"],
    ["발표자는 셋입니다.", "There are four speakers.", "3", "4"],
    ["삼백 명이 왔습니다.", "200 people came.", "300", "200"],
    ["천오백 명이 왔습니다.", "Fifteen thousand people came.", "1500", "15,000"],
    ["오 년마다 바꿉니다.", "It changes every four years.", "5", "4"],
    ["첫째 문단", "The second paragraph", "1", "2"],
    ["네 번째 모임", "The third meeting", "4", "3"],
    ["중요한 두 가지", "Three important things", "2", "3"],
  ])("%s is not %s", (ko, en, korean, english) =>
    expect(found(ko, en)).toEqual([["numbers", korean, english]]),
  );

  test("and an amount of money in words is asked about as money", () => {
    expect(found("상금은 오십만 원입니다.", "The prize is KRW 50,000.")).toEqual([
      ["money", "KRW 500,000", "KRW 50,000"],
    ]);
  });
});
