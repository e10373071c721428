// Invented people of an invented board.
import type { Person } from "./page-source.ts";

const term = [-1, 0] as const;

export const boardMembers: readonly Person[] = [
  {
    name: ["나한결", "Han-gyeol Na"],
    role: ["회장", "President"],
    affiliation: ["온누리대학교 통번역학과", "Department of Translation, Onnuri University"],
    term,
  },
  {
    name: ["도이레", "I-re Do"],
    role: ["부회장(연구)", "Vice-President, Research"],
    affiliation: ["가람대학교 영어영문학과", "Department of English, Garam University"],
    term,
  },
  {
    name: ["마리엘 오르센", "Mariel Orsen"],
    role: ["부회장(국제)", "Vice-President, International"],
    affiliation: ["노르베일대학교 아시아학부", "School of Asian Studies, Norvale University"],
    term,
  },
  {
    name: ["서다온", "Da-on Seo"],
    role: ["총무이사", "Secretary General"],
    affiliation: ["온누리대학교 교양대학", "College of General Studies, Onnuri University"],
    term,
  },
  {
    name: ["라온유", "On-yu Ra"],
    role: ["편집위원장", "Editor-in-Chief"],
    affiliation: ["늘봄대학교 국어국문학과", "Department of Korean, Neulbom University"],
    term,
  },
  {
    name: ["모시내", "Si-nae Mo"],
    role: ["시험출제위원장", "Chair, Examination Committee"],
    affiliation: ["국제회의 통역사", "Conference interpreter"],
    term,
  },
  {
    name: ["변하람", "Ha-ram Byeon"],
    role: ["연구윤리위원장", "Chair, Research Ethics"],
    affiliation: ["가람대학교 철학과", "Department of Philosophy, Garam University"],
    term: [0, 1],
  },
  {
    name: ["소마루", "Ma-ru So"],
    role: ["교육이사", "Director, Education"],
    affiliation: ["말글번역교육원", "Malgeul Institute of Translation"],
    term,
  },
  {
    name: ["아린 데사이", "Arin Desai"],
    role: ["사회통합이사", "Director, Social Integration"],
    affiliation: ["가온구 다언어지원센터", "Gaon-gu Multilingual Centre"],
    term: [0, 1],
  },
  {
    name: ["조나래", "Na-rae Jo"],
    role: ["학술이사", "Director, Seminars"],
    affiliation: ["한빛대학교 통번역대학원", "Graduate School of Interpretation, Hanbit University"],
    term,
  },
  {
    name: ["차오름", "O-reum Cha"],
    role: ["정보이사", "Director, Technology"],
    affiliation: ["말뭉치 연구소 이음", "Ieum Corpus Laboratory"],
    term,
  },
  {
    name: ["토마 빌뇌브", "Thomas Villeneuve"],
    role: ["대외협력이사", "Director, Partnerships"],
    affiliation: ["몽클레르대학교", "Université de Montclaire"],
    term,
  },
  {
    name: ["표가온", "Ga-on Pyo"],
    role: ["감사", "Auditor"],
    affiliation: ["표가온 세무회계사무소", "Pyo Accounting"],
    term,
  },
  {
    name: ["하늬솔", "Nui-sol Ha"],
    role: ["감사", "Auditor"],
    affiliation: null,
    term,
  },
];

/** The editor-in-chief and the chair of research ethics are of the executive board, too. */
export const editorialBoard: readonly Person[] = [
  {
    name: ["라온유", "On-yu Ra"],
    role: ["편집위원장", "Editor-in-Chief"],
    affiliation: ["늘봄대학교 국어국문학과", "Department of Korean, Neulbom University"],
    term,
  },
  {
    name: ["구름찬", "Reum-chan Gu"],
    role: ["편집간사", "Managing Editor"],
    affiliation: ["온누리대학교 통번역학과", "Department of Translation, Onnuri University"],
    term,
  },
  {
    name: ["변하람", "Ha-ram Byeon"],
    role: ["편집위원(연구윤리)", "Editor, Research Ethics"],
    affiliation: ["가람대학교 철학과", "Department of Philosophy, Garam University"],
    term: [0, 1],
  },
  {
    name: ["노을빛", "Eul-bit No"],
    role: ["편집위원(통역)", "Editor, Interpreting"],
    affiliation: ["한빛대학교 통번역대학원", "Graduate School of Interpretation, Hanbit University"],
    term,
  },
  {
    name: ["엘린 보스", "Elin Vos"],
    role: ["해외 편집위원", "International Editor"],
    affiliation: ["노르베일대학교 아시아학부", "School of Asian Studies, Norvale University"],
    term,
  },
];
