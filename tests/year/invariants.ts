// What holds of a site at the end of each day of its year, whatever happened in it. Each is one statement
// that finds what breaks it.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { verifyAudit } from "#schema/core/audit/verify-audit.ts";
import { SEAT_STATES } from "#schema/validation/programs/application-state.ts";

interface Invariant {
  readonly name: string;
  /** Rows with a `what`: each breaks it. */
  readonly broken: Prisma.Sql;
}

const SEATS = Prisma.join(SEAT_STATES.map((state) => Prisma.sql`${state}::application_state`));

export const INVARIANTS: readonly Invariant[] = [
  {
    name: "Every won of a payment is in its history",
    broken: Prisma.sql`
      SELECT 'payment ' || p.id AS what FROM payments p
      LEFT JOIN payment_moves m ON m.payment_id = p.id
      GROUP BY p.id HAVING p.amount_paid - p.amount_refunded <> coalesce(sum(m.amount), 0)`,
  },
  {
    name: "A payment is in the state of its last move",
    broken: Prisma.sql`
      SELECT 'payment ' || p.id AS what FROM payments p
      JOIN LATERAL (SELECT "to" FROM payment_moves WHERE payment_id = p.id ORDER BY id DESC LIMIT 1) last ON true
      WHERE last."to" <> p.state`,
  },
  {
    name: "No payment holds less than nothing, and a paid one what it is for",
    broken: Prisma.sql`
      SELECT 'payment ' || id AS what FROM payments
      WHERE amount_paid < 0 OR amount_refunded < 0 OR amount_refunded > amount_paid
        OR (state = 'PAID' AND amount_paid - amount_refunded < amount_due)`,
  },
  {
    name: "A line of the bank is booked with its own amount",
    broken: Prisma.sql`
      SELECT 'bank row ' || r.id AS what FROM bank_rows r JOIN payment_moves m ON m.id = r.move_id
      WHERE r.amount > 0 AND m.amount <> r.amount`,
  },
  {
    name: "Parts of a bank line are their whole",
    broken: Prisma.sql`
      SELECT 'bank row ' || r.id AS what FROM bank_rows r
      LEFT JOIN bank_rows part ON part.part_of_id = r.id
      WHERE r.split_at IS NOT NULL GROUP BY r.id HAVING coalesce(sum(part.amount), 0) <> r.amount`,
  },
  {
    name: "A closed month says what the bank said",
    broken: Prisma.sql`
      SELECT 'month ' || c.month AS what FROM closed_months c
      LEFT JOIN bank_rows r ON to_char(r.at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM') = c.month AND r.part_of_id IS NULL
      GROUP BY c.month HAVING coalesce(sum(r.amount) FILTER (WHERE r.amount > 0), 0) <> c.bank_in
        OR -coalesce(sum(r.amount) FILTER (WHERE r.amount < 0), 0) <> c.bank_out`,
  },
  {
    name: "A closed month says what the ledger says",
    broken: Prisma.sql`
      SELECT 'month ' || c.month AS what FROM closed_months c
      LEFT JOIN (
        SELECT to_char(coalesce(line.at, m.received_at, m.created_at) AT TIME ZONE 'Asia/Seoul', 'YYYY-MM') AS month,
          sum(m.amount) FILTER (WHERE (m.amount > 0) <> m.is_correction) AS came,
          sum(m.amount) FILTER (WHERE (m.amount > 0) = m.is_correction) AS went
        FROM payment_moves m JOIN payments p ON p.id = m.payment_id LEFT JOIN bank_rows line ON line.move_id = m.id
        WHERE m.amount <> 0 AND coalesce(m.method, p.method) = 'BANK_TRANSFER'
        GROUP BY 1) ledger ON ledger.month = c.month
      WHERE coalesce(ledger.came, 0) <> c.ledger_in OR -coalesce(ledger.went, 0) <> c.ledger_out`,
  },
  {
    name: "Seats are counted as they are taken, and never above the capacity",
    broken: Prisma.sql`
      SELECT 'program ' || p.id AS what FROM programs p
      LEFT JOIN applications a ON a.program_id = p.id AND a.state IN (${SEATS})
      GROUP BY p.id HAVING p.seats_taken <> count(a.id) OR p.seats_taken > p.capacity`,
  },
  {
    name: "Nobody is skipped in a queue",
    broken: Prisma.sql`
      SELECT 'application ' || waiting.id || ' waits behind ' || served.id AS what
      FROM applications waiting
      JOIN applications served ON served.program_id = waiting.program_id AND served.state = 'OFFERED'
      WHERE waiting.state = 'WAITLISTED'
        AND (waiting.waitlisted_at, waiting.id) < (served.waitlisted_at, served.id)`,
  },
  {
    name: "The history of an application has no gap, and ends where it is",
    broken: Prisma.sql`
      SELECT 'application ' || id AS what FROM (
        SELECT a.id, a.state, m."to", m."from", lag(m."to") OVER (PARTITION BY a.id ORDER BY m.id) AS before,
          row_number() OVER (PARTITION BY a.id ORDER BY m.id DESC) AS place
        FROM applications a JOIN application_moves m ON m.application_id = a.id) moves
      WHERE "from" IS DISTINCT FROM before OR (place = 1 AND "to" <> state)`,
  },
  {
    name: "Anyone who paid for a seat does not wait for it",
    broken: Prisma.sql`
      SELECT 'application ' || a.id AS what FROM applications a JOIN payments p ON p.application_id = a.id
      WHERE p.state = 'PAID' AND a.state IN ('AWAITING_PAYMENT', 'WAITLISTED', 'OFFERED')`,
  },
  {
    name: "Periods of a membership do not overlap",
    broken: Prisma.sql`
      SELECT 'memberships ' || one.id || ' and ' || other.id AS what
      FROM memberships one JOIN memberships other ON other.member_id = one.member_id AND other.id > one.id
      WHERE one.from_day <> one.to_day IS NOT FALSE AND other.from_day <> other.to_day IS NOT FALSE
        AND daterange(one.from_day, one.to_day) && daterange(other.from_day, other.to_day)`,
  },
  {
    name: "Paid dues give one period",
    broken: Prisma.sql`
      SELECT 'payment ' || p.id AS what FROM payments p LEFT JOIN memberships m ON m.payment_id = p.id
      WHERE p.type = 'ANNUAL' AND p.state = 'PAID' AND p.member_id IS NOT NULL
      GROUP BY p.id HAVING count(m.id) <> 1`,
  },
  {
    name: "One mailing reaches one address once",
    broken: Prisma.sql`
      SELECT 'mailing ' || letter_id || ' to ' || recipient_key AS what FROM mails
      WHERE letter_id IS NOT NULL GROUP BY letter_id, recipient_key HAVING count(*) > 1`,
  },
  {
    name: "One mail for one cause reaches one person",
    broken: Prisma.sql`
      SELECT 'mails ' || min(id) || ' and ' || max(id) AS what FROM mails
      WHERE kind IN ('EXAM_RESULTS', 'DUES_REMINDER', 'PAYMENT_ASKED', 'PAYMENT_PAID', 'PAYMENT_PARTLY_PAID', 'PAYMENT_EXPIRED', 'PAYMENT_REFUNDED',
        'MEMBERSHIP_ENDED', 'APPLICATION_CONFIRMED', 'APPLICATION_WAITLISTED', 'APPLICATION_OFFERED', 'PROGRAM_REMINDER', 'REVIEW_INVITED',
        'REVIEW_RECEIVED', 'SUBMISSION_RECEIVED', 'SUBMISSION_DECIDED', 'SUBMISSION_PUBLISHED', 'GRADE_APPROVED', 'GRADE_TO_PAY',
        'EXAM_RATER_INVITED', 'EXAM_RATER_ASSIGNED', 'ACCOUNT_WITHDRAWN')
      GROUP BY kind, to_address, subject, text, (created_at AT TIME ZONE 'Asia/Seoul')::date HAVING count(*) > 1`,
  },
  {
    name: "No mail waits for a week",
    broken: Prisma.sql`
      SELECT 'mail ' || id AS what FROM mails WHERE state = 'WAITING' AND created_at < now() - interval '7 days'`,
  },
  {
    name: "Who left is not written to by mailings",
    broken: Prisma.sql`
      SELECT 'mail ' || mails.id AS what FROM mails JOIN members ON members.id = mails.member_id
      WHERE mails.letter_id IS NOT NULL AND members.withdrawn_at < mails.created_at`,
  },
  {
    name: "Who was erased has no name left",
    broken: Prisma.sql`
      SELECT 'member ' || m.id AS what FROM members m WHERE erased_at IS NOT NULL AND (phone_number IS NOT NULL OR affiliation IS NOT NULL
        OR name <> '-' OR email <> 'erased-' || m.id || '@erased.invalid' OR EXISTS (SELECT 1 FROM mails WHERE member_id = m.id)
        OR EXISTS (SELECT 1 FROM sessions WHERE member_id = m.id) OR EXISTS (SELECT 1 FROM sign_in_records WHERE member_id = m.id))`,
  },
  {
    // Thirty days, the next run of the daily job, and a day in which faults may have delayed it.
    name: "Who left is erased after its time",
    broken: Prisma.sql`
      SELECT 'member ' || id AS what FROM members
      WHERE status = 'WITHDRAWN' AND erased_at IS NULL AND withdrawn_at < now() - interval '32 days'`,
  },
  {
    name: "No seat is held longer than it is offered",
    broken: Prisma.sql`
      SELECT 'application ' || id AS what FROM applications WHERE state = 'OFFERED' AND offered_until < now() - interval '1 day'`,
  },
  {
    name: "Who is scored has sat, and who passed was released by two",
    broken: Prisma.sql`
      SELECT 'application ' || a.id AS what FROM applications a JOIN programs p ON p.id = a.program_id
      WHERE p.kind = 'KITEC' AND a.verdict = 'PASSED' AND (a.state <> 'ATTENDED'
        OR NOT EXISTS (SELECT 1 FROM exam_releases r WHERE r.program_id = p.id AND r.locked_by_id <> r.confirmed_by_id))`,
  },
  {
    name: "A certificate of the exam comes after the minute of a release by two, to who passed, once in a language",
    broken: Prisma.sql`
      SELECT 'document ' || d.id AS what FROM issued_documents d JOIN applications a ON a.id = d.application_id
      WHERE d.kind = 'EXAM_CERTIFICATE' AND d.revoked_at IS NULL AND (a.verdict IS DISTINCT FROM 'PASSED'
        OR NOT EXISTS (SELECT 1 FROM exam_releases r WHERE r.program_id = a.program_id
          AND r.locked_by_id <> r.confirmed_by_id AND r.release_at <= d.issued_at)
        OR EXISTS (SELECT 1 FROM issued_documents other WHERE other.application_id = d.application_id AND other.id > d.id
          AND other.kind = d.kind AND other.language = d.language AND other.revoked_at IS NULL))`,
  },
  {
    name: "Nobody sits where another one sits at the same time",
    broken: Prisma.sql`
      WITH seated AS (
        SELECT a.id, a.room_id, a.seat_number, a.exam_part, min(p.starts_at) AS begins, max(p.starts_at + p.minutes * interval '1 minute') AS ends
        FROM applications a LEFT JOIN exam_papers p ON p.program_id = a.program_id AND p.part = a.exam_part
        WHERE a.room_id IS NOT NULL GROUP BY a.id)
      SELECT 'room ' || one.room_id || ' seat ' || one.seat_number AS what FROM seated one
      JOIN seated other ON other.room_id = one.room_id AND other.seat_number = one.seat_number AND other.id > one.id
      WHERE (one.exam_part <> other.exam_part AND (one.ends <= other.begins OR other.ends <= one.begins)) IS NOT TRUE`,
  },
  {
    name: "A certificate of completion has its share of days",
    broken: Prisma.sql`
      SELECT 'document ' || d.id AS what FROM issued_documents d
      JOIN applications a ON a.id = d.application_id
      JOIN completion_rules rule ON rule.program_id = a.program_id
      WHERE d.kind = 'COMPLETION' AND d.revoked_at IS NULL AND rule.attendance_percent > 100 *
        (SELECT count(*) FROM attendances t WHERE t.application_id = a.id AND t.is_current AND t.state = 'PRESENT') /
        (SELECT count(DISTINCT (s.starts_at AT TIME ZONE 'Asia/Seoul')::date) FROM program_sessions s WHERE s.program_id = a.program_id)`,
  },
];

