// Stored settings as the values of their form, and the values as the server's input.
import type { ExamSessionInput } from "#schema/validation/programs/exam-session.ts";
import { groupDigits, toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import type { EditedExamSessionFragment, ExamSessionEditorQuery } from "#web/gql/exam-session.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";
import type { ExamValues } from "./exam-values.ts";

export type EditedExam = EditedExamSessionFragment;
export type ExamProgram = NonNullable<ExamSessionEditorQuery["examSessionForEditing"]>["program"];

const shown = (number: number | null) => (number === null ? "" : groupDigits(String(number)));

/** The same at two readings of the same row. */
const keyed = (id: number | null, place: string) => ({ key: id === null ? place : `stored-${id}`, id });

/** The form of stored settings: a row for each place the program is offered at. */
export function toExamValues(exam: EditedExam, { sites, examParts, languagePairs }: ExamProgram): ExamValues {
  return {
    registrationNumber: exam.registrationNumber ?? "",
    holderKo: exam.holderKo ?? "",
    holderEn: exam.holderEn ?? "",
    gradeKo: exam.gradeKo ?? "",
    gradeEn: exam.gradeEn ?? "",
    showsGrade: exam.showsGrade,
    contact: exam.contact ?? "",
    costNoteKo: exam.costNoteKo ?? "",
    costNoteEn: exam.costNoteEn ?? "",
    rulesKo: exam.rulesKo ?? "",
    rulesEn: exam.rulesEn ?? "",
    photoUntil: toSeoul(exam.photoUntil),
    slipFrom: toSeoul(exam.slipFrom),
    passAverage: shown(exam.passAverage),
    ratersPerScript: shown(exam.ratersPerScript),
    ratersAgreeing: shown(exam.ratersAgreeing),
    thirdRaterAbove: shown(exam.thirdRaterAbove),
    showsCriteria: exam.showsCriteria,
    objectionDays: shown(exam.objectionDays),
    papers: exam.papers.map((paper, i) => ({
      ...keyed(paper.id, `paper-${i}`),
      part: paper.part,
      nameKo: paper.nameKo,
      nameEn: paper.nameEn ?? "",
      startsAt: toSeoul(paper.startsAt),
      minutes: shown(paper.minutes),
      minimum: shown(paper.minimum),
      criteria: paper.criteria.map((row, j) => ({
        ...keyed(row.id, `criterion-${i}-${j}`),
        nameKo: row.nameKo,
        nameEn: row.nameEn ?? "",
        maxPoints: shown(row.maxPoints),
      })),
    })),
    sites: sites.map(({ id }) => {
      const stored = exam.sites.find((site) => site.id === id);
      return {
        key: `site-${id}`,
        id,
        rooms: (stored?.rooms ?? []).map((room) => ({
          ...keyed(room.id, `room-${room.nameKo}`),
          nameKo: room.nameKo,
          nameEn: room.nameEn ?? "",
          seats: shown(room.seats),
        })),
        seats: examParts.flatMap((part) =>
          languagePairs.map((pair) => {
            const row = stored?.seats.find((one) => one.part === part && one.pair === pair);
            return { key: `${part}-${pair}`, part, pair, seats: shown(row?.seats ?? null) };
          }),
        ),
      };
    }),
  };
}

const momentOf = (typed: string) => (typed === "" ? null : fromSeoul(typed));

/** What is sent. What cannot be read as a moment or number is sent so that the schema refuses it at its field. */
export function toExamInput(values: ExamValues) {
  const needed = (typed: string) => toWholeNumber(typed) ?? Number.NaN;
  const { registrationNumber, holderKo, holderEn, gradeKo, gradeEn, contact } = values;
  const { costNoteKo, costNoteEn, rulesKo, rulesEn, showsGrade, showsCriteria } = values;
  return {
    registrationNumber,
    holderKo,
    holderEn,
    gradeKo,
    gradeEn,
    contact,
    costNoteKo,
    costNoteEn,
    rulesKo,
    rulesEn,
    showsGrade,
    showsCriteria,
    photoUntil: momentOf(values.photoUntil),
    slipFrom: momentOf(values.slipFrom),
    passAverage: toWholeNumber(values.passAverage),
    ratersPerScript: needed(values.ratersPerScript),
    ratersAgreeing: needed(values.ratersAgreeing),
    thirdRaterAbove: toWholeNumber(values.thirdRaterAbove),
    objectionDays: needed(values.objectionDays),
    papers: values.papers.map(({ id, part, nameKo, nameEn, startsAt, minutes, minimum, criteria }) => ({
      id,
      part,
      nameKo,
      nameEn,
      startsAt: fromSeoul(startsAt),
      minutes: needed(minutes),
      minimum: toWholeNumber(minimum),
      criteria: criteria.map((row) => ({
        id: row.id,
        nameKo: row.nameKo,
        nameEn: row.nameEn,
        maxPoints: needed(row.maxPoints),
      })),
    })),
    sites: values.sites.map(({ id, rooms, seats }) => ({
      id,
      rooms: rooms.map((room) => ({
        id: room.id,
        nameKo: room.nameKo,
        nameEn: room.nameEn,
        seats: needed(room.seats),
      })),
      seats: seats.map(({ part, pair, seats: typed }) => ({ part, pair, seats: toWholeNumber(typed) })),
    })),
  } satisfies ExamSessionInput;
}
