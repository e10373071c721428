// The examinees of a session with the sheets of their raters, and what came of them by the rule.
import type { Tx } from "#prisma/client.ts";
import type { ApplicationState, ExamPart, ExamVerdict, LanguagePair } from "#prisma/generated/enums.ts";
import { CONFIRMED_STATES } from "#schema/validation/programs/application-state.ts";
import type { Sheet } from "#schema/validation/programs/exam-points.ts";
import { wasPresentAt } from "#schema/validation/programs/exam-scripts.ts";
import {
  examVerdict,
  type Outcome,
  type PassRule,
  toRule,
  type VerdictPaper,
} from "#schema/validation/programs/exam-verdict.ts";

interface SatPaper extends VerdictPaper {
  readonly nameKo: string;
  readonly nameEn: string | null;
}

export interface Sitting {
  readonly id: number;
  readonly memberId: number | null;
  readonly name: string;
  readonly examNumber: string | null;
  readonly part: ExamPart | null;
  readonly pair: LanguagePair | null;
  readonly siteId: number | null;
  readonly state: ApplicationState;
  readonly outcome: Outcome;
  /** Of the own part, in order. */
  readonly papers: readonly SatPaper[];
  /** Of raters who are done, by paper. */
  readonly sheets: ReadonlyMap<number, readonly Sheet[]>;
}

const NO_RULE: PassRule = {
  passAverage: null,
  ratersPerScript: 1,
  ratersAgreeing: 0,
  thirdRaterAbove: null,
};

const inOrder = { orderBy: { position: "asc" } } as const;

/** The papers of a session and its rule; no papers in a session whose scores are typed by hand. */
export async function readRule(tx: Pick<Tx, "examPaper" | "examSession">, programId: number) {
  const papers = await tx.examPaper.findMany({
    where: { programId },
    include: { criteria: { ...inOrder, select: { id: true, maxPoints: true } } },
    ...inOrder,
  });
  const rule = await tx.examSession.findUnique({ where: { programId } });
  return { papers, rule: rule ? toRule(rule) : NO_RULE };
}

type Row = {
  readonly applicationId: number;
  readonly paperId: number;
  readonly isThird: boolean | null;
  readonly isRemark: boolean | null;
  readonly points: Record<string, number> | null;
};

/** Sheets of raters who are done, by application and paper. */
async function readSheets(tx: Pick<Tx, "$queryRaw">, ids: readonly number[]) {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT s.application_id AS "applicationId", s.paper_id AS "paperId", r.is_third AS "isThird", r.is_remark AS "isRemark",
      json_object_agg(m.criterion_id, m.points) FILTER (WHERE m.criterion_id IS NOT NULL) AS points
    FROM exam_scripts s
    LEFT JOIN exam_ratings r ON r.script_id = s.id AND r.done_at IS NOT NULL
    LEFT JOIN exam_marks m ON m.rating_id = r.id
    WHERE s.application_id = ANY(${ids})
    GROUP BY s.id, r.id ORDER BY s.id, r.id`;
  const sheets = new Map<number, Map<number, Sheet[]>>();
  for (const { applicationId, paperId, isThird, isRemark, points } of rows) {
    const ofApplication = sheets.get(applicationId) ?? new Map<number, Sheet[]>();
    const ofPaper = ofApplication.get(paperId) ?? [];
    if (isThird !== null) {
      const marks = Object.entries(points ?? {}).map(([id, given]) => [Number(id), given] as const);
      ofPaper.push({ points: new Map(marks), isThird, isRemark: isRemark === true });
    }
    sheets.set(applicationId, ofApplication.set(paperId, ofPaper));
  }
  return sheets;
}

interface TypedResult {
  readonly score: number | null;
  readonly verdict: ExamVerdict | null;
  readonly state: ApplicationState;
}

/** As the office typed it, in a session without papers. */
function typedOutcome({ score, verdict, state }: TypedResult, sat: boolean): Outcome {
  if (sat && state !== "ATTENDED") {
    const missing = [{ kind: "ATTENDANCE", paperId: null } as const];
    return { papers: [], average: null, verdict: null, missing };
  }
  const missing = sat && verdict === null ? [{ kind: "RULE", paperId: null } as const] : [];
  return {
    papers: [],
    average: score === null ? null : Math.round(score * 100),
    verdict: verdict ?? (sat ? null : "VOID"),
    missing,
  };
}

/**
 * Everybody who was confirmed, in order of numbers and names. Who did not come, missed a paper or broke the
 * rules did not sit; of whom nothing is recorded, nothing is known, and there is no verdict.
 * @param ids of these alone; null: of all
 */
export async function readSittings(
  tx: Pick<Tx, "application" | "examPaper" | "examSession" | "$queryRaw">,
  programId: number,
  ids: readonly number[] | null = null,
): Promise<readonly Sitting[]> {
  const { papers, rule } = await readRule(tx, programId);
  const applications = await tx.application.findMany({
    where: { programId, state: { in: [...CONFIRMED_STATES] }, ...(ids ? { id: { in: [...ids] } } : {}) },
    orderBy: [{ examNumber: "asc" }, { name: "asc" }, { id: "asc" }],
    include: {
      attendances: {
        where: { isCurrent: true, state: { not: null } },
        select: { paperId: true, state: true },
      },
    },
  });
  const sheets = await readSheets(
    tx,
    applications.map(({ id }) => id),
  );
  return applications.map(({ id, memberId, name, examNumber, examPart, languagePair, siteId, ...one }) => {
    const sat = one.state !== "NO_SHOW" && one.attendances.every(({ state }) => state === "PRESENT");
    const own: ReadonlyMap<number, readonly Sheet[]> = sheets.get(id) ?? new Map();
    const ofPart = papers.filter(({ part }) => part === examPart);
    const outcome =
      papers.length === 0
        ? typedOutcome(one, sat)
        : examVerdict(
            { sat, wasPresentAt: (paperId) => wasPresentAt(one, paperId), papers: ofPart, sheets: own },
            rule,
          );
    const exam = { examNumber, part: examPart, pair: languagePair, siteId };
    return { id, memberId, name, ...exam, state: one.state, outcome, papers: ofPart, sheets: own };
  });
}
