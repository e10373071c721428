// The rules of the journal: how manuscripts are submitted, reviewed, and what is fair in research. Submission
// in two versions, so that a change is seen; the others as they were adopted.
import { type Block, h2, h3, ol, p } from "#prisma/seed/document.ts";

export type RulesVersion = 1 | 2;

export function submissionRulesKo(version: RulesVersion): readonly Block[] {
  const second = version === 2;
  return [
    h2("제1장 총칙"),
    h3("제1조 (목적)"),
    p("이 규정은 학술지 《말과 말 사이》(이하 ‘학술지’)에 투고하는 원고의 자격과 형식, 절차를 정한다."),
    h3("제2조 (투고 자격)"),
    p("학회의 회원은 등급에 관계없이 누구나 투고할 수 있다. 함께 쓴 글은 투고하는 사람만 회원이어도 된다."),
    h3("제3조 (원고의 종류)"),
    p(
      "연구 논문, 연구 노트, 서평, 학술 번역을 받는다. 다른 곳에 실었거나 심사를 받고 있는 원고는 받지 않는다.",
    ),
    h2("제2장 원고"),
    h3("제4조 (언어와 분량)"),
    ol(
      "한국어나 영어로 쓴다.",
      "연구 논문은 참고문헌을 포함하여 A4 20쪽 안팎, 서평과 연구 노트는 5쪽까지로 한다.",
      "제목과 200단어 안팎의 초록, 열 개까지의 주제어를 원고의 언어로 적는다. 다른 언어로도 적으면 함께 싣는다.",
    ),
    h3("제5조 (익명)"),
    p("심사용 원고에는 저자의 이름과 소속, 감사의 말을 적지 않으며, 파일의 속성에서도 지운다."),
    h3("제6조 (저자)"),
    p(
      second
        ? "저자를 순서대로 적고, 함께 쓴 사람 모두의 동의를 받는다. 각자가 맡은 일도 적을 수 있다. 동의는 누리집에서 보내는 링크로 확인한다."
        : "저자의 순서와 각자가 맡은 일을 적고, 함께 쓴 사람 모두의 동의를 받는다.",
    ),
    ...(second
      ? [
          h3("제7조 (인공지능의 사용)"),
          p(
            "기계번역이나 생성형 인공지능을 썼다면 어디에 어떻게 썼는지 밝힌다. 인공지능은 저자가 될 수 없다.",
          ),
        ]
      : []),
    h2("제3장 절차"),
    h3(second ? "제8조 (투고)" : "제7조 (투고)"),
    p(
      second
        ? "원고는 누리집의 논문 투고에서 낸다. 접수하면 번호를 부여하고, 저자는 진행 상황을 누리집에서 볼 수 있다."
        : "원고는 전자우편으로 낸다. 접수하면 이틀 안에 번호를 알린다.",
    ),
    h3(second ? "제9조 (심사료와 게재료)" : "제8조 (심사료와 게재료)"),
    p("심사료와 게재료는 편집위원회가 정하여 누리집에 알린다. 낸 심사료는 환불하지 않는다."),
    h3(second ? "제10조 (저작권)" : "제9조 (저작권)"),
    p(
      "게재가 확정되면 저자는 저작재산권을 학회에 양도한다. 학회는 저자가 출처를 밝히고 자기 글을 다시 쓰는 것을 언제나 허락한다.",
    ),
    h2("부칙"),
    p(
      second
        ? "이 규정은 편집위원회의 의결을 거쳐 개정한 날부터 시행한다."
        : "이 규정은 이사회의 의결을 거친 날부터 시행한다.",
    ),
  ];
}

