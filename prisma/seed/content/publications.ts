// What the demo association has published. Every entry has its contents to take along.
import { ol, p, table, ul } from "#prisma/seed/document.ts";
import type { AttachmentSource, PostSource } from "./post-source.ts";

const contents = (name: string, title: string, ...lines: string[]): readonly AttachmentSource[] => [
  { name: `${name}.pdf`, title, lines },
];

export const demoPublications: readonly PostSource[] = [
  {
    ago: 80,
    tag: "journal",
    thumbnail: "books",
    ko: [
      "《말과 말 사이》 제18권 2호",
      p("특집은 ‘기계번역 이후의 번역 교육’입니다. 논문 세 편과 연구 노트, 서평을 실었습니다."),
      ul(
        "신경망 기계번역 사후편집에서 학습자가 고치지 않는 오류",
        "번역 말뭉치에 남은 초고를 다시 읽는 법",
        "가장자리에서 읽기: 『번역가의 책상』 다시 펴기",
      ),
    ],
    en: [
      "Between Words, vol. 18 no. 2",
      p(
        "A special issue on translator training after machine translation: three papers, a note and a review.",
      ),
      ul(
        "Errors that learners leave in post-edited neural machine translation",
        "Trust in raw machine translation among community interpreters in three cities",
      ),
    ],
    attachments: contents(
      "말과 말 사이 18권 2호 차례",
      "《말과 말 사이》 제18권 2호 차례",
      "특집: 기계번역 이후의 번역 교육",
      "논문 세 편, 연구 노트 한 편, 서평 한 편",
    ),
  },
  {
    ago: 118,
    tag: "report",
    ko: [
      "번역 노동 실태 보고서: 원고지 한 장의 값",
      p("번역가 642명이 답한 조사입니다. 원고료, 계약서, 마감, 쉬는 날을 물었습니다."),
      table(["항목", "값"], ["응답", "642명"], ["계약서를 쓴 비율", "71%"], ["한 해 쉬는 날", "63일"]),
    ],
    en: [
      "The price of a page: a report on translators’ work",
      p("A survey of 642 translators on fees, contracts, deadlines and days off."),
      table(
        ["Item", "Value"],
        ["Answers", "642"],
        ["Work with a contract", "71%"],
        ["Days off a year", "63"],
      ),
    ],
    attachments: contents(
      "번역 노동 실태 보고서 요약",
      "원고지 한 장의 값: 요약",
      "응답자 642명",
      "조사 기간 석 달",
    ),
  },
  {
    ago: 152,
    tag: "series",
    thumbnail: "letters",
    ko: [
      "총서 7 《옛 번역어 사전》",
      p("백 년 전의 번역서에서 모은 낱말 4만 개 가운데 뜻이 갈린 1,800개를 골라 풀이했습니다."),
    ],
    en: [
      "Series 7: A Dictionary of Forgotten Translations",
      p(
        "Of forty thousand words translators coined a century ago, the eighteen hundred whose meanings have parted ways.",
      ),
    ],
    attachments: contents("옛 번역어 사전 미리보기", "옛 번역어 사전: 미리보기", "ㄱ 항목 스무 개"),
  },
  {
    ago: 126,
    tag: "proceedings",
    thumbnail: "stage",
    ko: [
      "여름 국제학술대회 발표 논문집",
      p("발표 서른한 편의 요약과 전문을 두 언어로 묶었습니다. 토론문은 발언자의 확인을 거쳐 실었습니다."),
    ],
    en: [
      "Proceedings of the international summer conference",
      p(
        "Thirty-one papers in both languages. Contributions to the discussions are printed as their speakers approved them.",
      ),
    ],
    attachments: contents(
      "여름 국제학술대회 논문집",
      "여름 국제학술대회 발표 논문집",
      "발표 서른한 편",
      "토론 여섯 자리",
    ),
  },
  {
    ago: 266,
    tag: "journal",
    ko: [
      "《말과 말 사이》 제18권 1호",
      p("공공 안내문과 진료실, 법정의 통역을 다룬 논문 다섯 편과 번역 한 편을 실었습니다."),
      ol("법정 통역에서 ‘네’의 세 가지 뜻", "한국어 자막의 줄 나눔과 눈의 움직임", "여백의 번역가"),
    ],
    en: [
      "Between Words, vol. 18 no. 1",
      p("Five papers, on public notices, consulting rooms and courts among others, and a translation."),
      ol("Line breaks in Korean subtitles and the movement of the eye", "The translator in the margin"),
    ],
    attachments: contents(
      "말과 말 사이 18권 1호 차례",
      "《말과 말 사이》 제18권 1호 차례",
      "논문 다섯 편, 번역 한 편",
    ),
  },
  {
    ago: 238,
    tag: "report",
    thumbnail: "headset",
    ko: [
      "의료 통역 현장 지침서 제2판",
      p(
        "초진, 수술 동의, 나쁜 소식 전하기의 세 장면을 새로 썼습니다. 병원과 보건소에 무료로 나누어 드립니다.",
      ),
    ],
    en: [
      "Guidelines for medical interpreting, second edition",
      p(
        "First visit, consent to surgery and breaking bad news have been rewritten. Hospitals and health centres receive it free of charge.",
      ),
    ],
    attachments: contents(
      "의료 통역 현장 지침서",
      "의료 통역 현장 지침서 제2판",
      "1장 초진",
      "2장 수술 동의",
      "3장 나쁜 소식 전하기",
    ),
  },
  {
    ago: 287,
    tag: "series",
    thumbnail: "page",
    ko: [
      "총서 6 《같은 소리, 다른 글자》",
      p("한글과 로마자의 소리를 견준 글 아홉 편입니다. 글자꼴 연구자와 음성학자가 번갈아 썼습니다."),
    ],
    en: [
      "Series 6: Same Sound, Other Letters",
      p(
        "Nine essays on the sounds of Hangul and of Latin letters, by type designers and phoneticians in turn.",
      ),
    ],
    attachments: contents(
      "같은 소리 다른 글자 머리말",
      "같은 소리, 다른 글자: 머리말",
      "아와 a는 고리를 나누어 쓴다",
    ),
  },
  {
    ago: 318,
    tag: "report",
    ko: [
      "KITEC 시행 보고서",
      p("두 번의 시험에 응시한 1,284명의 성적 분포와 문항 분석입니다. 채점자 사이의 일치도도 공개합니다."),
      table(["부문", "응시", "합격률"], ["번역", "873명", "31%"], ["통역", "411명", "24%"]),
    ],
    en: [
      "KITEC: a report on the year",
      p("How 1,284 candidates did in two tests, which questions worked, and how far examiners agreed."),
      table(
        ["Part", "Candidates", "Passed"],
        ["Translation", "873", "31%"],
        ["Interpretation", "411", "24%"],
      ),
    ],
    attachments: contents("KITEC 시행 보고서", "KITEC 시행 보고서", "번역 873명, 통역 411명"),
  },
  {
    ago: 384,
    tag: "journal",
    ko: ["《말과 말 사이》 제17권 2호", p("특집 ‘번역가의 책상’에 열 사람의 작업 일지를 실었습니다.")],
    en: [
      "Between Words, vol. 17 no. 2",
      p("The feature “At the translator’s desk” prints the working diaries of ten people."),
    ],
    attachments: contents(
      "말과 말 사이 17권 2호 차례",
      "《말과 말 사이》 제17권 2호 차례",
      "특집: 번역가의 책상",
    ),
  },
  {
    ago: 421,
    tag: "proceedings",
    ko: [
      "정기 세미나 논문집 제11집",
      p("지난 한 해의 정기 세미나 여섯 번에서 발표된 글 열여덟 편을 모았습니다."),
    ],
    attachments: contents("정기 세미나 논문집 11", "정기 세미나 논문집 제11집", "글 열여덟 편"),
  },
  {
    ago: 467,
    tag: "series",
    thumbnail: "review",
    ko: [
      "총서 5 《교정지의 역사》",
      p("납활자에서 화면까지, 번역가가 남긴 붉은 글씨를 따라간 책입니다. 도판 140점을 실었습니다."),
    ],
    en: [
      "Series 5: A History of Proofs",
      p("From lead type to the screen, following the red ink of translators. With 140 plates."),
    ],
    attachments: contents("교정지의 역사 차례", "교정지의 역사: 차례", "도판 140점"),
  },
  {
    ago: 512,
    tag: "report",
    en: [
      "Korean studies and translation: a directory of programmes",
      p(
        "A list of 118 university programmes in 29 countries that teach translation from and into Korean, in English only.",
      ),
    ],
    attachments: contents(
      "Directory of programmes",
      "Korean studies and translation",
      "118 programmes in 29 countries",
    ),
  },
];
