// The bylaws in three versions: as adopted at the founding, with the articles on the journal and the examination, and as they are
// now. An article may differ by version; the rest is written once.
import { type Block, h2, h3, ol, p } from "#prisma/seed/document.ts";

type BylawsVersion = 1 | 2 | 3;

/** Only in some versions. */
const only = (is: boolean, ...blocks: readonly Block[]): readonly Block[] => (is ? blocks : []);

export function bylawsKo(version: BylawsVersion): readonly Block[] {
  const [second, third] = [version >= 2, version >= 3];
  return [
    h2("제1장 총칙"),
    h3("제1조 (명칭)"),
    p(
      "이 단체는 가나다 국제통번역학회(이하 ‘학회’)라 하고, 영어로는 Ganada International Society for Translation and Interpretation이라 한다.",
    ),
    h3("제2조 (목적)"),
    p(
      third
        ? "학회는 한국어와 다른 언어 사이의 번역과 통역을 연구하고 가르치며, 그 성과를 나누어 여러 언어로 사는 사람들이 서로 이해하도록 돕는 것을 목적으로 한다."
        : "학회는 한국어와 다른 언어 사이의 번역과 통역을 연구하고 가르치며, 그 성과를 나누는 것을 목적으로 한다.",
    ),
    h3("제3조 (사무소)"),
    p("학회의 사무소는 서울특별시에 둔다. 이사회가 정하면 다른 지역과 나라에 지부를 둘 수 있다."),
    h3("제4조 (사업)"),
    p("학회는 목적을 이루기 위하여 다음 사업을 한다."),
    second
      ? ol(
          "학술대회와 정기 세미나",
          "학술지와 그 밖의 간행물 발간",
          "번역과 통역 교육",
          "번역과 통역 능력의 평가와 인증",
          third ? "여러 언어로 사는 이웃을 위한 번역과 사회통합 사업" : "다른 나라 학술 단체와의 교류",
          ...(third ? ["다른 나라 학술 단체와의 교류"] : []),
        )
      : ol("학술대회와 정기 세미나", "학술지 발간", "번역과 통역 교육", "다른 나라 학술 단체와의 교류"),
    h2("제2장 회원"),
    h3("제5조 (회원의 구분)"),
    p("회원은 다음과 같이 나눈다."),
    ol(
      "일반회원: 가입하고 아직 심사를 받지 않은 사람",
      "준회원: 번역이나 통역을 공부하는 대학생과 대학원생",
      "정회원: 번역이나 통역을 연구하거나 가르치거나 업으로 하는 사람으로서 심사를 거친 사람",
      "평생회원: 정회원으로서 평생회비를 낸 사람",
      "기관회원: 학회의 목적에 뜻을 같이하는 기관과 단체",
      ...(second ? ["명예회원: 학회에 공이 큰 사람으로서 이사회가 추대한 사람"] : []),
    ),
    h3("제6조 (가입)"),
    p(
      third
        ? "가입하려는 사람은 누리집에서 신청한다. 회원 등급은 사무국이 확인하여 승인한다."
        : "가입하려는 사람은 입회 원서를 사무국에 낸다. 회원 등급의 심사는 이사회가 한다.",
    ),
    h3("제7조 (권리)"),
    p(
      "모든 회원은 학술대회와 세미나에 참석하고 학회의 간행물을 받아 볼 수 있다. 정회원, 평생회원과 명예회원은 총회에서 의결권을 가진다.",
    ),
    h3("제8조 (의무)"),
    p("회원은 회칙과 총회의 의결을 지키고, 정해진 회비를 내며, 연구 윤리를 지킨다."),
    h3("제9조 (학술지 투고)"),
    p("학술지에는 회원이면 누구나 투고할 수 있다. 여러 사람이 함께 쓴 글은 투고하는 사람이 회원이면 된다."),
    h3("제10조 (탈퇴와 제명)"),
    p(
      "회원은 언제든지 탈퇴할 수 있다. 학회의 명예를 크게 해친 회원은 말할 기회를 준 뒤 이사회의 의결로 제명할 수 있다.",
    ),
    h3("제11조 (회비)"),
    p(
      second
        ? "회비의 액수는 이사회가 정하여 총회의 승인을 받는다. 형편이 어려운 회원의 회비는 사유를 묻지 않고 한 해 동안 감면할 수 있다."
        : "회비의 액수는 이사회가 정하여 총회의 승인을 받는다.",
    ),
    h2("제3장 임원과 기구"),
    h3("제12조 (임원)"),
    p(
      second
        ? "학회에 회장 1명, 부회장 2명, 총무이사와 분야별 이사 15명 안쪽, 감사 2명을 둔다. 임기는 2년이며 한 번 이어서 맡을 수 있다."
        : "학회에 회장 1명, 부회장 1명, 이사 10명 안쪽, 감사 1명을 둔다. 임기는 2년이며 이어서 맡을 수 있다.",
    ),
    h3("제13조 (총회)"),
    p(
      third
        ? "정기총회는 해마다 12월에 열고, 회장은 필요한 때 임시총회를 연다. 총회는 의결권을 가진 회원의 5분의 1 이상이 참석하여 열고, 화상으로 참석하거나 위임장을 낸 회원은 참석한 것으로 본다. 참석한 회원 과반수로 의결한다."
        : "정기총회는 해마다 12월에 열고, 회장은 필요한 때 임시총회를 연다. 총회는 의결권을 가진 회원의 5분의 1 이상이 참석하여 열고, 참석한 회원 과반수로 의결한다.",
    ),
    h3("제14조 (이사회)"),
    p("이사회는 회장, 부회장과 이사로 이루어지며, 사업 계획, 예산, 규정의 제정과 개정을 심의하고 의결한다."),
    ...only(
      second,
      h3("제15조 (위원회)"),
      p(
        "학회에 편집위원회, 시험출제위원회와 연구윤리위원회를 둔다. 위원회의 구성과 운영은 이사회가 규정으로 정한다.",
      ),
    ),
    h2("제4장 재정"),
    h3(`제${second ? 16 : 15}조 (재정)`),
    p(
      "학회의 재정은 회비, 사업 수입, 기부금과 그 밖의 수입으로 한다. 회계연도는 1월 1일부터 12월 31일까지로 한다.",
    ),
    h3(`제${second ? 17 : 16}조 (감사)`),
    p("감사는 해마다 회계와 업무를 감사하여 정기총회에 보고한다."),
    h2("부칙"),
    p(
      {
        1: "이 회칙은 창립총회에서 의결한 날부터 시행한다.",
        2: "이 회칙은 총회에서 의결한 다음 해 1월 1일부터 시행한다.",
        3: "이 회칙은 총회에서 의결한 다음 해 3월 1일부터 시행한다. 시행하기 전에 접수한 입회 원서는 종전의 회칙을 따른다.",
      }[version],
    ),
  ];
}

