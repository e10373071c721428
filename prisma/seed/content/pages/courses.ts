// The five courses. Dates, fees and seats of a course under way are the program's own; here is what stays.
import { type Block, h2, ol, p, table, ul } from "#prisma/seed/document.ts";

export const workshopKo: readonly Block[] = [
  p(
    "현장에서 일하는 번역사와 통역사가 한 가지 어려움을 이틀 동안 붙들고 훈련하는 자리입니다. 강의는 짧게, 실습은 길게 합니다.",
  ),
  h2("어떻게 진행하나요"),
  ul(
    "한 번에 스무 명 안팎이 모여 네 사람씩 조를 이룹니다.",
    "첫날 오전에 자기 작업을 하나씩 내놓고, 무엇이 어려웠는지 말합니다.",
    "둘째 날 오후에는 같은 과제를 다시 해 보고 달라진 점을 적습니다.",
  ),
  h2("다룬 주제"),
  table(
    ["주제", "누구를 위해"],
    ["숫자를 통역하는 법", "동시통역사"],
    ["판결문을 쉬운 말로", "법률 번역사"],
    ["자막 한 줄의 길이", "영상 번역사"],
    ["환자의 말을 끊지 않기", "의료 통역사"],
  ),
  h2("참가비"),
  p(
    "이틀에 90,000원이며 정회원과 준회원은 60,000원입니다. 점심과 자료집이 들어 있습니다. 정확한 금액은 아래 일정마다 적습니다.",
  ),
];
export const workshopEn: readonly Block[] = [
  p(
    "Two days in which working translators and interpreters take hold of one difficulty and train. Lectures are short, practice is long.",
  ),
  h2("How it works"),
  ul(
    "About twenty people, in groups of four.",
    "On the first morning everybody brings a piece of work and says what was hard.",
    "On the second afternoon you do the same task again and write down what changed.",
  ),
  h2("What we have worked on"),
  table(
    ["Subject", "For"],
    ["Interpreting numbers", "simultaneous interpreters"],
    ["Judgments in plain words", "legal translators"],
    ["The length of a subtitle", "audiovisual translators"],
    ["Not cutting a patient short", "medical interpreters"],
  ),
  h2("Fee"),
  p(
    "₩90,000 for two days, ₩60,000 for regular and associate members, with lunch and materials. Each date below states its own.",
  ),
];

export const expertKo: readonly Block[] = [
  p(
    "출판과 기업에서 번역을 업으로 삼으려는 분을 위한 열여섯 주 과정입니다. 첫 주부터 실제 원고를 다루고, 마지막에는 책 한 장을 맡아 번역료를 받는 일까지 연습합니다.",
  ),
  h2("과정의 짜임"),
  table(
    ["주", "내용"],
    ["1–4", "읽기와 분석: 원문의 독자와 목소리"],
    ["5–8", "쓰기: 한국어 문장의 길이와 차례"],
    ["9–12", "분야: 문학, 법률, 과학, 홍보"],
    ["13–15", "일: 견적, 계약, 용어집, 감수와 함께 일하기"],
    ["16", "책 한 장 발표와 감수자의 평"],
  ),
  h2("지원할 수 있는 분"),
  ul("번역 경력 1년 이상이거나 KITEC 3급 이상", "일주일에 여덟 시간을 낼 수 있는 분"),
  h2("수료"),
  p(
    "열세 번 이상 출석하고 마지막 과제를 통과하면 수료증을 드립니다. 수료생은 학회의 번역사 명부에 이름을 올릴 수 있습니다.",
  ),
  h2("수강료"),
  p("1,200,000원이며 회원은 960,000원입니다. 두 번에 나누어 낼 수 있습니다."),
];
export const expertEn: readonly Block[] = [
  p(
    "Sixteen weeks for those who want to translate for a living, in publishing and in business. We work with real manuscripts from the first week on; at the end you take on a chapter, from the quote to the invoice.",
  ),
  h2("The course"),
  table(
    ["Weeks", "Subject"],
    ["1–4", "Reading: whom a text addresses, and in whose voice"],
    ["5–8", "Writing: the length and order of Korean sentences"],
    ["9–12", "Fields: literature, law, science, public relations"],
    ["13–15", "Work: quotes, contracts, glossaries, working with revisers"],
    ["16", "Your chapter, and what the reviser says"],
  ),
  h2("Who can apply"),
  ul("A year of experience, or KITEC level 3", "Eight hours a week"),
  h2("Certificate"),
  p(
    "It takes thirteen sessions and the final assignment. Graduates may be listed in the Society’s register of translators.",
  ),
  h2("Fee"),
  p("₩1,200,000, members ₩960,000; payable in two parts."),
];

