// Sessions of the exam that are over and scored, for tests: rows are made directly.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { createProgram } from "./factories.ts";

/** A session of one paper of 60 and 40 points, held two days before `now`; 60 per cent pass, and two raters accepted. */
export async function createScoredExam(
  now: Date,
  session: Partial<Prisma.ExamSessionUncheckedCreateInput> = {},
) {
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const { id: programId } = await createProgram({
    kind: "KITEC",
    titleKo: "제28회 시험",
    titleEn: "28th exam",
    startsAt: at(-2 * DAY),
    endsAt: at(-2 * DAY + HOUR),
    examParts: ["TRANSLATION"],
    languagePairs: ["KO_EN"],
  });
  await db.examSession.create({ data: { programId, passAverage: 60, thirdRaterAbove: 15, ...session } });
  const paper = await db.examPaper.create({
    data: {
      programId,
      part: "TRANSLATION",
      position: 0,
      nameKo: "번역",
      nameEn: "Translation",
      startsAt: at(-2 * DAY),
      minutes: 120,
      minimum: 40,
      criteria: {
        create: [
          { position: 0, nameKo: "정확성", nameEn: "Accuracy", maxPoints: 60 },
          { position: 1, nameKo: "표현", nameEn: "Style", maxPoints: 40 },
        ],
      },
    },
    include: { criteria: { orderBy: { position: "asc" } } },
  });
  const raters: number[] = [];
  const addRater = async (memberId: number | null = null): Promise<number> => {
    const email = `rater-${programId}-${raters.length}@example.org`;
    const { id } = await db.examRater.create({
      data: {
        programId,
        memberId,
        name: `채점자 ${raters.length}`,
        email,
        emailKey: email,
        invitedAt: now,
        part: "TRANSLATION",
        pair: "KO_EN",
        state: "ACCEPTED",
      },
    });
    raters.push(id);
    return id;
  };
  await addRater();
  await addRater();
  /** A sheet that is done, with a total. */
  const rate = async (scriptId: number, raterId: number, total: number, more: object = {}) => {
    const [first, second] = paper.criteria;
    const marks = [
      { criterionId: first?.id ?? 0, points: Math.min(total, 60) },
      { criterionId: second?.id ?? 0, points: Math.max(total - 60, 0) },
    ];
    await db.examRating.create({
      data: { scriptId, raterId, doneAt: now, marks: { create: marks }, ...more },
    });
  };
  /** An examinee who sat, with the totals that raters gave. */
  const addExaminee = async (
    totals: readonly number[],
    data: Partial<Prisma.ApplicationUncheckedCreateInput> = {},
  ) => {
    const application = await db.application.create({
      data: {
        programId,
        name: "응시자",
        email: "examinee@example.org",
        amount: 0,
        state: "ATTENDED",
        examPart: "TRANSLATION",
        languagePair: "KO_EN",
        ...data,
      },
    });
    const code = `S${application.id}`;
    const script = await db.examScript.create({
      data: { applicationId: application.id, paperId: paper.id, code },
    });
    for (const [place, total] of totals.entries()) await rate(script.id, raters[place] ?? 0, total);
    return { id: application.id, scriptId: script.id };
  };
  return { programId, paper, raters, addRater, addExaminee, rate };
}