export function bylawsEn(version: BylawsVersion): readonly Block[] {
  const [second, third] = [version >= 2, version >= 3];
  return [
    h2("Chapter 1. General"),
    h3("Article 1 (Name)"),
    p(
      "This body is called the Ganada International Society for Translation and Interpretation (below: the Society).",
    ),
    h3("Article 2 (Purpose)"),
    p(
      third
        ? "The Society studies and teaches translation and interpretation between Korean and other languages and shares what it learns, so that people who live in several languages understand one another."
        : "The Society studies and teaches translation and interpretation between Korean and other languages and shares what it learns.",
    ),
    h3("Article 3 (Seat)"),
    p("The Society has its seat in Seoul. The board may open branches in other places and countries."),
    h3("Article 4 (Activities)"),
    p("To these ends the Society undertakes:"),
    second
      ? ol(
          "conferences and regular seminars",
          "a journal and other publications",
          "the teaching of translation and interpretation",
          "the assessment and certification of translators and interpreters",
          third
            ? "translation for neighbours who live in several languages, and social integration"
            : "exchange with learned societies abroad",
          ...(third ? ["exchange with learned societies abroad"] : []),
        )
      : ol(
          "conferences and regular seminars",
          "a journal",
          "the teaching of translation and interpretation",
          "exchange with learned societies abroad",
        ),
    h2("Chapter 2. Members"),
    h3("Article 5 (Grades)"),
    p("Members are"),
    ol(
      "general members: those who have joined and have not been admitted yet",
      "associate members: students of translation or interpretation",
      "regular members: those who study, teach or practise translation or interpretation and have been admitted",
      "life members: regular members who have paid the dues for life",
      "institutional members: institutions that share the Society’s aims",
      ...(second ? ["honorary members: those of great merit, named by the board"] : []),
    ),
    h3("Article 6 (Joining)"),
    p(
      third
        ? "Applications are made on the website. Grades are checked and approved by the office."
        : "Applications are sent to the office in writing. Grades are decided by the board.",
    ),
    h3("Article 7 (Rights)"),
    p(
      "All members may attend conferences and seminars and receive the Society’s publications. Regular, life and honorary members vote in the general assembly.",
    ),
    h3("Article 8 (Duties)"),
    p(
      "Members keep the bylaws and the decisions of the general assembly, pay their dues and keep to the ethics of research.",
    ),
    h3("Article 9 (Submitting to the journal)"),
    p("Every member may submit to the journal. Of several authors, whoever submits has to be a member."),
    h3("Article 10 (Leaving)"),
    p(
      "Members may leave at any time. A member who has done the Society grave harm may be excluded by the board, after having been heard.",
    ),
    h3("Article 11 (Dues)"),
    p(
      second
        ? "The board sets the dues and the general assembly approves them. Members in difficulty may be released from their dues for a year without giving reasons."
        : "The board sets the dues and the general assembly approves them.",
    ),
    h2("Chapter 3. Officers and bodies"),
    h3("Article 12 (Officers)"),
    p(
      second
        ? "The Society has a president, two vice-presidents, a secretary general and up to fifteen directors, and two auditors. They serve for two years and may be re-elected once."
        : "The Society has a president, a vice-president, up to ten directors and an auditor. They serve for two years and may be re-elected.",
    ),
    h3("Article 13 (General assembly)"),
    p(
      third
        ? "The general assembly meets every December, and whenever the president calls it. It is quorate when one fifth of those with a vote attend; members who attend by video or by proxy count as present. It decides by a majority of those present."
        : "The general assembly meets every December, and whenever the president calls it. It is quorate when one fifth of those with a vote attend. It decides by a majority of those present.",
    ),
    h3("Article 14 (Board)"),
    p(
      "The board consists of the president, the vice-presidents and the directors. It decides on plans, budget and regulations.",
    ),
    ...only(
      second,
      h3("Article 15 (Committees)"),
      p(
        "There are an editorial committee, an examination committee and a committee on research ethics. The board lays down how they are formed and how they work.",
      ),
    ),
    h2("Chapter 4. Finance"),
    h3(`Article ${second ? 16 : 15} (Means)`),
    p(
      "The Society lives on dues, the income from its activities, gifts and other income. Its financial year is the calendar year.",
    ),
    h3(`Article ${second ? 17 : 16} (Audit)`),
    p("The auditors examine accounts and conduct of business every year and report to the general assembly."),
    h2("Coming into force"),
    p(
      {
        1: "These bylaws are in force from the day on which the founding assembly adopted them.",
        2: "These bylaws are in force from 1 January of the year after their adoption.",
        3: "These bylaws are in force from 1 March of the year after their adoption. Applications received before that day follow the bylaws as they were.",
      }[version],
    ),
  ];
}