export function submissionRulesEn(version: RulesVersion): readonly Block[] {
  const second = version === 2;
  return [
    h2("Chapter 1. General"),
    h3("Article 1 (Purpose)"),
    p("These rules say who may submit to the journal *Between Words*, in what form, and how."),
    h3("Article 2 (Who may submit)"),
    p(
      "Every member of the society may submit, of whatever grade. Of several authors, whoever submits has to be a member.",
    ),
    h3("Article 3 (Kinds of manuscripts)"),
    p(
      "The journal takes research articles, notes, reviews and scholarly translations that are neither published nor under review elsewhere.",
    ),
    h2("Chapter 2. Manuscripts"),
    h3("Article 4 (Language and length)"),
    ol(
      "Manuscripts are in Korean or English.",
      "A research article has about 20 A4 pages with its references; a review or a note has up to five.",
      "Title, abstract of about 200 words, and up to ten keywords are given in the language of the manuscript. Those in the other language are printed, too.",
    ),
    h3("Article 5 (Anonymity)"),
    p(
      "The manuscript for review names neither authors nor affiliations and has no acknowledgements; nor do the properties of its file.",
    ),
    h3("Article 6 (Authors)"),
    p(
      second
        ? "Authors are named in their order, and all of them consent. What each of them did may be stated. Their consent is confirmed by a link from the website."
        : "The order of authors and what each of them did are stated, and all of them consent.",
    ),
    ...(second
      ? [
          h3("Article 7 (Artificial intelligence)"),
          p(
            "Authors say where and how they used machine translation or generative artificial intelligence, which cannot be an author.",
          ),
        ]
      : []),
    h2("Chapter 3. Procedure"),
    h3(second ? "Article 8 (Submission)" : "Article 7 (Submission)"),
    p(
      second
        ? "Manuscripts are submitted on the website. They get a number on receipt, and authors see there how they stand."
        : "Manuscripts are submitted by email. Their number is told within two days of receipt.",
    ),
    h3(second ? "Article 9 (Fees)" : "Article 8 (Fees)"),
    p(
      "The editorial board sets the fees of review and publication and announces them on the website. A review fee that was paid is not returned.",
    ),
    h3(second ? "Article 10 (Copyright)" : "Article 9 (Copyright)"),
    p(
      "Once the manuscript is accepted, its authors transfer the economic rights to the society, which always allows them to use their own text again, naming the source.",
    ),
    h2("Addendum"),
    p(
      second
        ? "These rules are in force from the day of their revision by the editorial board."
        : "These rules are in force from the day the executive board adopted them.",
    ),
  ];
}

export const reviewRulesKo: readonly Block[] = [
  h2("제1조 (목적)"),
  p("이 규정은 학술지에 투고된 원고를 심사하는 절차와 기준을 정한다."),
  h2("제2조 (심사위원)"),
  p(
    "편집위원회는 원고마다 그 분야를 아는 심사위원 세 사람을 위촉한다. 저자와 소속이 같거나 최근 3년 안에 함께 논문을 쓴 사람은 위촉하지 않는다.",
  ),
  h2("제3조 (익명)"),
  p(
    "심사위원은 저자를, 저자는 심사위원을 알지 못하게 한다. 편집위원이 낸 원고의 심사에는 그 편집위원이 관여하지 못한다.",
  ),
  h2("제4조 (심사 기준)"),
  ol("연구의 독창성", "연구 방법의 적절성", "논지 전개의 논리성", "자료와 선행 연구의 활용", "학문적 기여도"),
  h2("제5조 (판정)"),
  p(
    "심사위원은 ‘게재가’, ‘수정 후 게재’, ‘수정 후 재심’, ‘게재불가’ 가운데 하나로 판정하고 그 까닭을 적는다. 두 사람 이상의 판정이 같으면 그 판정을 따르고, 그렇지 않으면 편집위원회가 정한다.",
  ),
  h2("제6조 (기간)"),
  p(
    "심사위원은 위촉된 날부터 3주 안에 심사서를 낸다. 저자는 수정 요청을 받은 날부터 30일 안에 수정본과 답변서를 낸다.",
  ),
  h2("제7조 (이의 신청)"),
  p(
    "저자는 판정을 받은 날부터 14일 안에 까닭을 밝혀 한 번 이의를 신청할 수 있다. 편집위원회는 새 심사위원 한 사람의 의견을 들어 다시 정한다.",
  ),
];

