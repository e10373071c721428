// The fields of a session's settings in the order of the screen, with their names.
import { rowLabels } from "#web/components/forms/field-paths.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

const CRITERION = {
  nameKo: "exam-session.criterion.nameKo",
  nameEn: "exam-session.criterion.nameEn",
  maxPoints: "exam-session.criterion.maxPoints",
} as const satisfies Record<string, MessageId>;

const ROOM = {
  nameKo: "exam-session.room.nameKo",
  nameEn: "exam-session.room.nameEn",
  seats: "exam-session.room.seats",
} as const satisfies Record<string, MessageId>;

export const EXAM_LABELS = {
  registrationNumber: "exam-session.field.registrationNumber",
  holderKo: "exam-session.field.holderKo",
  holderEn: "exam-session.field.holderEn",
  gradeKo: "exam-session.field.gradeKo",
  gradeEn: "exam-session.field.gradeEn",
  showsGrade: "exam-session.field.showsGrade",
  contact: "exam-session.field.contact",
  costNoteKo: "exam-session.field.costNoteKo",
  costNoteEn: "exam-session.field.costNoteEn",
  papers: "exam-session.field.papers",
  "papers.*": "exam-session.paper.row",
  "papers.*.part": "exam-session.paper.part",
  "papers.*.nameKo": "exam-session.paper.nameKo",
  "papers.*.nameEn": "exam-session.paper.nameEn",
  "papers.*.startsAt": "exam-session.paper.startsAt",
  "papers.*.minutes": "exam-session.paper.minutes",
  "papers.*.minimum": "exam-session.paper.minimum",
  "papers.*.criteria": "exam-session.paper.criteria",
  ...rowLabels("papers.*.criteria", "exam-session.criterion.row", CRITERION),
  sites: "exam-session.field.sites",
  "sites.*": "exam-session.site.row",
  "sites.*.rooms": "exam-session.site.rooms",
  ...rowLabels("sites.*.rooms", "exam-session.room.row", ROOM),
  "sites.*.seats.*": "exam-session.seats.row",
  "sites.*.seats.*.seats": "exam-session.seats.seats",
  passAverage: "exam-session.field.passAverage",
  ratersPerScript: "exam-session.field.ratersPerScript",
  ratersAgreeing: "exam-session.field.ratersAgreeing",
  thirdRaterAbove: "exam-session.field.thirdRaterAbove",
  showsCriteria: "exam-session.field.showsCriteria",
  objectionDays: "exam-session.field.objectionDays",
  photoUntil: "exam-session.field.photoUntil",
  slipFrom: "exam-session.field.slipFrom",
  rulesKo: "exam-session.field.rulesKo",
  rulesEn: "exam-session.field.rulesEn",
} as const;
