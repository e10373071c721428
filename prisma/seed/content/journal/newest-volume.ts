// The two issues of the newest volume, the later one first.
import type { IssueSource } from "./article-source.ts";
import { people } from "./people.ts";
import { works } from "./references.ts";

const {
  seoyeon,
  jiho,
  haneul,
  minseo,
  dawon,
  garam,
  yujin,
  hyeonu,
  sora,
  taeo,
  narae,
  eunsol,
  marta,
  daniel,
} = people;

export const newestVolume: readonly IssueSource[] = [
  {
    title: [
      "특집: 기계번역 이후의 번역 교육",
      "Special issue: Teaching translation after machine translation",
    ],
    articles: [
      {
        type: "FOREWORD",
        title: ["기계가 옮긴 다음에 남는 일", "What remains after the machine"],
        authors: [seoyeon],
        pages: 3,
        body: "특집을 꾸미며 편집위원회는 교실에서 실제로 무엇이 달라졌는지를 물었다. 답은 생각보다 조용했다. 학생들은 더 빨리 옮기게 된 것이 아니라 더 오래 읽게 되었다.",
      },
      {
        title: [
          "신경망 기계번역 사후편집에서 학습자가 고치지 않는 오류",
          "Errors that learners leave in post-edited neural machine translation",
        ],
        authors: [jiho, { ...haneul, corresponding: true }],
        abstract: [
          "이 연구는 통번역대학원생 24명이 한국어 기계번역 결과물을 사후편집한 기록을 모아, 고친 곳이 아니라 고치지 않은 곳을 살폈다. 문법 오류는 열에 아홉이 고쳐졌으나, 문장 사이의 관계가 뒤바뀐 오류는 셋 가운데 하나만 고쳐졌다.\n\n학습자는 문장 안에서는 원문을 다시 읽었지만 문장 사이에서는 역문만 읽었다. 사후편집 수업은 문장보다 큰 단위에서 원문으로 돌아가는 버릇을 가르칠 필요가 있다.",
          "We collected the post-editing logs of 24 graduate students and looked not at what they changed but at what they left. Nine in ten grammatical errors were corrected; of errors in the relation between sentences only one in three was.\n\nLearners went back to the source within a sentence and read only the target between sentences. Courses in post-editing should teach the habit of returning to the source above the sentence.",
        ],
        keywords: [
          ["사후편집", "기계번역", "번역 교육", "결속성"],
          ["post-editing", "machine translation", "translator training", "coherence"],
        ],
        pages: 27,
        body: "실험 참가자는 두 학기에 걸쳐 뉴스, 안내문, 계약서를 각각 네 편씩 편집하였다. 화면 기록에서 눈에 띈 것은 접속 표현 앞에서의 망설임이다. 망설임이 길수록 원문 창을 여는 비율은 오히려 낮았다.",
        references: [works.lee, works.kim, works.machine, works.quality],
      },
      {
        title: [
          "생성형 인공지능을 쓰는 번역 수업의 과제 설계: 과정 일지를 중심으로",
          "Designing assignments for classes with generative AI: process diaries",
        ],
        authors: [dawon, narae],
        abstract: [
          "생성형 인공지능을 쓰도록 허락한 번역 수업 두 학기를 보고한다. 결과물 대신 과정 일지를 평가하자 학생들은 도구의 답을 근거와 함께 물리치는 횟수가 늘었다. 과제의 문장, 채점 기준, 학생이 쓴 일지의 예를 함께 싣는다.",
          "This report covers two semesters of a translation class in which generative AI was allowed. When process diaries were graded instead of products, students rejected the tool's answers more often and gave reasons. The wording of assignments, the rubric and sample diaries are included.",
        ],
        keywords: [
          ["생성형 인공지능", "번역 교육", "과정 중심 평가"],
          ["generative AI", "translator training", "process-based assessment"],
        ],
        pages: 22,
        body: "일지는 세 칸으로 되어 있다. 도구가 내놓은 문장, 내가 고른 문장, 그렇게 고른 까닭. 첫 주에는 셋째 칸이 비어 있는 일지가 절반이었으나 열째 주에는 한 편도 없었다.",
        references: [works.choi, works.machine],
      },
      {
        language: "EN",
        title: [null, "Trust in raw machine translation among community interpreters in three cities"],
        authors: [marta, daniel],
        abstract: [
          null,
          "Interviews with 31 community interpreters show that raw machine translation is used before an assignment far more often than during one. Interpreters trust it for names of offices and distrust it for forms of address. We discuss what this means for guidelines that treat all use alike.",
        ],
        keywords: [[], ["community interpreting", "machine translation", "trust"]],
        pages: 19,
        body: "One interpreter keeps a paper list of nine sentences that the phone gets wrong. She hands the list to new colleagues together with the key of the office.",
        references: [works.community, works.handbook],
      },
      {
        type: "NOTE",
        title: ["번역 말뭉치에 남은 초고를 다시 읽는 법", null],
        authors: [hyeonu],
        abstract: [
          "번역가가 지운 문장은 말뭉치에 거의 남지 않는다. 판본이 있는 공동 작업 문서 140건에서 초고와 최종고를 나란히 뽑는 절차를 소개하고, 개인 정보를 가리는 규칙과 함께 공개한다.",
          null,
        ],
        keywords: [["말뭉치", "초고", "번역 과정"], []],
        pages: 11,
        body: "절차는 네 걸음이다. 판본을 내려받고, 문단을 맞추고, 이름을 가리고, 두 사람이 따로 확인한다. 맞추기에 가장 오래 걸린 것은 문단이 합쳐진 경우였다.",
        references: [works.machine],
      },
      {
        type: "REVIEW",
        title: ["가장자리에서 읽기: 『번역가의 책상』 다시 펴기", null],
        authors: [eunsol],
        pages: 6,
        keywords: [["서평", "번역 비평"], []],
        body: "초판이 나온 뒤로 책상은 많이 바뀌었다. 사전은 창 속으로 들어갔고 연필은 사라졌다. 그런데도 이 책의 둘째 장은 여전히 책상 앞에 앉은 사람의 자세에 관한 가장 정확한 글이다.",
        references: [works.choi, works.literature],
      },
    ],
  },
  {
    articles: [
      {
        title: [
          "공공 안내문의 쉬운 말 번역에서 존댓말의 구실",
          "What honorifics do in plain-language public notices",
        ],
        authors: [seoyeon, minseo],
        abstract: [
          "지방자치단체의 다국어 안내문 312건에서 존댓말이 어떻게 옮겨졌는지를 살폈다. 영어 안내문에서는 존댓말의 자리에 이유를 적는 문장이 들어갔고, 이유가 적힌 안내문은 이해도 조사에서 높은 점수를 받았다.",
          "We examined how honorifics were rendered in 312 multilingual notices of local governments. In English, sentences giving reasons took their place, and notices with reasons scored higher in a comprehension survey.",
        ],
        keywords: [
          ["공공번역", "쉬운 말", "존댓말"],
          ["public translation", "plain language", "honorifics"],
        ],
        pages: 24,
        body: "안내문 가운데 가장 짧은 것은 아홉 글자였다. ‘물이 나오지 않습니다.’ 영어로는 스물두 낱말이 되었다. 늘어난 낱말은 모두 까닭을 말하는 데 쓰였다.",
        references: [works.lee, works.quality],
      },
      {
        title: [
          "진료실의 가족 통역: 거절을 옮기지 않는 순간",
          "Family members as interpreters: when a refusal is not rendered",
        ],
        authors: [yujin, { ...taeo, corresponding: true }],
        abstract: [
          "외래 진료 46건의 녹음을 분석하여 가족이 통역할 때 환자의 거절이 의사에게 전해지지 않는 장면을 기술하였다. 거절은 질문으로, 질문은 침묵으로 바뀌었다. 전문 통역사를 부르는 기준을 제안한다.",
          "Recordings of 46 consultations show how a patient's refusal does not reach the physician when relatives interpret: refusals become questions and questions become silence. We propose criteria for calling a professional interpreter.",
        ],
        keywords: [
          ["의료통역", "가족 통역", "거절"],
          ["medical interpreting", "ad hoc interpreters", "refusal"],
        ],
        pages: 28,
        body: "녹음 열일곱에서 환자는 네 번 ‘괜찮아요’라고 말하였다. 딸은 두 번을 동의로, 두 번을 감사로 옮겼다. 어느 쪽도 거절은 아니었다.",
        references: [works.yun, works.community, works.handbook],
        state: "CORRECTED",
        notice: [
          "표 3의 빈도 가운데 ‘침묵’의 값을 14에서 41로 바로잡았습니다. 결론은 달라지지 않습니다. PDF는 고친 것으로 바꾸었습니다.",
          "In table 3 the frequency of “silence” was corrected from 14 to 41. The conclusions are unchanged; the PDF has been replaced.",
        ],
      },
      {
        title: [
          "한국어 자막의 줄 나눔과 눈의 움직임",
          "Line breaks in Korean subtitles and the movement of the eye",
        ],
        authors: [garam],
        abstract: [
          "어절 가운데에서 줄을 나눈 자막과 구 끝에서 나눈 자막을 시청자 38명이 볼 때의 시선을 견주었다. 구 끝에서 나눈 자막에서 되돌아 읽기가 27% 줄었다.",
          "The gaze of 38 viewers was compared for subtitles broken within a phrase and at its end. Breaking at the end of phrases reduced regressions by 27 per cent.",
        ],
        keywords: [
          ["자막 번역", "줄 나눔", "시선 추적"],
          ["subtitling", "line breaks", "eye tracking"],
        ],
        pages: 21,
        body: "시청자는 자막이 어디에서 나뉘었는지를 기억하지 못하였다. 다만 구 끝에서 나뉜 영상을 본 뒤에는 인물의 표정을 더 많이 기억하였다.",
        references: [works.garam],
      },
      {
        title: ["법정 통역에서 ‘네’의 세 가지 뜻", null],
        authors: [dawon],
        abstract: [
          "형사 공판 조서와 녹음을 견주어 증인의 ‘네’가 대답, 들었다는 표시, 되묻기로 쓰인 비율을 세었다. 통역사는 억양이 내려갈 때에만 셋을 가려 옮겼다. 조서에는 셋이 모두 같은 글자로 남는다.",
          null,
        ],
        keywords: [["법정통역", "담화 표지", "조서"], []],
        pages: 25,
        body: "통역사 다섯 사람은 면담에서 모두 ‘네’를 옮기지 않은 적이 있다고 말하였다. 옮기지 않은 까닭은 서로 달랐다.",
        references: [works.handbook, works.kim],
      },
      {
        title: [
          "문학 번역가의 후기에 나타난 낯섦의 수사",
          "Rhetorics of strangeness in the afterwords of literary translators",
        ],
        authors: [sora],
        abstract: [
          "1990년 이후 나온 번역 소설의 옮긴이 후기 88편에서 ‘낯설다’는 말이 쓰인 자리를 모았다. 낯섦은 변명에서 자랑으로, 다시 약속으로 바뀌었다.",
          "The word “strange” was collected from 88 translators' afterwords published since 1990. Strangeness turned from an excuse into a boast, and then into a promise.",
        ],
        keywords: [
          ["문학 번역", "옮긴이 후기", "번역 비평"],
          ["literary translation", "afterwords", "translation criticism"],
        ],
        pages: 20,
        body: "가장 짧은 후기는 한 문장이다. 낯선 것은 낯선 대로 두었다. 이 문장은 열두 해 뒤 다른 번역가의 후기에서 따옴표 없이 되풀이된다.",
        references: [works.choi, works.literature],
      },
      {
        type: "TRANSLATION",
        title: ["여백의 번역가", "The translator in the margin"],
        authors: [narae],
        abstract: [
          "번역가의 이름이 책의 어디에 놓이는지를 다룬 논문을 저자의 허락을 받아 옮겼다. 옮긴이 주에는 한국 출판물의 예를 더하였다.",
          "A Korean translation, with the author's permission, of an essay on where in a book the translator's name is placed; the notes add examples from Korean publishing.",
        ],
        keywords: [
          ["번역가", "출판", "곁텍스트"],
          ["translators", "publishing", "paratext"],
        ],
        pages: 17,
        body: "이름은 먼저 표지에서 사라지고 그다음 판권면으로 옮겨 간다. 돌아올 때에는 순서가 거꾸로다.",
        references: [works.literature],
      },
    ],
  },
];
