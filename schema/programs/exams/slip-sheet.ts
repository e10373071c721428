// An admission slip as it is set (gateway/documents/exam.typ): all its words, composed (NFC).
import type { Setting } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { lineIn, pairIn, partIn, wordsIn } from "#schema/core/documents/document-line.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { latinName } from "#schema/core/shared/person-name.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { readOwnAnswers, readOwnFields, shownAnswers } from "#schema/validation/programs/own-fields.ts";
import type { SlipRow } from "./find-slip.ts";

export interface SlipSheet {
  readonly kind: "SLIP";
  readonly lang: "ko" | "en";
  readonly title: string;
  readonly subtitle: string;
  readonly association: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** By the id of the application; empty where there is none. */
  readonly photo: string;
  readonly photoAlt: string;
  readonly papersTitle: string;
  readonly papers: readonly { readonly name: string; readonly time: string }[];
  /** What the person answered to the program's own questions. */
  readonly answersTitle: string;
  readonly answers: readonly { readonly label: string; readonly value: string }[];
  readonly rulesTitle: string;
  readonly rules: readonly string[];
  /** What the QR code holds. */
  readonly address: string;
  readonly hint: string;
}

const SEOUL = { timeZone: "Asia/Seoul" } as const;
const DAYS = {
  KO: new Intl.DateTimeFormat("ko-KR", { ...SEOUL, dateStyle: "full" }),
  EN: new Intl.DateTimeFormat("en-GB", { ...SEOUL, dateStyle: "full" }),
} as const;
const CLOCK = new Intl.DateTimeFormat("en-GB", { ...SEOUL, timeStyle: "short" });

/** "2026년 12월 24일 목요일 10:00–12:00 (120분)". */
function timeIn(language: Language, startsAt: Date, minutes: number): string {
  const end = new Date(startsAt.getTime() + minutes * MINUTE);
  const length = wordsIn(language, "printed.slip.minutes").replace("{count}", String(minutes));
  return `${DAYS[language].format(startsAt)} ${CLOCK.format(startsAt)}–${CLOCK.format(end)} (${length})`;
}

const seatIn = (language: Language, { room, seatNumber }: SlipRow): string | null =>
  room &&
  [
    textIn({ ko: room.nameKo, en: room.nameEn }, language),
    seatNumber && wordsIn(language, "printed.slip.seat").replace("{seat}", seatNumber),
  ]
    .filter(Boolean)
    .join(" · ");

/** @param address what the QR code holds */
export function toSlipSheet(
  row: SlipRow,
  language: Language,
  { nameKo, nameEn }: Pick<Setting, "nameKo" | "nameEn">,
  address: string,
): SlipSheet {
  const { program, site, examPart, languagePair, member } = row;
  // Who left the English name of the form empty may have one in the profile.
  const nameEnOfPerson = row.nameEn || (member && latinName(member));
  const { examSession, examPapers } = program;
  const inLanguage = (ko: string | null, en: string | null) => (language === "EN" ? (en ?? ko) : ko) ?? "";
  const lines = [
    ["printed.line.examNumber", row.examNumber],
    ["printed.line.name", inLanguage(row.name, nameEnOfPerson)],
    ["printed.line.part", examPart && partIn(language, examPart)],
    ["printed.line.pair", languagePair && pairIn(language, languagePair)],
    ["printed.slip.site", site && inLanguage(site.nameKo, site.nameEn)],
    ["printed.slip.address", site && inLanguage(site.addressKo, site.addressEn)],
    ["printed.slip.room", seatIn(language, row)],
  ] as const;
  const rules = inLanguage(examSession?.rulesKo ?? null, examSession?.rulesEn ?? null);
  const sheet: SlipSheet = {
    kind: "SLIP",
    lang: language === "EN" ? "en" : "ko",
    title: wordsIn(language, "printed.slip.title"),
    subtitle: inLanguage(program.titleKo, program.titleEn),
    association: inLanguage(nameKo, nameEn),
    lines: lines.flatMap(([id, value]) => (value ? [lineIn(language, id, value)] : [])),
    photo: row.photo ? String(row.id) : "",
    photoAlt: wordsIn(language, "printed.slip.photo"),
    papersTitle: wordsIn(language, "printed.slip.papers"),
    papers: examPapers
      .filter(({ part }) => part === examPart)
      .map(({ startsAt, minutes, ...paper }) => ({
        name: inLanguage(paper.nameKo, paper.nameEn),
        time: timeIn(language, startsAt, minutes),
      })),
    answersTitle: wordsIn(language, "printed.slip.answers"),
    answers: shownAnswers(readOwnFields(program.ownFields), readOwnAnswers(row.ownAnswers), {
      language,
      files: row.files,
    }),
    rulesTitle: wordsIn(language, "printed.slip.rules"),
    rules: rules.split("\n").filter((rule) => rule.trim() !== ""),
    address,
    hint: wordsIn(language, "printed.slip.hint"),
  };
  return JSON.parse(JSON.stringify(sheet).normalize("NFC"));
}
