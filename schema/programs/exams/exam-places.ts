// The seats of a session by place, as the form of an application needs them: what is left, and how many wait for a seat there.
import { db } from "#prisma/client.ts";
import type { ExamPart, LanguagePair } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { STATEMENT } from "#schema/cost.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { ProgramRef } from "#schema/programs/programs/program.ts";

interface Place {
  readonly siteId: number;
  readonly part: ExamPart;
  readonly pair: LanguagePair;
  readonly left: number;
  readonly waiting: number;
}

const ExamPlaceRef = builder.objectRef<Place>("ExamPlace").implement({
  description: "A part in a language pair at a site.",
  fields: (t) => ({
    siteId: t.expose("siteId", { type: "Id" }),
    part: t.expose("part", { type: ExamPartRef }),
    pair: t.expose("pair", { type: LanguagePairRef }),
    left: t.exposeInt("left", { description: "Seats that nobody has." }),
    waiting: t.exposeInt("waiting", {
      description: "Who waits for a seat there: what is left is theirs first.",
    }),
  }),
});

/** Who waits, by place. */
async function waitingAt(programId: number): Promise<ReadonlyMap<string, number>> {
  const groups = await db.application.groupBy({
    by: ["siteId", "examPart", "languagePair"],
    where: { programId, state: "WAITLISTED" },
    _count: true,
  });
  return new Map(
    groups.map(({ siteId, examPart, languagePair, _count }) => [
      `${siteId} ${examPart} ${languagePair}`,
      _count,
    ]),
  );
}

builder.prismaObjectFields(ProgramRef, (t) => ({
  places: t.field({
    type: [ExamPlaceRef],
    complexity: STATEMENT,
    description: "The places of an exam; none where seats are not counted by place.",
    select: {
      id: true,
      sites: {
        orderBy: { position: "asc" },
        select: { id: true, examSeats: { orderBy: [{ part: "asc" }, { pair: "asc" }] } },
      },
    },
    resolve: async ({ id, sites }) => {
      if (sites.every(({ examSeats }) => examSeats.length === 0)) return [];
      const waiting = await waitingAt(id);
      return sites.flatMap(({ id: siteId, examSeats }) =>
        examSeats.map(({ part, pair, seats, seatsTaken }) => ({
          siteId,
          part,
          pair,
          left: Math.max(0, seats - seatsTaken),
          waiting: waiting.get(`${siteId} ${part} ${pair}`) ?? 0,
        })),
      );
    },
  }),
}));