export const onlineKo: readonly Block[] = [
  p(
    "일하면서 번역을 배우려는 분들을 위한 여덟 주 과정입니다. 매주 수요일 저녁 화상으로 만나고, 과제는 두 사람이 짝이 되어 서로의 번역을 고쳐 씁니다.",
  ),
  h2("무엇을 배우나요"),
  ol(
    "읽기: 누가 누구에게 하는 말인가",
    "낱말: 사전에 없는 것",
    "문장: 주어가 사라질 때",
    "높임: 영어에 없는 거리",
    "인용과 고유명사",
    "기계번역 고쳐 쓰기, 고쳐 쓰지 않기",
    "목소리: 에세이와 소설 첫 쪽",
    "서로의 번역으로 여는 작은 낭독회",
  ),
  h2("필요한 것"),
  p("화상 강의에 쓸 컴퓨터와 이어폰이면 됩니다. 강의는 녹화하여 두 주 동안 다시 볼 수 있습니다."),
  h2("수료와 수강료"),
  p(
    "여섯 번 이상 출석하고 과제를 다섯 편 이상 내면 수료증을 드립니다. 수강료는 회원 240,000원, 비회원 320,000원입니다.",
  ),
];
export const onlineEn: readonly Block[] = [
  p(
    "An eight-week course for people who learn translation beside their work. We meet online on Wednesday evenings; for the assignments you work in pairs and revise each other’s translations.",
  ),
  h2("What you learn"),
  ol(
    "Reading: who is talking to whom",
    "Words: what dictionaries leave out",
    "Sentences: when the subject disappears",
    "Honorifics: a distance English does not have",
    "Quotations and names",
    "Post-editing, and when not to",
    "Voice: essays, and the first page of a novel",
    "A small reading of one another’s work",
  ),
  h2("What you need"),
  p("A computer and earphones. Sessions are recorded and stay available for two weeks."),
  h2("Certificate and fee"),
  p("It takes six sessions and five assignments. The fee is ₩240,000 for members and ₩320,000 for others."),
];

export const communityKo: readonly Block[] = [
  p(
    "이웃이 읽어야 하는 안내문을 이웃의 언어로 옮기는 과정입니다. 보건소, 학교, 주민센터에서 실제로 쓰는 글을 다루며, 옮긴 글은 그곳에 걸립니다.",
  ),
  h2("누가 참여하나요"),
  ul(
    "한국어와 다른 한 언어로 생활하는 분이면 경력과 관계없이 누구나",
    "번역을 검토해 줄 전문 번역사 회원(봉사 시간을 인정합니다)",
  ),
  h2("어떻게 하나요"),
  p(
    "토요일 오전에 네 번 모입니다. **원문이 어려우면 번역이 아니라 원문을 먼저 고치는 것**이 이 과정의 방식입니다.",
  ),
  ol(
    "담당자와 함께 원문을 읽고 고칩니다.",
    "두 사람이 따로 옮깁니다.",
    "마주 놓고 하나로 고칩니다.",
    "읽을 사람에게 읽어 보게 합니다.",
  ),
  h2("참가비"),
  p("없습니다. 아이와 함께 오실 수 있습니다."),
];
export const communityEn: readonly Block[] = [
  p(
    "In this course we translate what our neighbours need to read: texts in daily use at clinics, schools and community centres. What we translate is put up there.",
  ),
  h2("Who can take part"),
  ul(
    "Anybody who lives in Korean and another language, with or without experience",
    "Professional translators among our members, as revisers (volunteer hours are certified)",
  ),
  h2("How it works"),
  p("We meet on four Saturday mornings. **When a text is hard, we mend the source before we translate it.**"),
  ol(
    "We read and mend the source with its authors.",
    "Two people translate apart.",
    "They lay their versions side by side and make one.",
    "Somebody it is meant for reads it.",
  ),
  h2("Fee"),
  p("None. Children are welcome."),
];

export const socialKo: readonly Block[] = [
  p(
    "한국에서 새로 살림을 시작한 분들이 말 때문에 멈추지 않도록 돕는 프로그램입니다. 한국어와 한국 사회를 배우는 시간에 통역사 회원이 함께합니다.",
  ),
  h2("과정"),
  table(
    ["단계", "내용", "시간"],
    ["기초", "인사, 장보기, 병원과 주민센터", "15시간"],
    ["1단계", "일터와 학교에서 쓰는 한국어", "100시간"],
    ["2단계", "뉴스와 제도, 계약서 읽기", "100시간"],
    ["심화", "한국 사회의 이해, 토론", "70시간"],
  ),
  h2("도움"),
  ul(
    "여덟 언어로 된 교재와 낱말집을 드립니다.",
    "첫 두 주 동안은 통역사 회원이 교실에 함께합니다.",
    "강의 시간에 아이를 돌보아 드립니다.",
  ),
  h2("신청과 비용"),
  p("비용은 없습니다. 위의 일정에서 신청하거나 사무국에 전화해 주십시오. 한국어가 서툴러도 괜찮습니다."),
];
export const socialEn: readonly Block[] = [
  p(
    "For people who have begun a new life in Korea, so that language does not stop them. Interpreters among our members join the lessons in Korean and about Korea.",
  ),
  h2("Levels"),
  table(
    ["Level", "Subject", "Hours"],
    ["Basic", "Greetings, shopping, clinic and community centre", "15"],
    ["Level 1", "Korean at work and at school", "100"],
    ["Level 2", "News, institutions, reading a contract", "100"],
    ["Advanced", "Understanding Korean society, discussion", "70"],
  ),
  h2("Help"),
  ul(
    "Textbooks and word lists in eight languages",
    "An interpreter in the classroom for the first two weeks",
    "Childcare during lessons",
  ),
  h2("Applying"),
  p("It is free of charge. Apply above or call the office. Your Korean need not be good."),
];
