// The demo association's other members: invented people and houses, so that the office's lists have something to show.
import type { MemberGrade, MemberStatus } from "#prisma/generated/enums.ts";
import type { ApplicableGrade } from "#schema/validation/people/applicable-grades.ts";

export interface DemoMember {
  readonly name: string;
  /** In front of @example.org. */
  readonly mailbox: string;
  readonly country: string;
  readonly grade: MemberGrade;
  readonly affiliation: string | null;
  readonly position?: string;
  readonly degree?: string;
  readonly major?: string;
  /** Days since the registration. */
  readonly since: number;
  readonly status?: MemberStatus;
  readonly language?: "EN";
  /** Waits for the office. */
  readonly requests?: ApplicableGrade;
  /** Was refused, and why. */
  readonly refused?: { readonly grade: ApplicableGrade; readonly reason: string };
}

const at = (
  grade: MemberGrade,
  name: string,
  mailbox: string,
  affiliation: string | null,
  since: number,
  more: Partial<DemoMember> = {},
): DemoMember => ({ name, mailbox, country: "KR", grade, affiliation, since, ...more });

const abroad = (
  grade: MemberGrade,
  name: string,
  mailbox: string,
  [country, affiliation]: readonly [string, string],
  since: number,
  more: Partial<DemoMember> = {},
): DemoMember => ({ name, mailbox, country, grade, affiliation, since, language: "EN", ...more });

const study = { degree: "온누리대학교", major: "한영 통번역" };

export const demoMembers: readonly DemoMember[] = [
  at("GENERAL", "서하람", "haram", "온누리대학교 대학원", 1, { ...study, requests: "ASSOCIATE" }),
  abroad("GENERAL", "Tomasz Wilk", "t.wilk", ["PL", "Uniwersytet Lipowy"], 2, {
    degree: "Uniwersytet Lipowy",
    requests: "REGULAR",
  }),
  abroad("GENERAL", "Lê Thu Hà", "thuha", ["VN", "Đại học Bình Minh"], 3, {
    degree: "Đại học Bình Minh",
    requests: "REGULAR",
  }),
  at("GENERAL", "구은솔", "eunsol", "새벗대학교 대학원", 4, { degree: "새벗대학교", requests: "ASSOCIATE" }),
  at("GENERAL", "채윤슬", "yunseul", "가온의료원 국제진료소", 5, {
    ...study,
    position: "의료통역사",
    requests: "REGULAR",
  }),
  at("GENERAL", "푸른번역원", "office.pureun", "푸른번역원", 6, { requests: "INSTITUTION" }),
  at("GENERAL", "남새벽", "saebyeok", "온누리방송 국제부", 45),
  at("GENERAL", "도한울", "hanul", null, 60, {
    refused: {
      grade: "REGULAR",
      reason: "경력을 확인할 수 있는 서류가 필요합니다. 보완해서 다시 신청해 주세요.",
    },
  }),
  at("GENERAL", "하늘봄", "haneulbom", "나래고등학교", 88),
  at("ASSOCIATE", "권마루", "maru", "온누리대학교 통번역대학원", 120, study),
  at("ASSOCIATE", "배소담", "sodam", "새벗대학교 대학원", 150, { degree: "새벗대학교", major: "한중 번역" }),
  at("ASSOCIATE", "신아라", "ara", "온누리대학교 통번역대학원", 210, { major: "한일 통역" }),
  abroad("ASSOCIATE", "Amina Diallo", "a.diallo", ["SN", "Université du Fleuve"], 240),
  at("ASSOCIATE", "오라온", "raon", "한빛대학교 대학원", 300, { degree: "한빛대학교", requests: "REGULAR" }),
  abroad("ASSOCIATE", "Kenji Morita", "k.morita", ["JP", "Wakaba University"], 330),
  abroad("REGULAR", "Helen Marsh", "h.marsh", ["GB", "University of Norvale"], 420, { position: "Lecturer" }),
  abroad("REGULAR", "Ana Ribeiro", "a.ribeiro", ["BR", "Universidade do Vale"], 530),
  at("REGULAR", "정이든", "ideun", "새벗대학교", 640, { position: "부교수", degree: "온누리대학교" }),
  at("REGULAR", "문다래", "darae", "가람문학번역연구소", 720, { position: "책임연구원" }),
  at("REGULAR", "도아름", "areum", "한빛통번역센터", 860, { status: "SUSPENDED" }),
  at("REGULAR", "강은결", "eungyeol", "온누리대학교 통번역대학원", 900, { position: "교수" }),
  at("REGULAR", "황보람", "boram", "법무법인 가온 번역팀", 940),
  at("REGULAR", "우다빈", "dabin", null, 1000, { position: "프리랜서 국제회의통역사" }),
  at("REGULAR", "남궁시우", "siu", "나라통역서비스", 1040),
  at("REGULAR", "제갈윤", "yun", "한빛대학교", 1100, { position: "조교수", major: "번역학" }),
  abroad("REGULAR", "Maria Fernández Ortiz", "m.fernandez", ["ES", "Universidad del Puerto"], 1150),
  abroad("REGULAR", "Aigerim Bekova", "a.bekova", ["KZ", "Дала университеті"], 1210),
  abroad("REGULAR", "Jean-Luc Moreau", "jl.moreau", ["FR", "Institut des Deux Rives"], 1290),
  at("REGULAR", "선우린", "rin", "가람문학번역연구소", 1360),
  at("LIFETIME", "류한결", "hangyeol", null, 1600, { position: "문학번역가" }),
  at("LIFETIME", "백하진", "hajin", "온누리대학교", 1900, { position: "명예교수" }),
  abroad("LIFETIME", "Ingrid Solberg", "i.solberg", ["NO", "Fjordby universitet"], 2100),
  at("INSTITUTION", "새벗통번역연구소", "office.saebeot", "새벗대학교", 2300),
  at("INSTITUTION", "다온출판", "office.daon", "다온출판", 2500),
  at("HONORARY", "백온유", "onyu", null, 3200),
];

/** What a grade costs; one that is not here is free. */
export const gradeDues = [
  { grade: "REGULAR", type: "ANNUAL", amount: 50_000 },
  { grade: "LIFETIME", type: "LIFETIME", amount: 500_000 },
  { grade: "INSTITUTION", type: "INSTITUTION", amount: 300_000 },
] as const;
