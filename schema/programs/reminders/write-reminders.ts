// Mails to confirmed applicants before a program and after it (docs/programs.md#mails-before-and-after).
import { db, type Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { SITE } from "#schema/core/mail/compose-mail.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { visibleProgramsSql } from "#schema/policies/programs/programs.ts";
import { withShownSlides } from "#schema/policies/programs/slides.ts";
import { writeApplicationMail } from "#schema/programs/applications/application-mails.ts";
import { mailsDay } from "#schema/validation/core/seoul.ts";
import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";
import { programAddress } from "#schema/validation/site-paths.ts";

/** Mails of one transaction. */
const AT_ONCE = 50;
/** What ended longer ago, in days, is not written about any more. */
const FOLLOW_UP_DAYS = 3;
/** The value of `ProgramReminder.days` for the mail after the event. */
const AFTER = 0;

/** By the account, or by the link of the application. */
const IS_REACHED = Prisma.sql`(applications.member_id IS NOT NULL OR EXISTS (
  SELECT 1 FROM one_time_tokens WHERE application_id = applications.id AND one_time_tokens.kind = 'APPLICATION'))`;

/** Added at the door and without an account: the mail after the event is the first that has the link. */
const IS_WALK_IN = Prisma.sql`(applications.member_id IS NULL AND applications.group_id IS NULL)`;

interface Due {
  readonly id: number;
  readonly memberId: number | null;
  readonly isWalkIn: boolean;
  readonly programId: number;
  readonly kind: ProgramKindName;
  readonly startsAt: Date;
  readonly days: number;
  readonly joinLink: string | null;
  readonly hasMaterial: boolean;
}

/**
 * Writes what is due, some in a transaction. Nobody gets a mail about the same date and day twice, however
 * many gateways are at it and whichever way the clock moves, because its row is unique.
 * @returns how many mails
 */
export async function writeReminders(now: Date): Promise<number> {
  let written = 0;
  for (const find of [findBefore, findAfter]) {
    for (let part = AT_ONCE; part === AT_ONCE; written += part) {
      part = await db.$transaction(async (tx) => {
        const due = await find(tx, now);
        for (const one of due) await writeReminder(tx, one, now);
        return due.length;
      });
    }
  }
  return written;
}

/**
 * Who is to be reminded: of several days that have come, of the last. Who was confirmed, or notified of
 * another date, on that day or later knows already.
 */
async function findBefore(tx: Tx, now: Date): Promise<readonly Due[]> {
  const { programReminderDays } = await readSettings(tx);
  if (programReminderDays.length === 0) return [];
  const today = mailsDay(now);
  return await tx.$queryRaw<Due[]>`
    SELECT applications.id, applications.member_id AS "memberId", ${IS_WALK_IN} AS "isWalkIn", programs.id AS "programId", programs.kind::text AS kind,
      programs.starts_at AS "startsAt", reached.days, programs.join_link AS "joinLink", false AS "hasMaterial"
    FROM applications JOIN programs ON programs.id = applications.program_id CROSS JOIN LATERAL (
      SELECT min(days)::int AS days FROM unnest(${programReminderDays}::int[]) AS days
      WHERE seoul_day(programs.starts_at) - days <= ${today}::date
        AND seoul_day(programs.starts_at) - days > seoul_day(coalesce(applications.confirmed_at, applications.created_at))
        AND seoul_day(programs.starts_at) - days > coalesce(
          (SELECT seoul_day(max(moved_at)) FROM reschedules WHERE program_id = programs.id), '-infinity')
    ) AS reached
    WHERE applications.state = 'CONFIRMED' AND ${IS_REACHED} AND reached.days IS NOT NULL
      AND programs.reminders AND programs.cancelled_at IS NULL AND programs.starts_at > ${now} AND ${visibleProgramsSql(now)}
      AND NOT EXISTS (SELECT 1 FROM program_reminders AS sent WHERE sent.application_id = applications.id
        AND sent.starts_at = programs.starts_at AND sent.days BETWEEN 1 AND reached.days)
    ORDER BY applications.id LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF applications SKIP LOCKED`;
}

/** Who took part in what ended on an earlier day; an exam has its results instead. */
async function findAfter(tx: Tx, now: Date): Promise<readonly Due[]> {
  const today = mailsDay(now);
  const due = await tx.$queryRaw<Due[]>`
    SELECT applications.id, applications.member_id AS "memberId", ${IS_WALK_IN} AS "isWalkIn", programs.id AS "programId", programs.kind::text AS kind,
      programs.starts_at AS "startsAt", ${AFTER}::int AS days, NULL AS "joinLink",
      EXISTS (SELECT 1 FROM program_files WHERE program_id = programs.id)
        OR EXISTS (SELECT 1 FROM program_sessions WHERE program_id = programs.id AND file_id IS NOT NULL) AS "hasMaterial"
    FROM applications JOIN programs ON programs.id = applications.program_id
    WHERE applications.state IN ('CONFIRMED', 'ATTENDED') AND ${IS_REACHED}
      AND programs.kind <> 'KITEC' AND (programs.reminders OR ${IS_WALK_IN}) AND programs.cancelled_at IS NULL AND programs.ends_at <= ${now}
      AND ${visibleProgramsSql(now)}
      AND seoul_day(programs.ends_at - interval '1 ms') < ${today}::date
      AND seoul_day(programs.ends_at - interval '1 ms') >= ${today}::date - ${FOLLOW_UP_DAYS}::int
      AND NOT EXISTS (SELECT 1 FROM program_reminders AS sent WHERE sent.application_id = applications.id
        AND sent.starts_at = programs.starts_at AND sent.days = ${AFTER}::int)
    ORDER BY applications.id LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF applications SKIP LOCKED`;
  if (due.length === 0) return due;
  const talks = await tx.presentation.findMany({
    where: { programId: { in: due.map(({ programId }) => programId) }, ...withShownSlides(now) },
    select: { programId: true },
    distinct: ["programId"],
  });
  const withSlides = new Set(talks.map(({ programId }) => programId));
  return due.map((one) => ({ ...one, hasMaterial: one.hasMaterial || withSlides.has(one.programId) }));
}

async function writeReminder(tx: Tx, due: Due, now: Date): Promise<void> {
  const { id, programId, startsAt, days, kind, joinLink, hasMaterial, isWalkIn } = due;
  await tx.programReminder.create({ data: { applicationId: id, startsAt, days, createdAt: now } });
  const isAfter = days === AFTER;
  await writeApplicationMail(tx, isAfter ? "PROGRAM_FOLLOW_UP" : "PROGRAM_REMINDER", due, {
    now,
    withCalendar: !isAfter,
    more: (language, page) => {
      const address = `${SITE}${language === "EN" ? "/en" : ""}${programAddress(kind, programId)}`;
      if (!isAfter) return { address, application: page, ...(joinLink === null ? {} : { joinLink }) };
      return {
        certificate: page,
        ...(hasMaterial ? { material: address } : {}),
        ...(isWalkIn ? { note: wordsIn(language, "mails.typedAtDoor") } : {}),
      };
    },
  });
}
