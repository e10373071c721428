// What KITEC is. Dates, places and fees of a session are the session's own.
import { type Block, h2, ol, p, table, ul } from "#prisma/seed/document.ts";

export const kitecKo: readonly Block[] = [
  p(
    "KITEC(번역·통역 능력 평가)은 한국어와 다른 언어 사이의 번역과 통역 능력을 평가하는 시험입니다. 한 해에 두세 번 시행하며 누구나 응시할 수 있습니다.",
  ),
  h2("부문"),
  table(
    ["부문", "시험", "시간"],
    ["번역", "두 편. 한국어를 외국어로 한 편, 외국어를 한국어로 한 편", "120분"],
    ["통역", "순차통역 두 편. 한국어를 외국어로 한 편, 외국어를 한국어로 한 편", "한 사람 20분"],
  ),
  p(
    "언어는 회차마다 다릅니다. 지난 제2회와 다음 제3회는 영어, 중국어, 베트남어를 시행합니다. 일본어, 스페인어, 프랑스어는 아직 시행하는 회차가 없으며, 시행하게 되면 그 회차의 시험 안내에 적습니다.",
  ),
  h2("응시 자격과 응시료"),
  p("나이와 학력, 회원 여부에 관계없이 누구나 응시할 수 있습니다. 응시료는 두 부문이 같습니다."),
  table(
    ["구분", "응시료"],
    ["회원이 아닌 분", "80,000원"],
    ["회원", "70,000원"],
    ["준회원(대학원생)", "60,000원"],
  ),
  h2("합격 기준"),
  p("두 채점자의 점수를 평균하여 60점 이상이고 과목마다 40점 이상이면 합격입니다. 급은 나누지 않습니다."),
  h2("채점"),
  ul(
    "한 답안을 두 사람이 따로 채점하고, 점수 차가 크면 세 번째 채점자가 참여합니다.",
    "채점 기준은 내용의 정확성, 표현의 적절성, 전달력 세 가지이며 시험 전에 공개합니다.",
    "결과 공개 후 7일 안에 이의를 신청할 수 있습니다.",
  ),
  h2("응시 방법"),
  ol(
    "시험 일정에서 회차를 골라 접수 기간에 신청합니다.",
    "메일이나 내 계정의 신청 화면에서 수험표를 PDF로 받아 시험장과 입실 시각을 확인합니다.",
    "시험 당일 신분증과 수험표를 가져옵니다. 번역 부문에서는 종이 사전을 두 권까지 쓸 수 있습니다.",
  ),
  p(
    "시험 시간 연장이나 확대 문제지가 필요하면 신청할 때 알려 주십시오. 진단서 대신 본인의 설명으로도 신청할 수 있습니다.",
  ),
];

export const kitecEn: readonly Block[] = [
  p(
    "KITEC assesses translation and interpretation between Korean and other languages. It is held two or three times a year and is open to everybody.",
  ),
  h2("Parts"),
  table(
    ["Part", "Task", "Time"],
    ["Translation", "Two texts, one from Korean and one into Korean", "120 minutes"],
    ["Interpretation", "Two speeches, consecutive, one from Korean and one into Korean", "20 minutes each"],
  ),
  p(
    "Languages differ by session. The second and the third session offer English, Chinese and Vietnamese. No session offers Japanese, Spanish or French yet; when one does, its page will say so.",
  ),
  h2("Who may take it, and the fee"),
  p("Everybody may, whatever their age or schooling, members or not. The fee is the same for both parts."),
  table(
    ["Who", "Fee"],
    ["Not a member", "₩80,000"],
    ["Members", "₩70,000"],
    ["Associate members (graduate students)", "₩60,000"],
  ),
  h2("Passing"),
  p(
    "You pass with an average of 60 points of two examiners and at least 40 in each paper. There are no grades.",
  ),
  h2("Marking"),
  ul(
    "Two examiners mark each paper apart; where they differ much, a third one joins.",
    "Criteria are accuracy, expression and delivery; they are published before the session.",
    "You may object within seven days of the result.",
  ),
  h2("Taking the examination"),
  ol(
    "Choose a session from the dates and apply while applications are open.",
    "Get your admission slip as a PDF, by email or with the application in your account. Check place and time.",
    "Bring the slip and an identity document. In the translation part up to two printed dictionaries are allowed.",
  ),
  p(
    "If you need more time or large print, say so when you apply. Your own explanation is as good as a certificate.",
  ),
];
