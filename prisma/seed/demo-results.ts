// Results of the demo's past sessions of the exam: released by two people, with a certificate of the demo's member.
import type { Tx } from "#prisma/client.ts";
import { CODE_LENGTH, CODE_LETTERS } from "#schema/validation/core/documents.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { seoulDay, seoulYear } from "#schema/validation/core/seoul.ts";

const LOCKED_BY = "admin@example.org";
const CONFIRMED_BY = "program@example.org";

/** Needs the demo's applications. */
export async function createDemoResults(tx: Tx): Promise<void> {
  const staff = await tx.member.findMany({ where: { emailKey: { in: [LOCKED_BY, CONFIRMED_BY] } } });
  const idOf = (key: string) => staff.find(({ emailKey }) => emailKey === key)?.id ?? null;
  const sessions = await tx.program.findMany({ where: { kind: "KITEC", resultsReleasedAt: { not: null } } });
  for (const { id: programId, resultsReleasedAt } of sessions) {
    if (resultsReleasedAt === null) continue;
    const before = (hours: number) => new Date(resultsReleasedAt.getTime() - hours * HOUR);
    await tx.examRelease.create({
      data: {
        ...{ programId, lockedById: idOf(LOCKED_BY), lockedAt: before(20) },
        ...{ confirmedById: idOf(CONFIRMED_BY), confirmedAt: before(18) },
        ...{ releaseAt: resultsReleasedAt, notifiedAt: resultsReleasedAt },
      },
    });
    await tx.application.updateMany({ where: { programId, state: "NO_SHOW" }, data: { verdict: "VOID" } });
    await tx.$executeRaw`
      INSERT INTO exam_results (application_id, version, verdict, average, scores, created_by_id, created_at)
      SELECT id, 1, verdict, score * 100, '{"papers": []}', ${idOf(CONFIRMED_BY)}::int, ${before(18)}
      FROM applications WHERE program_id = ${programId} AND verdict IS NOT NULL`;
  }
}

/** The certificate of the first who passed with an account. */
export async function createDemoCertificate(tx: Tx): Promise<void> {
  const passed = await tx.application.findFirst({
    where: { verdict: "PASSED", memberId: { not: null }, program: { resultsReleasedAt: { not: null } } },
    include: { program: true },
    orderBy: { id: "asc" },
  });
  const issuedAt = passed?.program.resultsReleasedAt;
  if (!passed || !issuedAt) return;
  const { id: applicationId, memberId, name, nameEn, examNumber, examPart, languagePair, program } = passed;
  const year = seoulYear(issuedAt);
  const { issued: serial } = await tx.documentYear.upsert({
    where: { year },
    create: { year, issued: 1 },
    update: { issued: { increment: 1 } },
  });
  const facts = {
    ...{ about: "exam", name, nameInLatin: nameEn, examNumber, part: examPart, pair: languagePair },
    ...{ titleKo: program.titleKo, titleEn: program.titleEn ?? program.titleKo },
    ...{ gradeKo: null, gradeEn: null, registrationNumber: null },
    ...{ examinedOn: seoulDay(program.startsAt), passedOn: seoulDay(issuedAt) },
  };
  const code = Array.from(
    { length: CODE_LENGTH },
    (_, at) => CODE_LETTERS[(at * 7 + 3) % CODE_LETTERS.length],
  );
  const about = { kind: "EXAM_CERTIFICATE", language: "BOTH", applicationId, memberId, facts } as const;
  await tx.issuedDocument.create({ data: { ...about, year, serial, code: code.join(""), issuedAt } });
}
