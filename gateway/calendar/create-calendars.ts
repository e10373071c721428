// GET /seminars.ics, a calendar to subscribe to, and /programs/<id>.ics, one program to keep; `?lang=en` for
// English. The same for everyone.
import { type MadeAnswer, PUBLIC_CONTROL } from "#gateway/cache/public-cache.ts";
import { type FindPublicFile, languageIn } from "#gateway/cache/public-file.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { Clock } from "#schema/context.ts";
import { textIn } from "#schema/core/shared/language.ts";
import {
  readProgramForCalendar,
  readSeminarsForCalendar,
} from "#schema/programs/programs/calendar-programs.ts";
import { readId } from "#schema/validation/core/read-id.ts";
import { programCalendar } from "./program-calendar.ts";

const ONE = /^\/programs\/(\d+)\.ics$/;
const SEMINARS = { KO: "세미나", EN: "Seminars" } as const;

interface CalendarDependencies {
  readonly clock: Clock;
  /** Origin without a slash at the end. */
  readonly publicUrl: string;
}

export function createCalendars({ clock, publicUrl }: CalendarDependencies): FindPublicFile {
  async function seminars(language: Language): Promise<MadeAnswer> {
    const programs = await readSeminarsForCalendar(clock.now());
    const settings = await db.setting.findFirst({ select: { nameKo: true, nameEn: true } });
    const association = settings ? textIn({ ko: settings.nameKo, en: settings.nameEn }, language) : "";
    const name = `${association} ${SEMINARS[language]}`.trim();
    return found(programCalendar(programs, name, { publicUrl, language }), "inline", "seminars.ics");
  }

  async function one(id: number, language: Language): Promise<MadeAnswer> {
    const program = await readProgramForCalendar(id, clock.now());
    if (!program) throw new HttpError("NOT_FOUND");
    const name = textIn({ ko: program.titleKo, en: program.titleEn }, language);
    const calendar = programCalendar([program], name, { publicUrl, language });
    return found(calendar, "attachment", `program-${id}.ics`);
  }

  return (path, query) => {
    const id = readId(ONE.exec(path)?.[1]);
    if (id === null && path !== "/seminars.ics") return null;
    const language = languageIn(query);
    return {
      key: `${path} ${language}`,
      make: () => (id === null ? seminars(language) : one(id, language)),
    };
  };
}

function found(body: string, disposition: "inline" | "attachment", name: string): MadeAnswer {
  return {
    status: 200,
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `${disposition}; filename="${name}"`,
      "cache-control": PUBLIC_CONTROL,
    },
    body,
    keep: true,
  };
}
