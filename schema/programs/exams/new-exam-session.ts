// Defines what the form of a session begins with: the notice, the rules and the pass rule of the session
// before it, with its own fee, and a paper a part.
import type { Tx } from "#prisma/client.ts";
import type { ExamPart } from "#prisma/generated/enums.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { noteWithFee } from "#schema/validation/programs/cost-note.ts";
import type { ExamSettings } from "./exam-settings.ts";
import type { ExamProgram } from "./write-exam-session.ts";

const PAPER_MINUTES = 120;
/** Two parts on one day: the second begins after the first and a break. */
const BETWEEN_PAPERS = 3.5 * HOUR;
/** Slips open seven days before, as exam offices in Korea do. */
const SLIP_DAYS = 7;

const PAPER_NAMES: Readonly<Record<ExamPart, readonly [string, string]>> = {
  TRANSLATION: ["번역", "Translation"],
  INTERPRETATION: ["통역", "Interpretation"],
};

const CRITERIA = [
  { nameKo: "내용의 정확성", nameEn: "Accuracy", maxPoints: 50 },
  { nameKo: "표현의 적절성", nameEn: "Expression", maxPoints: 30 },
  { nameKo: "전달력", nameEn: "Delivery", maxPoints: 20 },
] as const;

const NOTHING = {
  registrationNumber: null,
  holderKo: null,
  holderEn: null,
  gradeKo: null,
  gradeEn: null,
  showsGrade: true,
  contact: null,
  costNoteKo: null,
  costNoteEn: null,
  rulesKo: null,
  rulesEn: null,
  passAverage: 60,
  ratersPerScript: 2,
  ratersAgreeing: 0,
  thirdRaterAbove: 20,
  showsCriteria: false,
  objectionDays: 7,
} as const;

/** The settings of a session that has none yet; version 0. */
export async function newExamSession(
  tx: Pick<Tx, "examSession">,
  { id, startsAt, endsAt, examParts, sites, fee }: ExamProgram & { readonly fee: number },
): Promise<ExamSettings> {
  const found = await tx.examSession.findFirst({
    where: { programId: { not: id }, program: { deletedAt: null } },
    orderBy: [{ program: { startsAt: "desc" } }, { programId: "desc" }],
    omit: {
      programId: true,
      version: true,
      photoUntil: true,
      slipFrom: true,
      numberPrefix: true,
      numberDigits: true,
      numberHasPart: true,
    },
    include: { program: { select: { fee: true } } },
  });
  const { program: other, ...before } = found ?? { program: { fee }, ...NOTHING };
  const fees = { before: other.fee, now: fee };
  const week = new Date(startsAt.getTime() - SLIP_DAYS * 24 * HOUR);
  const latest = endsAt.getTime() - PAPER_MINUTES * 60_000;
  const papers = examParts.map((part, i) => {
    const [nameKo, nameEn] = PAPER_NAMES[part];
    const at = Math.max(startsAt.getTime(), Math.min(startsAt.getTime() + i * BETWEEN_PAPERS, latest));
    const times = { startsAt: new Date(at), minutes: PAPER_MINUTES };
    const criteria = CRITERIA.map((row) => ({ id: null, ...row }));
    return { id: null, part, nameKo, nameEn, ...times, minimum: null, criteria };
  });
  return {
    ...before,
    costNoteKo: noteWithFee(before.costNoteKo, fees),
    costNoteEn: noteWithFee(before.costNoteEn, fees),
    version: 0,
    photoUntil: week,
    slipFrom: week,
    papers,
    sites: sites.map(({ id: siteId }) => ({ id: siteId, rooms: [], seats: [] })),
  };
}
