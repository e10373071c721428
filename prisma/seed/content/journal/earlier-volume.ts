// The two issues of the volume before, the later one first.
import type { IssueSource } from "./article-source.ts";
import { people } from "./people.ts";
import { works } from "./references.ts";

const { seoyeon, jiho, haneul, minseo, dawon, garam, yujin, hyeonu, sora, taeo, narae, eunsol, daniel } =
  people;

export const earlierVolume: readonly IssueSource[] = [
  {
    articles: [
      {
        title: [
          "순차통역 노트의 한글과 한자, 그리고 빈칸",
          "Hangul, Hanja and blanks in the notes of consecutive interpreters",
        ],
        authors: [taeo, seoyeon],
        abstract: [
          "통역사 열두 사람의 노트 96장을 모아 무엇으로 적었는지를 세었다. 경력이 길수록 기호가 아니라 빈칸이 늘었고, 빈칸의 위치는 논리의 마디와 겹쳤다.",
          "Ninety-six pages of notes by twelve interpreters were counted by script. With experience not symbols but blanks increased, and blanks stood where the argument turned.",
        ],
        keywords: [
          ["순차통역", "노트 적기", "한자"],
          ["consecutive interpreting", "note-taking", "Hanja"],
        ],
        pages: 23,
        body: "노트 마흔둘은 한 장에 여섯 글자뿐이다. 人口 減 왜? 그리고 긴 빈칸. 통역은 2분 10초 동안 이어졌다.",
        references: [works.handbook, works.kim],
      },
      {
        title: [
          "게임 현지화에서 말끝이 인물을 만드는 방식",
          "How sentence endings make characters in game localization",
        ],
        authors: [hyeonu, jiho],
        abstract: [
          "영어 게임 세 편의 한국어판에서 인물마다 쓰인 종결 어미를 세어 원작의 인물 소개와 견주었다. 나이와 계급은 어미로, 성격은 어미의 흔들림으로 나타났다.",
          "Sentence endings of each character were counted in the Korean versions of three English games and compared with character sheets. Age and rank appear as endings, temper as their variation.",
        ],
        keywords: [
          ["게임 현지화", "종결 어미", "인물"],
          ["game localization", "sentence endings", "characterization"],
        ],
        pages: 26,
        body: "악당은 끝까지 존댓말을 쓴다. 그가 처음으로 반말을 하는 장면에서 이용자의 열에 일곱이 패배를 예감했다고 답하였다.",
        references: [works.garam, works.quality],
      },
      {
        title: [
          "번역 평가에서 전체 인상 점수는 얼마나 믿을 만한가",
          "How reliable are holistic scores in translation assessment?",
        ],
        authors: [minseo, dawon],
        abstract: [
          "평가자 열다섯 사람이 번역문 60편을 두 번씩 채점하였다. 전체 인상 점수의 일치도는 항목별 점수의 합보다 낮지 않았으나, 순서 효과는 두 배였다.",
          "Fifteen raters scored 60 translations twice. Agreement of holistic scores was no lower than that of summed analytic scores, but order effects were twice as large.",
        ],
        keywords: [
          ["번역 평가", "신뢰도", "채점"],
          ["translation assessment", "reliability", "rating"],
        ],
        pages: 29,
        body: "앞의 번역문이 좋을수록 뒤의 번역문은 나빠 보였다. 항목별 점수에서는 이 효과가 어휘 항목에만 남았다.",
        references: [works.quality, works.lee],
      },
      {
        title: ["이주민 자녀의 말 중개 경험에 대한 회고 연구", null],
        authors: [yujin],
        abstract: [
          "어린 시절 부모의 말을 옮긴 경험이 있는 성인 열아홉 사람을 면담하였다. 참가자들은 관공서보다 학교에서의 통역을 더 어려운 기억으로 꼽았다.",
          null,
        ],
        keywords: [["말 중개", "이주민", "면담"], []],
        pages: 22,
        body: "한 참가자는 자기 성적표를 통역하던 날을 이야기하였다. 숫자는 그대로 옮겼고, 선생님의 한숨은 옮기지 않았다.",
        references: [works.yun, works.community],
      },
      {
        language: "EN",
        title: [
          "재판소의 전화 통역: 말차례의 재구성",
          "Telephone interpreting in small claims courts: rebuilding the turn",
        ],
        authors: [{ ...daniel, corresponding: true }, eunsol],
        abstract: [
          "소액 재판에서 이루어진 전화 통역 22건의 말차례를 분석하였다. 보이지 않는 통역사는 숨소리로 차례를 청하였다.",
          "Turn-taking was analysed in 22 small claims hearings with telephone interpreting. Unseen interpreters asked for the floor by audible breath.",
        ],
        keywords: [
          ["전화 통역", "말차례", "법정통역"],
          ["telephone interpreting", "turn-taking", "court interpreting"],
        ],
        pages: 20,
        body: "Judges learned the signal within two hearings without being told. None of them mentioned it in interviews afterwards.",
        references: [works.handbook, works.community],
      },
      {
        type: "REVIEW",
        title: [
          "조용한 길잡이: A Handbook of Interpreting Studies",
          "A quiet guide: A Handbook of Interpreting Studies",
        ],
        authors: [sora],
        pages: 5,
        keywords: [
          ["서평", "통역학"],
          ["book review", "interpreting studies"],
        ],
        body: "스물여섯 장 가운데 가장 얇은 장이 침묵에 관한 장이라는 사실은 우연이 아닐 것이다.",
        references: [works.handbook],
      },
    ],
  },
  {
    title: ["특집: 지역사회와 통역", "Special issue: Interpreting in the community"],
    articles: [
      {
        title: [
          "보건소 통역 자원봉사자의 역할 인식",
          "Role perception of volunteer interpreters at public health centres",
        ],
        authors: [yujin, haneul],
        abstract: [
          "보건소 열한 곳의 통역 자원봉사자 64명에게 역할을 물었다. 경력 2년을 기점으로 ‘돕는 사람’에서 ‘옮기는 사람’으로 스스로를 부르는 말이 바뀌었다.",
          "Sixty-four volunteer interpreters at eleven health centres were asked about their role. After about two years they stopped calling themselves helpers and began to say interpreters.",
        ],
        keywords: [
          ["의료통역", "자원봉사", "역할"],
          ["medical interpreting", "volunteers", "role"],
        ],
        pages: 24,
        body: "‘나는 그냥 옆에 앉아 있었어요.’ 첫해의 봉사자는 이렇게 적었다. 셋째 해의 같은 사람은 앉는 자리를 먼저 정한다고 적었다.",
        references: [works.yun],
      },
      {
        title: [
          "가정통신문 번역의 누락: 스무 학교의 사례",
          "What school letters lose in translation: twenty schools",
        ],
        authors: [narae, dawon],
        abstract: [
          "초등학교 스무 곳의 가정통신문과 번역문 240쌍에서 빠진 내용을 분류하였다. 가장 많이 빠진 것은 준비물이 아니라 답장을 보내는 방법이었다.",
          "Omissions were classified in 240 pairs of school letters and their translations. What was lost most often was not what to bring but how to answer.",
        ],
        keywords: [
          ["공공번역", "학교", "누락"],
          ["public translation", "schools", "omission"],
        ],
        pages: 21,
        body: "답장을 보내는 방법이 빠진 통신문을 받은 보호자의 회신율은 절반에 못 미쳤다. 번역료는 회신율을 헤아리지 않는다.",
        references: [works.lee, works.community],
      },
      {
        title: [
          "수어 통역사와 음성언어 통역사의 협업 방식",
          "Teamwork between sign language and spoken language interpreters",
        ],
        authors: [eunsol, taeo],
        abstract: [
          "국제 행사 아홉 건에서 수어 통역사와 음성언어 통역사가 함께 일한 장면을 기록하였다. 협업의 성패는 원고가 아니라 부스의 시선 거리에서 갈렸다.",
          "Teams of sign language and spoken language interpreters were observed at nine international events. Success depended less on manuscripts than on lines of sight from the booth.",
        ],
        keywords: [
          ["수어 통역", "협업", "국제회의"],
          ["sign language interpreting", "teamwork", "conferences"],
        ],
        pages: 22,
        body: "부스의 유리를 한 장 옮기자 통역의 지연은 1.8초에서 1.1초로 줄었다. 옮기는 데에는 두 사람과 4분이 들었다.",
        references: [works.handbook],
      },
      {
        title: [
          "재난 문자 번역의 속도와 정확도",
          "Speed and accuracy in the translation of emergency alerts",
        ],
        authors: [hyeonu],
        abstract: [
          "재난 문자 1,204건의 영어 번역이 나온 시각과 오류를 조사하였다. 오 분 안에 나온 번역에서 지명 오류가 가장 많았다.",
          "We surveyed when the English of 1,204 emergency alerts appeared and what errors it had. Place names were wrong most often in translations issued within five minutes.",
        ],
        keywords: [
          ["재난 문자", "공공번역", "기계번역"],
          ["emergency alerts", "public translation", "machine translation"],
        ],
        pages: 18,
        body: "지명 오류의 절반은 하나의 도로 이름에서 나왔다. 이름이 바뀐 지 석 달 된 도로였다.",
        references: [works.machine, works.lee],
        state: "RETRACTED",
        notice: [
          "저자의 요청으로 철회합니다. 자료의 일부가 두 번 집계되어 결론을 유지할 수 없습니다. 기록을 위해 본문은 그대로 둡니다.",
          "Retracted at the author's request: part of the data was counted twice and the conclusion cannot be upheld. The text stays here for the record.",
        ],
      },
      {
        title: ["통역사의 이름을 부르는 방식에 대하여", null],
        authors: [minseo],
        abstract: [
          "공개 행사 사회자의 대본 73편에서 통역사를 소개하는 문장을 모았다. 이름이 불린 것은 열한 편이었다.",
          null,
        ],
        keywords: [["통역사", "가시성"], []],
        pages: 14,
        body: "이름이 불린 열한 편 가운데 아홉 편에서 박수가 적혀 있었다. 이름이 불리지 않은 대본에는 박수가 적혀 있지 않다.",
        references: [works.literature],
      },
      {
        title: ["자막 번역가의 작업 환경 조사 연구", "A survey of subtitlers' working conditions"],
        authors: [garam, sora],
        abstract: [
          "자막 번역가 152명의 마감, 보수, 도구를 조사하였다. 마감이 사흘보다 짧은 작업에서는 도구의 맞춤법 제안을 그대로 받아들이는 비율이 높았다.",
          "Deadlines, pay and tools of 152 subtitlers were surveyed. In jobs with less than three days, suggestions of spelling tools were accepted as they are more often.",
        ],
        keywords: [
          ["자막 번역", "노동 환경", "설문"],
          ["subtitling", "working conditions", "survey"],
        ],
        pages: 23,
        body: "설문의 마지막 문항은 비워 두었다. 응답자의 셋 가운데 하나가 그 자리에 마감 시각을 적었다.",
        references: [works.garam],
      },
    ],
  },
];
