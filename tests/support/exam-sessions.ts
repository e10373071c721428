// Sessions of the exam with their rooms and examinees, for tests.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createOpenProgram } from "./applying.ts";

interface SessionParts {
  /** Seats of the rooms, by site. */
  readonly sites?: readonly (readonly number[])[];
  readonly session?: Partial<Prisma.ExamSessionUncheckedCreateInput>;
  readonly program?: Partial<Prisma.ProgramUncheckedCreateInput>;
}

/** The 28th session, in ten days, with a site of two rooms unless it is said otherwise. */
export async function createExam({ sites = [[2, 3]], session = {}, program = {} }: SessionParts = {}) {
  const { id: programId } = await createOpenProgram({
    kind: "KITEC",
    number: 28,
    examParts: ["TRANSLATION", "INTERPRETATION"],
    languagePairs: ["KO_EN"],
    ...program,
  });
  await db.examSession.create({ data: { programId, slipFrom: new Date(Date.now() + DAY), ...session } });
  const made = [];
  for (const [position, rooms] of sites.entries()) {
    const site = await db.programSite.create({
      data: {
        programId,
        position,
        nameKo: `시험장 ${position + 1}`,
        nameEn: `Site ${position + 1}`,
        addressKo: "서울특별시 동대문구 이문로 107",
        rooms: {
          create: rooms.map((seats, at) => ({
            position: at,
            nameKo: `${at + 1}01호`,
            nameEn: `Room ${at + 1}01`,
            seats,
          })),
        },
      },
      include: { rooms: { orderBy: { position: "asc" } } },
    });
    made.push({ siteId: site.id, roomIds: site.rooms.map(({ id }) => id) });
  }
  return { programId, sites: made };
}

/** A confirmed examinee of a session; nobody's account unless `memberId` says whose. */
export function createExaminee(
  programId: number,
  data: Partial<Prisma.ApplicationUncheckedCreateInput> & { readonly name: string },
) {
  const email = `examinee-${programId}-${data.name.replaceAll(" ", "-")}@example.org`;
  return db.application.create({
    data: {
      programId,
      email,
      amount: 0,
      state: "CONFIRMED",
      examPart: "TRANSLATION",
      languagePair: "KO_EN",
      moves: { create: { from: null, to: data.state ?? "CONFIRMED", createdAt: new Date() } },
      ...data,
    },
  });
}
