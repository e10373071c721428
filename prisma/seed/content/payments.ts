// The demo association's money over thirteen months: people and things paid for are invented. What is here is
// repeated by the month (demo-payments.ts), with the dates of the day on which the demo is made.
import type { PaymentMethod, PaymentType } from "#prisma/generated/enums.ts";
import type { PaymentStateName } from "#schema/validation/money/payment-state.ts";

export interface DemoPayer {
  readonly name: string;
  readonly email: string;
}

const payer = (name: string, account: string): DemoPayer => ({ name, email: `${account}@example.com` });

/** People without a demo account. */
export const demoPayers: readonly DemoPayer[] = [
  payer("강나루", "naru.kang"),
  payer("고은별", "eunbyeol.ko"),
  payer("김다솜", "dasom.kim"),
  payer("남궁빛나", "bitna"),
  payer("도하람", "haram.do"),
  payer("류새결", "saegyeol.ryu"),
  payer("문가을", "gaeul.moon"),
  payer("박한결", "hangyeol.park"),
  payer("배시온", "sion.bae"),
  payer("선우하늘", "haneul.sunwoo"),
  payer("신아라", "ara.shin"),
  payer("안도담", "dodam.ahn"),
  payer("오늘봄", "neulbom.oh"),
  payer("유슬아", "seula.yu"),
  payer("이가람", "garam.lee"),
  payer("정미르", "mir.jung"),
  payer("최바다", "bada.choi"),
  payer("황보름", "boreum.hwang"),
  payer("Anselm Vikstad", "anselm.vikstad"),
  payer("Ilse Marbach", "ilse.marbach"),
  payer("Théo Lanvaux", "theo.lanvaux"),
];

interface DemoThing {
  readonly type: PaymentType;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly amount: number;
}

const thing = (type: PaymentType, nameKo: string, nameEn: string, amount: number): DemoThing => ({
  type,
  nameKo,
  nameEn,
  amount,
});

/** What is paid for, as often as it is here. */
export const demoThings: readonly DemoThing[] = [
  thing("OTHER", "통역 실습실 이용료", "Use of the interpreting booths", 50_000),
  thing("SEMINAR", "정기 학술대회 등록비", "Conference registration", 40_000),
  thing("KITEC", "KITEC 번역 시험 응시료", "KITEC translation exam", 80_000),
  thing("PROGRAM", "온라인 번역 과정 수강료", "Online translation course", 180_000),
  thing("OTHER", "학회지 과월호", "Back issue of the journal", 20_000),
  thing("ENTRY", "입회비", "Entry fee", 30_000),
  thing("SEMINAR", "월례 세미나 참가비", "Monthly seminar", 20_000),
  thing("KITEC", "KITEC 통역 시험 응시료", "KITEC interpretation exam", 80_000),
  thing("ANNUAL", "정회원 연회비", "Annual dues, regular member", 50_000),
  thing("PROGRAM", "전문가 과정 수강료", "Expert course", 350_000),
  thing("DONATION", "학술지 발간 후원금", "Donation for the journal", 100_000),
  thing("CERTIFICATE", "합격 증명서 발급", "Certificate of the exam", 5_000),
  thing("SEMINAR", "정기 학술대회 등록비", "Conference registration", 40_000),
  thing("LIFETIME", "평생회비", "Lifetime membership", 500_000),
  thing("INSTITUTION", "기관회비", "Dues of an institution", 300_000),
  thing("PROGRAM", "지역사회 통번역 과정 수강료", "Community translation course", 120_000),
  thing("OTHER", "학술대회 자료집", "Conference proceedings", 15_000),
];

/** How a payment went: its states in turn, and how many days after it was asked for the last one came. */
export interface DemoCourse {
  readonly states: readonly PaymentStateName[];
  readonly days: number;
  readonly method?: PaymentMethod;
  /** Of the amount due; 100 where nothing else is said. */
  readonly percent?: number;
  readonly reason?: string;
}

const PAID: DemoCourse = { states: ["DECLARED", "PAID"], days: 3 };
const ON_SITE: DemoCourse = { ...PAID, days: 1, method: "ON_SITE" };

/** Of what was asked for more than a month ago. */
export const pastCourses: readonly DemoCourse[] = [
  PAID,
  PAID,
  ON_SITE,
  PAID,
  { states: ["PARTIAL", "PAID"], days: 5 },
  PAID,
  { states: ["EXPIRED"], days: 8 },
  PAID,
  PAID,
  { states: ["DECLARED", "PAID", "REFUND_REQUESTED", "REFUNDED"], days: 6, reason: "참가 취소" },
  PAID,
  { states: ["CANCELLED"], days: 2, reason: "신청 취소" },
  ON_SITE,
  { states: ["EXPIRED", "PAID"], days: 11, reason: "기한이 지나 입금된 것을 확인함" },
  PAID,
  { states: ["DECLARED", "PAID"], days: 2, method: "EXEMPT", reason: "발표자 면제" },
  PAID,
  {
    states: ["DECLARED", "PAID", "REFUND_REQUESTED", "PARTLY_REFUNDED"],
    days: 9,
    reason: "환불 규정에 따른 50% 환불",
  },
  PAID,
  { states: ["VOID"], days: 1, reason: "같은 건을 두 번 만듦" },
  { states: ["DECLARED", "PAID"], days: 4, percent: 120 },
];

/** Of what was asked for lately: each leaves the office something to do. */
export const openCourses: readonly DemoCourse[] = [
  { states: [], days: 0 },
  { states: ["DECLARED"], days: 1 },
  { states: [], days: 0 },
  { states: ["PARTIAL"], days: 1, percent: 50 },
  PAID,
  { states: ["DECLARED"], days: 2 },
  { states: ["DECLARED", "PAID", "REFUND_REQUESTED"], days: 4, reason: "개인 사정으로 취소" },
  { states: [], days: 0 },
  { states: ["DECLARED", "PAID"], days: 2, percent: 110 },
];
