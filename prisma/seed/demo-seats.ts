// Numbers and seats in the demo's sessions of the exam that were held, and in the next one: as the office's
// run by name gives them (schema/programs/exams/plan-seats.ts): the two parts of a demo session have its rooms one after the other. Needs the
// demo exams.
import type { Tx } from "#prisma/client.ts";

/** Writes them by one statement for each session. */
export async function createDemoSeats(tx: Tx, now: Date): Promise<void> {
  const sessions = { kind: "KITEC", cancelledAt: null, examSession: { isNot: null } } as const;
  const held = await tx.program.findMany({ where: { ...sessions, endsAt: { lte: now } } });
  const next = await tx.program.findFirst({
    where: { ...sessions, startsAt: { gt: now } },
    orderBy: { startsAt: "asc" },
  });
  for (const session of [...held, next]) if (session) await numberByName(tx, session.id);
}

async function numberByName(tx: Tx, programId: number): Promise<void> {
  await tx.$executeRaw`
    WITH people AS (
      SELECT a.id, a.site_id, p.number AS session, a.exam_part,
        row_number() OVER (PARTITION BY a.exam_part ORDER BY s.position, a.language_pair, a.name, a.id) AS running,
        row_number() OVER (PARTITION BY a.site_id, a.exam_part ORDER BY a.language_pair, a.name, a.id) AS place
      FROM applications a JOIN programs p ON p.id = a.program_id LEFT JOIN program_sites s ON s.id = a.site_id
      WHERE a.program_id = ${programId} AND a.exam_part IS NOT NULL AND a.state IN ('CONFIRMED', 'ATTENDED', 'NO_SHOW')
    ), rooms AS (
      SELECT id, site_id, seats, sum(seats) OVER (PARTITION BY site_id ORDER BY position) - seats AS before FROM exam_rooms
    )
    UPDATE applications
    SET exam_number = concat_ws('-', people.session, CASE people.exam_part WHEN 'TRANSLATION' THEN 'T' ELSE 'I' END,
          lpad(people.running::text, 3, '0')),
        room_id = rooms.id, seat_number = (people.place - rooms.before)::text
    FROM people LEFT JOIN rooms ON rooms.site_id = people.site_id
      AND people.place > rooms.before AND people.place <= rooms.before + rooms.seats
    WHERE applications.id = people.id`;
}
