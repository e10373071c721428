// Defines what members are compared by: two accounts are looked at together only where they have a key in
// common, so that a search grows with the members and not with their pairs (decision 226).
import { Prisma } from "#prisma/generated/client.ts";

/** Digits of a telephone; +82 is Korea's 0. */
const phone = Prisma.sql`regexp_replace(regexp_replace(phone_number, '[^0-9]', '', 'g'), '^82', '0')`;

/** The name of a mailbox, without dots and what follows a plus. */
const mailbox = Prisma.sql`replace(split_part(split_part(email_key, '@', 1), '+', 1), '.', '')`;

/** A name as `jamoDistance` reads it: syllables fall into their jamo, accents, spaces and punctuation away. */
const letters = Prisma.sql`regexp_replace(normalize(lower(name), NFKD), ${"[\\s.,'’\\-\u0300-\u036f]"}, '', 'g')`;

/**
 * Keys of `members`, a row each. Of two names that differ by one letter, the first or the last half is the
 * same; the shorter one says how long half is. Short values say nothing.
 */
export const keysOf = (members: Prisma.Sql) => Prisma.sql`
  WITH chosen AS (${members}),
  known AS (SELECT id, ${phone} AS phone, ${mailbox} AS box, search_fold(affiliation) AS place, ${letters} AS letters
    FROM members WHERE id IN (SELECT id FROM chosen))
  SELECT id, 'PHONE ' || phone AS key FROM known WHERE length(phone) >= 9
  UNION SELECT id, 'ADDRESS ' || box FROM known WHERE length(box) >= 5
  UNION SELECT id, concat_ws(' ', 'NAME', side, size, half, md5(place)) FROM known
    CROSS JOIN LATERAL (VALUES (length(letters)), (length(letters) - 1)) AS sizes (size)
    CROSS JOIN LATERAL (VALUES ('first', left(letters, size / 2)), ('last', right(letters, size / 2))) AS halves (side, half)
    WHERE place <> '' AND size >= 2`;
