// The demo's sessions of the exam: their legal notice, papers, rooms, and the seats of each place with those
// that are taken. Needs the demo programs and applications.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ExamPart } from "#prisma/generated/enums.ts";
import { DAY, MINUTE } from "#schema/validation/core/durations.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";

/** Two sites, two parts and three language pairs make the 300 of the demo's sessions. */
const SEATS = 25;

const SETTINGS = {
  registrationNumber: "제2023-004821호",
  holderKo: "가나다 국제통번역학회",
  holderEn: "Ganada International Society for Translation and Interpretation",
  gradeKo: "등급 없음(합격/불합격)",
  gradeEn: "No grades (pass or fail)",
  showsGrade: false,
  contact: "02-000-0000, kitec@example.org",
  costNoteKo: "응시료 80,000원. 자격증 발급을 신청하면 발급 수수료 10,000원이 따로 듭니다.",
  costNoteEn: "Exam fee KRW 80,000. A certificate costs another KRW 10,000 if you ask for one.",
  rulesKo:
    "시험 시작 30분 전까지 입실해 주세요.\n신분증과 수험표를 가지고 오세요.\n수험표를 휴대전화로 보여 준 분은 입실 전에 전원을 꺼 주세요. 시험 중에는 전자 기기를 사용할 수 없습니다.",
  rulesEn:
    "Be in your room 30 minutes before the start.\nBring an identity document and your admission slip.\nIf your slip is on your phone, show it at the entrance, then switch the phone off. Electronic devices may not be used during the exam.",
  passAverage: 60,
  thirdRaterAbove: 20,
} as const;

const PAPERS: Readonly<Record<ExamPart, { nameKo: string; nameEn: string; after: number; minutes: number }>> =
  {
    TRANSLATION: { nameKo: "번역", nameEn: "Translation", after: 0, minutes: 120 },
    INTERPRETATION: { nameKo: "통역", nameEn: "Interpretation", after: 210, minutes: 150 },
  };

const CRITERIA = [
  { position: 0, nameKo: "내용의 정확성", nameEn: "Accuracy", maxPoints: 50 },
  { position: 1, nameKo: "표현의 적절성", nameEn: "Expression", maxPoints: 30 },
  { position: 2, nameKo: "전달력", nameEn: "Delivery", maxPoints: 20 },
];

const ROOMS = [
  { position: 0, nameKo: "101호", nameEn: "Room 101", seats: 40 },
  { position: 1, nameKo: "102호", nameEn: "Room 102", seats: 40 },
];

/** Gives every demo session of the exam its settings. */
export async function createDemoExams(tx: Tx): Promise<void> {
  const sessions = await tx.program.findMany({
    where: { kind: "KITEC", examParts: { isEmpty: false } },
    include: { sites: true },
  });
  for (const { id: programId, startsAt, examParts, languagePairs, sites } of sessions) {
    const before = (days: number) => new Date(startsAt.getTime() - days * DAY);
    const settings = { ...SETTINGS, photoUntil: before(10), slipFrom: before(7) };
    await tx.examSession.create({ data: { ...settings, programId } });
    for (const part of examParts) {
      const { after, ...paper } = PAPERS[part];
      const times = { startsAt: new Date(startsAt.getTime() + after * MINUTE), minimum: 40 };
      const own = { ...paper, ...times, programId, part, position: examParts.indexOf(part) };
      await tx.examPaper.create({ data: { ...own, criteria: { create: CRITERIA } } });
    }
    for (const { id: siteId } of sites) {
      await tx.examRoom.createMany({ data: ROOMS.map((room) => ({ ...room, siteId })) });
      const places: Prisma.ExamSeatsCreateManyInput[] = [];
      for (const part of examParts) {
        for (const pair of languagePairs) {
          const at = { siteId, examPart: part, languagePair: pair, state: { in: [...SEAT_STATES] } };
          places.push({
            siteId,
            part,
            pair,
            seats: SEATS,
            seatsTaken: await tx.application.count({ where: at }),
          });
        }
      }
      await tx.examSeats.createMany({ data: places });
    }
  }
}
