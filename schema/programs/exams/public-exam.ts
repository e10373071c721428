// Defines what everybody reads about a session of the exam: the legal notice of a private qualification, the
// papers with their times, and the seats that are left at each place.
import type { ExamPaper, ExamSession } from "#prisma/generated/client.ts";
import type { ExamPart, LanguagePair } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn, toLocalizedText } from "#schema/core/shared/localized.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { ProgramRef } from "#schema/programs/programs/program.ts";

interface PublicSeats {
  readonly siteId: number;
  readonly part: ExamPart;
  readonly pair: LanguagePair;
  readonly left: number;
}

interface PublicExam {
  readonly session: ExamSession;
  readonly papers: readonly ExamPaper[];
  readonly seats: readonly PublicSeats[];
  readonly resultsAt: Date | null;
}

const PaperRef = builder.objectRef<ExamPaper>("ExamPaper").implement({
  description: "What is written or spoken in one sitting.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    part: t.expose("part", { type: ExamPartRef }),
    name: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ nameKo, nameEn }, { language }) => toLocalizedText(nameKo, nameEn, language),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    minutes: t.exposeInt("minutes"),
  }),
});

const SeatsRef = builder.objectRef<PublicSeats>("ExamSeatsLeft").implement({
  description: "The seats that are left for a part in a language pair at a site.",
  fields: (t) => ({
    siteId: t.expose("siteId", { type: "Id" }),
    part: t.expose("part", { type: ExamPartRef }),
    pair: t.expose("pair", { type: LanguagePairRef }),
    left: t.exposeInt("left"),
  }),
});

const ExamRef = builder.objectRef<PublicExam>("Exam").implement({
  description: "A session of the exam. It is a registered private qualification, not a state-recognised one.",
  fields: (t) => {
    const args = { language: t.arg({ type: LanguageRef, required: true }) };
    const text = { type: LocalizedTextRef, nullable: true, args } as const;
    return {
      registrationNumber: t.string({
        nullable: true,
        resolve: ({ session }) => session.registrationNumber,
      }),
      contact: t.string({ nullable: true, resolve: ({ session }) => session.contact }),
      holder: t.field({
        ...text,
        description: "Who runs the qualification.",
        resolve: ({ session }, { language }) => lineIn(session.holderKo, session.holderEn, language),
      }),
      grade: t.field({
        ...text,
        resolve: ({ session }, { language }) => lineIn(session.gradeKo, session.gradeEn, language),
      }),
      costNote: t.field({
        ...text,
        description: "What the total cost consists of.",
        resolve: ({ session }, { language }) => lineIn(session.costNoteKo, session.costNoteEn, language),
      }),
      slipFrom: t.field({
        type: "DateTime",
        nullable: true,
        description: "From when admission slips are open.",
        resolve: ({ session }) => session.slipFrom,
      }),
      resultsAt: t.expose("resultsAt", {
        type: "DateTime",
        nullable: true,
        description: "From when examinees read their results.",
      }),
      papers: t.field({ type: [PaperRef], resolve: ({ papers }) => [...papers] }),
      seats: t.field({
        type: [SeatsRef],
        description: "By site, part and pair; none where seats are not counted by place.",
        resolve: ({ seats }) => [...seats],
      }),
    };
  },
});

builder.prismaObjectFields(ProgramRef, (t) => ({
  exam: t.field({
    type: ExamRef,
    nullable: true,
    description: "Of an exam whose settings the office has saved.",
    select: {
      examSession: true,
      resultsReleasedAt: true,
      examParts: true,
      examPapers: { orderBy: [{ startsAt: "asc" }, { position: "asc" }] },
      sites: {
        orderBy: { position: "asc" },
        select: { id: true, examSeats: { orderBy: [{ part: "asc" }, { pair: "asc" }] } },
      },
    },
    resolve: ({ examSession: session, resultsReleasedAt: resultsAt, examParts, examPapers, sites }) =>
      session && {
        session,
        resultsAt,
        papers: examPapers.filter(({ part }) => examParts.includes(part)),
        seats: sites.flatMap(({ id: siteId, examSeats }) =>
          examSeats.map(({ part, pair, seats, seatsTaken }) => ({
            siteId,
            part,
            pair,
            left: Math.max(0, seats - seatsTaken),
          })),
        ),
      },
  }),
}));
