// The fields of a program's form in the order of the screen, with their names. Paths are those of the server's input; in a list `*`
// stands for the number of the row.
import type { MessageId } from "#web/i18n/message-ids.ts";

const LABELS = {
  kind: "program-office.field.kind",
  number: "program-office.field.number",
  tagId: "program-office.field.tag",
  "ko.title": "program-office.field.koTitle",
  "ko.description": "program-office.field.koDescription",
  "ko.location": "program-office.field.koLocation",
  "ko.content": "program-office.field.koContent",
  "en.title": "program-office.field.enTitle",
  "en.description": "program-office.field.enDescription",
  "en.location": "program-office.field.enLocation",
  "en.content": "program-office.field.enContent",
  startsAt: "program-office.field.startsAt",
  endsAt: "program-office.field.endsAt",
  applyFrom: "program-office.field.applyFrom",
  applyTo: "program-office.field.applyTo",
  applyLink: "program-office.field.applyLink",
  fee: "program-office.field.fee",
  enrollmentFee: "program-office.field.enrollmentFee",
  capacity: "program-office.field.capacity",
  waitingList: "program-office.field.waitingList",
  prices: "program-office.field.prices",
  "prices.*.labelKo": "program-office.price.labelKo",
  "prices.*.labelEn": "program-office.price.labelEn",
  "prices.*.amount": "program-office.price.amount",
  "prices.*.until": "program-office.price.until",
  "prices.*.grades": "program-office.price.grades",
  speakers: "program-office.field.speakers",
  "speakers.*.nameKo": "program-office.speaker.nameKo",
  "speakers.*.nameEn": "program-office.speaker.nameEn",
  "speakers.*.affiliationKo": "program-office.speaker.affiliationKo",
  "speakers.*.affiliationEn": "program-office.speaker.affiliationEn",
  "speakers.*.talkKo": "program-office.speaker.talkKo",
  "speakers.*.talkEn": "program-office.speaker.talkEn",
  "speakers.*.portraitId": "program-office.speaker.portrait",
  sessions: "program-office.field.sessions",
  "sessions.*.startsAt": "program-office.session.startsAt",
  "sessions.*.endsAt": "program-office.session.endsAt",
  "sessions.*.titleKo": "program-office.session.titleKo",
  "sessions.*.titleEn": "program-office.session.titleEn",
  "sessions.*.isBreak": "program-office.session.isBreak",
  "sessions.*.byKo": "program-office.session.byKo",
  "sessions.*.byEn": "program-office.session.byEn",
  "sessions.*.fileId": "program-office.session.file",
  examParts: "program-office.field.examParts",
  languagePairs: "program-office.field.languagePairs",
  sites: "program-office.field.sites",
  "sites.*.nameKo": "program-office.site.nameKo",
  "sites.*.nameEn": "program-office.site.nameEn",
  "sites.*.addressKo": "program-office.site.addressKo",
  "sites.*.addressEn": "program-office.site.addressEn",
  files: "program-office.field.files",
  thumbnailId: "program-office.field.thumbnail",
  publishedAt: "program-office.field.publishedAt",
} as const satisfies Readonly<Record<string, MessageId>>;

type Pattern = keyof typeof LABELS;
/** `prices.0.amount` for `prices.*.amount`. */
export type ProgramPath = Pattern extends infer P
  ? P extends `${infer List}.*.${infer Field}`
    ? `${List}.${number}.${Field}`
    : P
  : never;

const patternOf = (path: string) => path.replace(/\.\d+(?=\.|$)/, ".*");
const known = new Map<string, MessageId>(Object.entries(LABELS));
const order = [...known.keys()];

/** The name of a field of the form. */
export function programLabel(path: ProgramPath): MessageId {
  const label = known.get(patternOf(path));
  if (!label) throw new RangeError(`No field of a program: ${path}`);
  return label;
}

/** The name of whatever stands at a path; undefined where the form has no field. */
export function findProgramLabel(path: string): MessageId | undefined {
  return known.get(patternOf(path));
}

/** Where a path stands on the screen: lists row by row. */
export function placeOfPath(path: string): number {
  const [list = "", row] = path.split(".");
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const pattern = patternOf(path);
  if (row === undefined || !/^\d+$/.test(row)) return place(pattern) * 10_000;
  return place(list) * 10_000 + Number(row) * 100 + 1 + place(pattern) - place(list);
}
