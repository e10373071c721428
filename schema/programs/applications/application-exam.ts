// What an application for an exam has beside any other: part, site and photo, number and seat, result.
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import {
  manageApplications,
  readApplicantPhoto,
  readResult,
  readSeat,
} from "#schema/policies/programs/applications.ts";
import { hasSlip } from "#schema/programs/exams/find-slip.ts";
import { SeatedRoomRef } from "#schema/programs/exams/seated-room.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { ApplicationRef } from "./application.ts";
import { ExamVerdictRef } from "./application-enums.ts";
import { MISCONDUCT, misconductOf } from "./misconduct.ts";

/** What it takes to know who may read a result. */
const resultOf = {
  memberId: true,
  programId: true,
  program: { select: { resultsReleasedAt: true } },
} as const;
/** What it takes to know who may read number, room and seat. */
const seatOf = {
  memberId: true,
  programId: true,
  program: { select: { examSession: { select: { slipFrom: true } } } },
} as const;

builder.prismaObjectFields(ApplicationRef, (t) => ({
  misconduct: t.string({
    nullable: true,
    description:
      "How rules were broken at an exam, as recorded at the door, a line for each paper; for the office of programs, null for anybody else.",
    select: { attendances: MISCONDUCT },
    resolve: (application, _args, { viewer }) =>
      manageApplications(viewer) ? misconductOf(application) : null,
  }),
  examPart: t.expose("examPart", { type: ExamPartRef, nullable: true }),
  languagePair: t.expose("languagePair", { type: LanguagePairRef, nullable: true }),
  site: t.relation("site", { nullable: true }),
  photo: t.field({
    type: FileRef,
    nullable: true,
    description: "For its owner and the office of programs; its address needs a pass.",
    select: (_args, _context, nestedSelection) => ({
      memberId: true,
      programId: true,
      photo: nestedSelection(),
    }),
    resolve: (application, _args, { viewer }) =>
      readApplicantPhoto(viewer, application) ? application.photo : null,
  }),
  examNumber: t.string({
    nullable: true,
    description: "The examinee's number; null for the examinee until the admission slips are open.",
    select: { ...seatOf, examNumber: true },
    resolve: (application, _args, { viewer, clock }) =>
      readSeat(viewer, application, clock.now()) ? application.examNumber : null,
  }),
  room: t.field({
    type: SeatedRoomRef,
    nullable: true,
    description: "As the examinee's number.",
    select: (_args, _context, nestedSelection) => ({ ...seatOf, room: nestedSelection() }),
    resolve: (application, _args, { viewer, clock }) =>
      readSeat(viewer, application, clock.now()) ? application.room : null,
  }),
  seatNumber: t.string({
    nullable: true,
    description: "As the examinee's number.",
    select: { ...seatOf, seatNumber: true },
    resolve: (application, _args, { viewer, clock }) =>
      readSeat(viewer, application, clock.now()) ? application.seatNumber : null,
  }),
  slipFrom: t.field({
    type: "DateTime",
    nullable: true,
    description: "When the admission slips of the session open; null while the office has not said when.",
    select: { program: { select: { examSession: { select: { slipFrom: true } } } } },
    resolve: ({ program }) => program.examSession?.slipFrom ?? null,
  }),
  hasSlip: t.boolean({
    description: "Whether its examinee has the admission slip now.",
    select: {
      state: true,
      examNumber: true,
      program: { select: { cancelledAt: true, examSession: { select: { slipFrom: true } } } },
    },
    resolve: (application, _args, { clock }) => hasSlip(application, clock.now()),
  }),
  score: t.float({
    nullable: true,
    description: "0 to 100, with up to two decimals; null for the examinee until the results are released.",
    select: { ...resultOf, score: true },
    resolve: (application, _args, { viewer, clock }) =>
      readResult(viewer, application, clock.now()) ? application.score : null,
  }),
  verdict: t.field({
    type: ExamVerdictRef,
    nullable: true,
    description: "As the score.",
    select: { ...resultOf, verdict: true },
    resolve: (application, _args, { viewer, clock }) =>
      readResult(viewer, application, clock.now()) ? application.verdict : null,
  }),
}));
