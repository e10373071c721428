// A checked program as columns and rows: what making and saving one have in common.
import { toColumn } from "#schema/shared/stored-document.ts";
import type { CheckedProgram } from "#schema/validation/programs.ts";

/** The columns that do not depend on what was there before. */
export function programColumns(program: CheckedProgram, now: Date) {
  const { ko, en } = program;
  return {
    kind: program.kind,
    number: program.number,
    tagId: program.tagId,
    thumbnailId: program.thumbnailId,
    titleKo: ko.title,
    titleEn: en?.title ?? null,
    descriptionKo: ko.description,
    descriptionEn: en?.description ?? null,
    contentKo: toColumn(ko.content),
    contentEn: toColumn(en?.content),
    locationKo: ko.location,
    locationEn: en?.location ?? null,
    startsAt: program.startsAt,
    endsAt: program.endsAt,
    applyFrom: program.applyFrom,
    applyTo: program.applyTo,
    applyLink: program.applyLink,
    fee: program.fee,
    enrollmentFee: program.enrollmentFee,
    capacity: program.capacity,
    waitingList: program.waitingList,
    examParts: program.examParts,
    languagePairs: program.languagePairs,
    publishedAt: program.publishNow ? now : program.publishedAt,
  };
}

/** Prices, speakers, sessions and files as rows, in order. */
export function programRows({ prices, speakers, sessions, files }: CheckedProgram) {
  return {
    prices: prices.map((price, position) => ({ ...price, position })),
    speakers: speakers.map((speaker, position) => ({ ...speaker, position })),
    sessions: sessions.map((session, position) => ({ ...session, position })),
    files: files.map((fileId, position) => ({ fileId, position })),
  };
}
