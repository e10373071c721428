// The calendar file that goes with a mail about a program, as the program is when the mail goes out: a
// calendar that has the event moves it.
import { db } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { readProgramForCalendar } from "#schema/programs/programs/calendar-programs.ts";
import { type CalendarMethod, programCalendar } from "./program-calendar.ts";

interface MailedCalendar {
  readonly method: CalendarMethod;
  readonly filename: string;
  readonly content: string;
}

/** Null for a program that is not published any more. */
export async function mailedCalendar(
  programId: number,
  { publicUrl, language, now }: { publicUrl: string; language: Language; now: Date },
): Promise<MailedCalendar | null> {
  const program = await readProgramForCalendar(programId, now);
  if (!program) return null;
  const { email, nameKo, nameEn } = await readSettings(db);
  const organizer = email === null ? null : { email, name: textIn({ ko: nameKo, en: nameEn }, language) };
  const name = textIn({ ko: program.titleKo, en: program.titleEn }, language);
  // An event that was published is withdrawn by CANCEL (RFC 5546, 3.2.5): a calendar that has it strikes it out.
  const method = program.cancelledAt === null ? "PUBLISH" : "CANCEL";
  const content = programCalendar([program], name, { publicUrl, language, organizer, method });
  return { method, filename: `program-${programId}.ics`, content };
}
