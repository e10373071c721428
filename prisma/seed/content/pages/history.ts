// Eighteen years of the invented society, newest first, as the office would keep them.
import type { DatedItem } from "./page-source.ts";

export const history: readonly DatedItem[] = [
  {
    at: [0, 3],
    ko: ["회칙 개정, 화상으로 총회 참석", "먼 나라의 회원도 의결에 참여하게 되었습니다."],
    en: [
      "Bylaws amended: attending assemblies by video",
      "Members in distant countries can now take part in decisions.",
    ],
  },
  {
    at: [1, 10, 9],
    ko: ["이웃의 언어로 옮긴 안내문 300종 돌파", "보건소와 학교에서 쓰는 안내문을 열한 언어로 옮겼습니다."],
    en: ["Three hundred leaflets in neighbours’ languages", "For clinics and schools, in eleven languages."],
  },
  {
    at: [1, 3],
    ko: ["사회통합 프로그램 협력 기관으로 참여"],
    en: ["Partner in the social integration program"],
  },
  {
    at: [2, 11],
    ko: ["KITEC 응시자 사천 명 돌파", "첫 시행부터 다섯 해 만에 이룬 일입니다."],
    en: ["Four thousand KITEC candidates", "Five years after the first session."],
  },
  {
    at: [3, 5, 20],
    ko: ["번역 온라인 과정 개설", "일하면서 배우는 사람을 위한 여덟 주 과정을 열었습니다."],
    en: ["Online translation course", "Eight weeks for people who learn beside their work."],
  },
  {
    at: [5, 6],
    ko: ["학술지 전체 공개", "창간호부터 모든 호를 누구나 읽을 수 있게 했습니다."],
    en: ["The journal becomes open access", "All issues since the first are free to read."],
  },
  {
    at: [6, 9],
    ko: ["세미나를 화상으로 함께 열기 시작"],
    en: ["Seminars are held online as well"],
  },
  {
    at: [7, 4, 18],
    ko: ["KITEC 첫 시행", "번역과 통역 두 부문에 아흔여덟 사람이 응시했습니다."],
    en: ["First KITEC session", "Ninety-eight people took the two parts, translation and interpretation."],
  },
  {
    at: [8, 1],
    ko: ["회칙 개정, 위원회 설치", "편집, 시험출제, 연구윤리 세 위원회를 두었습니다."],
    en: ["Bylaws amended: three committees", "For the journal, the examination and research ethics."],
  },
  {
    at: [10, 10],
    ko: ["첫 국제학술대회 개최", "아홉 나라에서 이백여 사람이 모여 ‘말의 빈자리’를 이야기했습니다."],
    en: [
      "First international conference",
      "Two hundred people from nine countries met to talk about gaps between languages.",
    ],
  },
  {
    at: [12],
    ko: ["해외 지부 두 곳 설립"],
    en: ["Two branches abroad"],
  },
  {
    at: [14, 7],
    ko: ["번역 전문가 과정 개설"],
    en: ["Course for professional translators"],
  },
  {
    at: [17, 6, 30],
    ko: ["학술지 《말과 말 사이》 창간"],
    en: ["First issue of Between Words"],
  },
  {
    at: [18, 12],
    ko: ["첫 정기총회, 제1회 세미나 개최"],
    en: ["First general assembly and first seminar"],
  },
  {
    at: [18, 4, 12],
    ko: ["학회 창립", "스물세 사람이 작은 강의실에 모여 회칙을 정하고 초대 회장을 뽑았습니다."],
    en: [
      "The Society is founded",
      "Twenty-three people met in a small lecture room, adopted the bylaws and elected the first president.",
    ],
  },
];