export const reviewRulesEn: readonly Block[] = [
  h2("Article 1 (Purpose)"),
  p("These rules say how and by what criteria manuscripts are reviewed."),
  h2("Article 2 (Reviewers)"),
  p(
    "The editorial board appoints three reviewers in the field of each manuscript. Nobody is appointed who works where an author works, or wrote with one within three years.",
  ),
  h2("Article 3 (Anonymity)"),
  p(
    "Reviewers do not learn who wrote, nor authors who reviewed. An editor takes no part in the review of the editor’s own manuscript.",
  ),
  h2("Article 4 (Criteria)"),
  ol(
    "Originality of the research",
    "Soundness of the method",
    "Coherence of the argument",
    "Use of sources and earlier research",
    "Contribution to the field",
  ),
  h2("Article 5 (Verdicts)"),
  p(
    "A reviewer’s verdict is one of: accept, accept after revision, review again after revision, reject; with its reasons. A verdict that two share is followed; otherwise the editorial board decides.",
  ),
  h2("Article 6 (Time)"),
  p(
    "Reviewers hand in their review within three weeks. Authors hand in a revision and their answers within 30 days of being asked.",
  ),
  h2("Article 7 (Appeal)"),
  p(
    "Within 14 days of a decision its authors may appeal once, stating reasons. The editorial board hears another reviewer and decides anew.",
  ),
];

export const ethicsRulesKo: readonly Block[] = [
  h2("제1조 (목적)"),
  p("이 규정은 학술지에 관계된 저자, 심사위원, 편집위원이 지킬 연구윤리를 정한다."),
  h2("제2조 (연구부정행위)"),
  ol(
    "위조: 없는 자료나 결과를 만들어 내는 행위",
    "변조: 자료나 결과를 마음대로 바꾸거나 빼는 행위",
    "표절: 다른 사람의 글이나 번역, 생각을 출처 없이 쓰는 행위",
    "부당한 저자 표시: 이바지한 사람을 빼거나 이바지하지 않은 사람을 넣는 행위",
    "중복 게재: 이미 실린 글을 밝히지 않고 다시 싣는 행위",
  ),
  h2("제3조 (저자)"),
  p(
    "저자는 유사도 검사 결과를 요청받으면 내고, 연구비와 이해관계를 밝힌다. 번역 자료를 다룬 연구는 원문과 번역의 권리자를 밝힌다.",
  ),
  h2("제4조 (심사위원과 편집위원)"),
  p(
    "심사위원과 편집위원은 원고의 내용을 밖에 알리거나 자기 연구에 쓰지 않는다. 이해관계가 있으면 스스로 밝히고 물러난다.",
  ),
  h2("제5조 (제보와 조사)"),
  p(
    "제보가 있으면 편집위원회는 30일 안에 예비 조사를 하고, 필요하면 다섯 사람의 조사위원회를 꾸린다. 제보한 사람의 신원은 밝히지 않는다. 조사받는 사람은 의견을 말할 기회를 얻는다.",
  ),
  h2("제6조 (조치)"),
  p(
    "부정행위가 확인되면 게재를 취소하고 누리집에 그 사실과 날짜를 알리며, 3년 동안 투고를 받지 않는다. 취소한 논문은 없애지 않고 취소되었음을 밝혀 둔다.",
  ),
];

export const ethicsRulesEn: readonly Block[] = [
  h2("Article 1 (Purpose)"),
  p("These rules bind the authors, reviewers and editors of the journal in matters of research ethics."),
  h2("Article 2 (Misconduct)"),
  ol(
    "Fabrication: making up data or results",
    "Falsification: changing or leaving out data or results",
    "Plagiarism: using another’s text, translation or thought without its source",
    "Unfair authorship: leaving out who contributed, or naming who did not",
    "Duplicate publication: publishing again without saying so",
  ),
  h2("Article 3 (Authors)"),
  p(
    "Authors hand in a report on similarity when asked, and state funding and interests. Research on translations names who holds the rights in originals and translations.",
  ),
  h2("Article 4 (Reviewers and editors)"),
  p(
    "Reviewers and editors neither pass on what a manuscript says nor use it for their own research. Who has a conflict of interests says so and withdraws.",
  ),
  h2("Article 5 (Reports and inquiry)"),
  p(
    "On a report the editorial board looks into the matter within 30 days and, where needed, appoints a committee of five. Who reported is not named. Whoever is inquired into is heard.",
  ),
  h2("Article 6 (Measures)"),
  p(
    "Where misconduct is found the article is retracted, the fact and its day are announced on the website, and nothing is accepted from its authors for three years. A retracted article is not removed; it says that it is retracted.",
  ),
];
