// Programs as a calendar (RFC 5545). An event keeps its UID for good, and its SEQUENCE says which save it is.
// So a calendar that asks again moves the event it has instead of adding another. A cancelled event stays and
// says so.
import type { Language } from "#prisma/generated/enums.ts";
import { lineIn } from "#schema/core/shared/localized.ts";
import type { CalendarProgram } from "#schema/programs/programs/calendar-programs.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { seoulTime } from "#schema/validation/core/seoul.ts";
import { seoulDay, seoulMoment, textValue, toIcs, utcMoment, ZONE, ZONE_LINES } from "./content-lines.ts";

/** Where and in which language a calendar is made. */
interface CalendarSite {
  /** Origin without a slash at the end. */
  readonly publicUrl: string;
  readonly language: Language;
  /** Of a calendar that is sent (RFC 5546, 3.2.1). */
  readonly organizer?: { readonly email: string; readonly name: string } | null;
  /** What a calendar that is sent asks for; left out: PUBLISH. */
  readonly method?: CalendarMethod;
}
export type CalendarMethod = "PUBLISH" | "CANCEL";

/** How often a calendar asks again: an hour. */
const REFRESH = "PT1H";
const CANCELLED = { KO: "취소됨", EN: "Cancelled" } as const;

/**
 * A calendar of programs.
 * @param name what a calendar program shows above them
 */
export function programCalendar(
  programs: readonly CalendarProgram[],
  name: string,
  site: CalendarSite,
): string {
  return toIcs([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//association-website//Programs//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${site.method ?? "PUBLISH"}`,
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    `X-WR-TIMEZONE:${ZONE}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...ZONE_LINES,
    ...programs.flatMap((program) => eventLines(program, site)),
    "END:VCALENDAR",
  ]);
}

/** The address of a program's page. */
function addressOf({ kind, id }: CalendarProgram, { publicUrl, language }: CalendarSite): string {
  const path = kind === "SEMINAR" ? `/seminar-details/${id}` : `/programs/${id}`;
  return `${publicUrl}${language === "EN" ? "/en" : ""}${path}`;
}

function eventLines(program: CalendarProgram, site: CalendarSite): string[] {
  const { language, publicUrl, organizer } = site;
  const { id, cancelledAt } = program;
  const address = addressOf(program, site);
  const title = lineIn(program.titleKo, program.titleEn, language);
  const location = lineIn(program.locationKo, program.locationEn, language);
  const description = lineIn(program.descriptionKo, program.descriptionEn, language);
  const note = cancelledAt && lineIn(program.cancelNoteKo, program.cancelNoteEn, language);
  const mark = cancelledAt === null ? "" : `[${CANCELLED[language]}] `;
  const said = [note?.text, description?.text, sessionLines(program, site), address].filter(
    (text) => text !== undefined && text !== "",
  );
  return [
    "BEGIN:VEVENT",
    `UID:program-${id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${utcMoment(program.updatedAt)}`,
    `CREATED:${utcMoment(program.createdAt)}`,
    `LAST-MODIFIED:${utcMoment(program.updatedAt)}`,
    `SEQUENCE:${sequenceOf(program)}`,
    ...timeLines(program),
    title ? `SUMMARY;LANGUAGE=${title.language.toLowerCase()}:${textValue(mark + title.text)}` : "",
    location ? `LOCATION;LANGUAGE=${location.language.toLowerCase()}:${textValue(location.text)}` : "",
    `DESCRIPTION:${textValue(said.join("\n\n"))}`,
    `URL:${address}`,
    organizer ? `ORGANIZER;CN="${organizer.name.replace(/["\p{Cc}]/gu, "")}":mailto:${organizer.email}` : "",
    `STATUS:${cancelledAt === null ? "CONFIRMED" : "CANCELLED"}`,
    "END:VEVENT",
  ].filter((line) => line !== "");
}

/** Which save it is, of the program or of its sessions. Both only grow. */
const sequenceOf = ({ version, presentationCall }: CalendarProgram): number =>
  version + (presentationCall?.version ?? 0);

/** The sessions that visitors see, a line each: when, where, what. */
function sessionLines({ presentationCall }: CalendarProgram, { language }: CalendarSite): string {
  const sessions = presentationCall?.isShown ? presentationCall.sessions : [];
  return sessions
    .map(({ titleKo, titleEn, room, startsAt }) => {
      const title = lineIn(titleKo, titleEn, language)?.text ?? titleKo;
      return `${seoulTime(startsAt).slice(5, 16).replace("T", " ")} ${room} ${title}`;
    })
    .join("\n");
}

/** What lasts longer than a day becomes whole days that leave the calendar's owner free: the page says the hours. */
function timeLines({ startsAt, endsAt }: CalendarProgram): string[] {
  if (endsAt.getTime() - startsAt.getTime() <= DAY) {
    return [
      `DTSTART;TZID=${ZONE}:${seoulMoment(startsAt)}`,
      `DTEND;TZID=${ZONE}:${seoulMoment(endsAt)}`,
      "TRANSP:OPAQUE",
    ];
  }
  // The end of a stretch of days is the first day after it.
  const lastMoment = new Date(endsAt.getTime() - 1);
  return [
    `DTSTART;VALUE=DATE:${seoulDay(startsAt)}`,
    `DTEND;VALUE=DATE:${seoulDay(new Date(lastMoment.getTime() + DAY))}`,
    "TRANSP:TRANSPARENT",
  ];
}