/** @param deep the chain of the audit log, too, which takes a while when the log is long */
export async function brokenInvariants(deep: boolean): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, broken } of INVARIANTS) {
    const rows = await db.$queryRaw<{ what: string }[]>`${broken} LIMIT 5`;
    if (rows.length > 0) found.push(`${name}: ${rows.map(({ what }) => what).join(", ")}`);
  }
  if (deep) {
    const { fault, entryId } = await verifyAudit();
    if (fault !== null) found.push(`The audit log is a chain: ${fault} at entry ${entryId}`);
  }
  return found;
}

/** What the report draws, and what grows. */
export async function readFigures(): Promise<Readonly<Record<string, number>>> {
  const [row] = await db.$queryRaw<Record<string, bigint | number>[]>`
    SELECT (SELECT count(*) FROM members WHERE status <> 'WITHDRAWN') AS members,
      (SELECT count(DISTINCT member_id) FROM memberships WHERE now() >= from_day AND (to_day IS NULL OR now() < to_day)) AS "inGoodStanding",
      (SELECT coalesce(sum(amount_paid - amount_refunded), 0) FROM payments) AS won,
      (SELECT coalesce(sum(amount), 0) FROM bank_rows WHERE part_of_id IS NULL) AS bank,
      (SELECT coalesce(sum(amount), 0) FROM card_orders WHERE state = 'DONE')
        - (SELECT coalesce(sum(amount), 0) FROM card_refunds WHERE state = 'DONE') AS "byCard",
      (SELECT coalesce(sum(amount), 0) FROM card_orders WHERE state = 'CONFIRMING' AND ask_at IS NOT NULL) AS "askedByCard",
      (SELECT count(*) FROM applications WHERE state IN (${SEATS})) AS seats,
      (SELECT count(*) FROM applications WHERE state = 'WAITLISTED') AS waiting,
      (SELECT count(*) FROM issued_documents WHERE kind = 'EXAM_CERTIFICATE') AS certificates,
      (SELECT count(*) FROM issued_documents WHERE kind = 'COMPLETION') AS completions,
      (SELECT count(*) FROM mails) AS mails,
      (SELECT count(*) FROM mails WHERE state = 'SENT') AS "mailsSent",
      (SELECT count(*) FROM posts WHERE published_at <= now()) AS posts,
      (SELECT count(*) FROM audit_entries) AS "auditEntries",
      pg_database_size(current_database()) AS database`;
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]));
}
