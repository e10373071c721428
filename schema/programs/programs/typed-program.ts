// A program as it would be, were what somebody is typing saved: the columns and rows of it.
import type { Program } from "#prisma/generated/client.ts";
import { documentOf, lineOf, momentOf, numberOf } from "#schema/core/previews/typed-values.ts";
import { refundRules } from "#schema/validation/core/settings.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";
import type { ProgramDraft } from "#schema/validation/programs/previewed-program.ts";
import { readableProgramFields } from "#schema/validation/programs/program-fields.ts";

/** What a form does not hold, and what is where it holds no moment. */
type StoredProgram = Pick<Program, "startsAt" | "endsAt" | "seatsTaken" | "cancelledAt">;

/**
 * @param values the form as it was stored
 * @param stored the program that is being changed
 */
export function typedProgram({ values }: ProgramDraft, stored: StoredProgram) {
  const { ko, en, prices, speakers, sessions, sites } = values;
  return {
    kind: values.kind,
    number: numberOf(values.number),
    tagId: values.tagId,
    thumbnailId: values.thumbnail?.id ?? null,
    titleKo: lineOf(ko.title),
    titleEn: lineOf(en.title),
    descriptionKo: lineOf(ko.description),
    descriptionEn: lineOf(en.description),
    contentKo: documentOf(ko.content),
    contentEn: documentOf(en.content),
    locationKo: lineOf(ko.location),
    locationEn: lineOf(en.location),
    startsAt: momentOf(values.startsAt) ?? stored.startsAt,
    endsAt: momentOf(values.endsAt) ?? stored.endsAt,
    ...readableProgramFields(values, { moment: momentOf, number: numberOf }),
    fee: numberOf(values.fee) ?? 0,
    seatsTaken: stored.seatsTaken,
    cancelledAt: stored.cancelledAt,
    refundRules: values.ownRefund ? (refundRules.safeParse(values.refundRules).data ?? []) : null,
    examParts: EXAM_PARTS.filter((part) => values.examParts.includes(part)),
    languagePairs: LANGUAGE_PAIRS.filter((pair) => values.languagePairs.includes(pair)),
    prices: prices.map(({ labelKo, labelEn, grades, until, amount }) => ({
      labelKo: labelKo.trim(),
      labelEn: lineOf(labelEn),
      grades,
      until: momentOf(until),
      amount: numberOf(amount) ?? 0,
    })),
    speakers: speakers.map((speaker) => ({
      nameKo: speaker.nameKo.trim(),
      nameEn: lineOf(speaker.nameEn),
      affiliationKo: lineOf(speaker.affiliationKo),
      affiliationEn: lineOf(speaker.affiliationEn),
      talkKo: lineOf(speaker.talkKo),
      talkEn: lineOf(speaker.talkEn),
      fileId: speaker.portrait?.id ?? null,
    })),
    // Without its times a part of the programme has no place.
    sessions: sessions.flatMap(({ titleKo, titleEn, isBreak, byKo, byEn, file, ...times }) => {
      const [startsAt, endsAt] = [momentOf(times.startsAt), momentOf(times.endsAt)];
      if (startsAt === null || endsAt === null) return [];
      const said = {
        titleKo: titleKo.trim(),
        titleEn: lineOf(titleEn),
        byKo: lineOf(byKo),
        byEn: lineOf(byEn),
      };
      return [{ ...said, startsAt, endsAt, isBreak, fileId: file?.id ?? null }];
    }),
    sites: sites.map(({ nameKo, nameEn, addressKo, addressEn }) => ({
      nameKo: nameKo.trim(),
      nameEn: lineOf(nameEn),
      addressKo: lineOf(addressKo),
      addressEn: lineOf(addressEn),
    })),
    files: values.files.map(({ id }) => id),
  };
}
export type TypedProgram = ReturnType<typeof typedProgram>;
