// Results of the demo's past sessions of the exam: released by two people, with a certificate of the demo's member.
import type { Tx } from "#prisma/client.ts";
import { CODE_LENGTH, CODE_LETTERS } from "#schema/validation/core/documents.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { seoulDay, seoulYear } from "#schema/validation/core/seoul.ts";
import { CONFIRMED_STATES } from "#schema/validation/programs/application-state.ts";
import { wasPresentAt } from "#schema/validation/programs/exam-scripts.ts";
import { certifiedGrade } from "#schema/validation/programs/exam-session.ts";
import { examVerdict, toRule } from "#schema/validation/programs/exam-verdict.ts";

const LOCKED_BY = "admin@example.org";
const CONFIRMED_BY = "program@example.org";

/** Needs the demo's scores. */
export async function createDemoResults(tx: Tx): Promise<void> {
  const staff = await tx.member.findMany({ where: { emailKey: { in: [LOCKED_BY, CONFIRMED_BY] } } });
  const idOf = (key: string) => staff.find(({ emailKey }) => emailKey === key)?.id ?? null;
  const sessions = await tx.program.findMany({ where: { kind: "KITEC", resultsReleasedAt: { not: null } } });
  for (const { id: programId, resultsReleasedAt } of sessions) {
    if (resultsReleasedAt === null) continue;
    const before = (hours: number) => new Date(resultsReleasedAt.getTime() - hours * HOUR);
    await tx.examRelease.create({
      data: {
        programId,
        lockedById: idOf(LOCKED_BY),
        lockedAt: before(20),
        confirmedById: idOf(CONFIRMED_BY),
        confirmedAt: before(18),
        releaseAt: resultsReleasedAt,
        notifiedAt: resultsReleasedAt,
      },
    });
    await storeResults(tx, programId, { createdById: idOf(CONFIRMED_BY), createdAt: before(18) });
  }
}

/** What the rule makes of the scores, as a release stores it. */
async function storeResults(
  tx: Tx,
  programId: number,
  given: { readonly createdById: number | null; readonly createdAt: Date },
): Promise<void> {
  const rule = toRule(await tx.examSession.findUniqueOrThrow({ where: { programId } }));
  const papers = await tx.examPaper.findMany({ where: { programId }, include: { criteria: true } });
  const applications = await tx.application.findMany({
    where: { programId, state: { in: [...CONFIRMED_STATES] } },
    include: { scripts: { include: { ratings: { include: { marks: true } } } } },
  });
  const results = applications.flatMap(({ id: applicationId, state, examPart, scripts }) => {
    const sheets = new Map(
      scripts.map(({ paperId, ratings }) => [
        paperId,
        ratings.map(({ marks, isThird, isRemark }) => ({
          points: new Map(marks.map(({ criterionId, points }) => [criterionId, points] as const)),
          isThird,
          isRemark,
        })),
      ]),
    );
    const own = papers.filter(({ part }) => part === examPart);
    const isPresent = (paperId: number) => wasPresentAt({ state, attendances: [] }, paperId);
    const outcome = examVerdict(
      { sat: state !== "NO_SHOW", wasPresentAt: isPresent, papers: own, sheets },
      rule,
    );
    const { verdict, average } = outcome;
    if (verdict === null) return [];
    const ofPapers = outcome.papers.map(({ criteria, ...paper }) => ({
      ...paper,
      criteria: criteria.map((criterion) => ({ ...criterion })),
    }));
    return [{ applicationId, version: 1, verdict, average, scores: { papers: ofPapers }, ...given }];
  });
  await tx.examResult.createMany({ data: results });
  await tx.$executeRaw`
    UPDATE applications a SET verdict = r.verdict, score = r.average / 100.0
    FROM exam_results r WHERE r.application_id = a.id AND a.program_id = ${programId}`;
}

/** The certificate of the first who passed with an account. */
export async function createDemoCertificate(tx: Tx): Promise<void> {
  const passed = await tx.application.findFirst({
    where: { verdict: "PASSED", memberId: { not: null }, program: { resultsReleasedAt: { not: null } } },
    include: { program: { include: { examSession: true } } },
    orderBy: { id: "asc" },
  });
  const issuedAt = passed?.program.resultsReleasedAt;
  if (!passed || !issuedAt) return;
  const { id: applicationId, memberId, name, nameEn, examNumber, examPart, languagePair, program } = passed;
  const { examSession: session } = program;
  const year = seoulYear(issuedAt);
  const { issued: serial } = await tx.documentYear.upsert({
    where: { year },
    create: { year, issued: 1 },
    update: { issued: { increment: 1 } },
  });
  const facts = {
    about: "exam",
    name,
    nameInLatin: nameEn,
    examNumber,
    part: examPart,
    pair: languagePair,
    titleKo: program.titleKo,
    titleEn: program.titleEn ?? program.titleKo,
    ...certifiedGrade(session),
    registrationNumber: session?.registrationNumber ?? null,
    examinedOn: seoulDay(program.startsAt),
    passedOn: seoulDay(issuedAt),
  };
  const code = Array.from(
    { length: CODE_LENGTH },
    (_, at) => CODE_LETTERS[(at * 7 + 3) % CODE_LETTERS.length],
  );
  const about = { kind: "EXAM_CERTIFICATE", language: "BOTH", applicationId, memberId, facts } as const;
  await tx.issuedDocument.create({ data: { ...about, year, serial, code: code.join(""), issuedAt } });
}
