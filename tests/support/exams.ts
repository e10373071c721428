// Sessions of the exam, for tests: a program in two languages at two sites, and its settings.
import { randomUUID } from "node:crypto";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { createOpenProgram } from "./applying.ts";

export const SAVE_EXAM =
  "mutation ($programId: Id!, $version: Int!, $input: ExamSessionInput!) { saveExamSession(programId: $programId, version: $version, input: $input) { version } }";

/** What makes a program of `programInput` a session of the exam; a draft, so that it needs no legal notice yet. */
export const EXAM = {
  kind: "KITEC",
  publishNow: false,
  capacity: 50,
  examParts: ["TRANSLATION", "INTERPRETATION"],
  languagePairs: ["KO_EN", "KO_ZH"],
  sites: [{ nameKo: "서울", nameEn: "Seoul" }, { nameKo: "부산" }],
};

/** The ids of a program's sites, in order. */
export const sitesOf = async (programId: number): Promise<number[]> =>
  (await db.programSite.findMany({ where: { programId }, orderBy: { position: "asc" } })).map(({ id }) => id);

/** Settings with a whole notice, one paper, and seats for translation between Korean and English at one site. */
export const examInput = (siteId: number, seats = 20) => ({
  registrationNumber: "2024-001234",
  holderKo: "사단법인 국제한국어통번역학회",
  holderEn: "International Association",
  gradeKo: "단일 등급",
  gradeEn: "Single grade",
  contact: "02-000-0000",
  costNoteKo: "응시료 80,000원",
  costNoteEn: "Exam fee KRW 80,000",
  passAverage: 60,
  ratersPerScript: 2,
  ratersAgreeing: 0,
  thirdRaterAbove: 20,
  showsCriteria: false,
  objectionDays: 7,
  papers: [
    {
      part: "TRANSLATION",
      nameKo: "번역",
      nameEn: "Translation",
      startsAt: "2030-12-07T14:00:00+09:00",
      minutes: 120,
      minimum: 40,
      criteria: [
        { nameKo: "정확성", nameEn: "Accuracy", maxPoints: 60 },
        { nameKo: "표현", nameEn: "Expression", maxPoints: 40 },
      ],
    },
  ],
  sites: [
    {
      id: siteId,
      rooms: [{ nameKo: "101호", nameEn: "Room 101", seats: 30 }],
      seats: [{ part: "TRANSLATION", pair: "KO_EN", seats }],
    },
  ],
});

/** A session that takes applications, with seats for translation between Korean and English at each of its sites. */
export async function createOpenExam(
  seats: readonly number[],
  overrides: Partial<Prisma.ProgramUncheckedCreateInput> = {},
): Promise<{ id: number; sites: readonly number[] }> {
  const { id } = await createOpenProgram({
    kind: "KITEC",
    examParts: ["TRANSLATION"],
    languagePairs: ["KO_EN"],
    capacity: seats.reduce((sum, count) => sum + count, 0),
    ...overrides,
  });
  const sites: number[] = [];
  for (const [position, count] of seats.entries()) {
    const place = { part: "TRANSLATION", pair: "KO_EN", seats: count } as const;
    const site = { programId: id, position, nameKo: `고사장 ${position + 1}` };
    sites.push((await db.programSite.create({ data: { ...site, examSeats: { create: [place] } } })).id);
  }
  return { id, sites };
}

/** The form of an application at a site, with a photo of the person's own. */
export async function formAt(siteId: number, memberId: number) {
  const photo = await db.file.create({
    data: {
      key: `${randomUUID()}.jpg`,
      name: "photo.jpg",
      mimeType: "image/jpeg",
      kind: "PHOTO",
      size: 1_000,
      width: 600,
      height: 800,
      uploadedById: memberId,
    },
  });
  return { siteId, examPart: "TRANSLATION", languagePair: "KO_EN", photoId: photo.id };
}
