// Defines whom a mailing reaches, and who of its audience gets none and why. It is asked in SQL, so that an
// audience of any size is counted, listed and written to part by part in the order of its rows.
import type { Tx } from "#prisma/client.ts";
import { type Mailing, Prisma } from "#prisma/generated/client.ts";
import type { Language, MailingPurpose, MemberGrade } from "#prisma/generated/enums.ts";
import { selectedRows } from "#schema/core/lists/bulk.ts";
import { isRefused } from "#schema/core/mail/address-bounces.ts";
import { LATIN_NAME } from "#schema/core/shared/person-name.ts";
import { memberSource } from "#schema/people/members/member-list.ts";
import { NEWSLETTER_READERS } from "#schema/people/members/newsletter-readers.ts";
import { isForOthersSql } from "#schema/policies/site/post-readers.ts";
import { recipientRows } from "#schema/programs/applications/mailing-recipients.ts";
import type { LeftOut, MailingAudience } from "#schema/validation/mailing/mailings.ts";
import type { SubscriptionTopicName } from "#schema/validation/mailing/subscription-topics.ts";

export interface MailingPerson {
  /** Of the row of the audience: a member, or an application. */
  readonly id: number;
  /** The address in the form that is compared. */
  readonly key: string;
  /** By which the person is notified of a topic; null: reached otherwise. */
  readonly subscriptionId: number | null;
  /** Null: no account. */
  readonly memberId: number | null;
  readonly name: string;
  /** In Latin letters; null: nobody said it. */
  readonly nameEn: string | null;
  readonly email: string;
  /** Null: nobody knows; reads both. */
  readonly language: Language | null;
  readonly grade: MemberGrade | null;
  readonly isProved: boolean;
  readonly leftOut: LeftOut | null;
}

interface Reached {
  readonly audience: MailingAudience;
  readonly purpose: MailingPurpose;
  /** What it is about, and which mailing it is: nobody is notified of the same by two. */
  readonly about: Pick<Mailing, "id" | "postId" | "issueId">;
  /** How many rows they are about. */
  readonly expected: number;
  readonly now: Date;
}

/**
 * All of an audience. Anyone who applied for a program without proving the address is written to about that program all the same.
 */
function peopleOf({ audience, purpose, about, expected, now }: Reached): Prisma.Sql {
  const isPromotion = purpose === "PROMOTION";
  if (audience.kind === "SUBSCRIBERS") return subscribersOf(audience.topic, { isPromotion, about });
  const which = { ids: audience.ids, expectedCount: expected };
  if (audience.kind === "MEMBERS") {
    const meant = selectedRows(memberSource, { which, filter: audience.filter, within: {}, now });
    const key = Prisma.sql`members.email_key`;
    return Prisma.sql`SELECT members.id, ${key} AS key, NULL::int AS "subscriptionId", members.id AS "memberId", members.name,
      ${LATIN_NAME} AS "nameEn", members.email,
      upper(members.language::text) AS language, members.grade::text AS grade, members.email_proved_at IS NOT NULL AS "isProved",
      ${leftOut(key, { isPromotion, about, unproved: NOT_PROVED })} AS "leftOut"
      FROM members WHERE members.id IN (${meant})`;
  }
  const key = Prisma.sql`coalesce(members.email_key, lower(trim(applications.email)))`;
  const unproved = isPromotion ? NOT_PROVED : Prisma.sql`FALSE`;
  return Prisma.sql`SELECT applications.id, ${key} AS key, NULL::int AS "subscriptionId", members.id AS "memberId",
    coalesce(members.name, applications.name) AS name, coalesce(${LATIN_NAME}, applications.name_en) AS "nameEn",
    coalesce(members.email, applications.email) AS email, upper(members.language::text) AS language, members.grade::text AS grade,
    members.email_proved_at IS NOT NULL AS "isProved", ${leftOut(key, { isPromotion, about, unproved })} AS "leftOut"
    FROM applications LEFT JOIN members ON members.id = applications.member_id
    WHERE applications.id IN (${recipientRows({ filter: audience.filter, now }, which)})`;
}

/**
 * Members and visitors alike. A visitor's address was proved by subscribing, and no name is known of one. Who
 * subscribed as both is the member.
 */
function subscribersOf(topic: SubscriptionTopicName, asked: Omit<PeopleQuery, "unproved">): Prisma.Sql {
  const key = Prisma.sql`coalesce(members.email_key, subscriptions.email_key)`;
  const unproved = Prisma.sql`members.id IS NOT NULL AND ${NOT_PROVED}`;
  return Prisma.sql`SELECT subscriptions.id, ${key} AS key, subscriptions.id AS "subscriptionId", members.id AS "memberId",
    coalesce(members.name, '') AS name, ${LATIN_NAME} AS "nameEn", coalesce(members.email, subscriptions.email) AS email,
    upper(coalesce(members.language, subscriptions.language)::text) AS language, members.grade::text AS grade,
    members.email_proved_at IS NOT NULL AS "isProved", ${leftOut(key, { ...asked, unproved })} AS "leftOut"
    FROM subscriptions LEFT JOIN members ON members.id = subscriptions.member_id
    WHERE subscriptions.topic = ${topic}::text::subscription_topic AND (subscriptions.member_id IS NOT NULL OR NOT EXISTS (
      SELECT 1 FROM subscriptions AS own JOIN members AS owner ON owner.id = own.member_id AND owner.email_proved_at IS NOT NULL
      WHERE own.topic = subscriptions.topic AND owner.email_key = subscriptions.email_key))`;
}

const NOT_PROVED = Prisma.sql`members.email_proved_at IS NULL`;

interface PeopleQuery {
  readonly isPromotion: boolean;
  readonly about: Reached["about"];
  /** True for recipients who must prove the address first. */
  readonly unproved: Prisma.Sql;
}

/** The first reason that holds, in the order of the list. */
const leftOut = (
  key: Prisma.Sql,
  { isPromotion, about, unproved }: PeopleQuery,
): Prisma.Sql => Prisma.sql`CASE
  WHEN ${key} = '' THEN 'NO_ADDRESS'
  WHEN members.status = 'WITHDRAWN' THEN 'WITHDRAWN'
  WHEN members.status = 'SUSPENDED' THEN 'SUSPENDED'
  WHEN members.status = 'DORMANT' THEN 'DORMANT'
  WHEN ${unproved} THEN 'UNPROVED'
  WHEN ${isRefused(key)} THEN 'BOUNCED'
  WHEN ${about.postId === null ? Prisma.sql`FALSE` : isForOthersSql(about.postId)} THEN 'MAY_NOT_READ'
  WHEN ${wasNotified(key, about)} THEN 'ALREADY_NOTIFIED'
  WHEN ${isPromotion} AND coalesce(members.id, 0) NOT IN (${NEWSLETTER_READERS}) THEN 'NO_CONSENT'
END`;

/** Whether another mailing with the same content was sent to an address. */
function wasNotified(key: Prisma.Sql, { id, postId, issueId }: Reached["about"]): Prisma.Sql {
  if (postId === null && issueId === null) return Prisma.sql`FALSE`;
  return Prisma.sql`EXISTS (
    SELECT 1 FROM letters AS earlier JOIN mails ON mails.letter_id = earlier.id AND mails.recipient_key = ${key}
    WHERE earlier.id <> ${id} AND (earlier.post_id = ${postId}::int OR earlier.issue_id = ${issueId}::int) AND mails.state <> 'STOPPED')`;
}

interface Count {
  readonly leftOut: LeftOut | null;
  readonly language: Language | null;
  readonly count: number;
}

/** How many there are of each fate and language; an address that comes several times counts once. */
export const countPeople = (tx: Pick<Tx, "$queryRaw">, reached: Reached): Promise<Count[]> =>
  tx.$queryRaw<Count[]>`
    SELECT "leftOut", language, count(DISTINCT key)::int AS count FROM (${peopleOf(reached)}) AS people
    GROUP BY "leftOut", language ORDER BY "leftOut", language`;

/** How many get it. */
export async function countReached(tx: Pick<Tx, "$queryRaw">, reached: Reached): Promise<number> {
  const counts = await countPeople(tx, reached);
  return counts.reduce((sum, { leftOut: reason, count }) => sum + (reason === null ? count : 0), 0);
}

interface Some {
  /** Only rows after it. */
  readonly after?: number;
  /** Null: those who get it; undefined: all. */
  readonly leftOut?: LeftOut | null;
  readonly size: number;
  readonly skip?: number;
}

/** Some of them, in the order of their rows. */
export function readPeople(
  tx: Pick<Tx, "$queryRaw">,
  reached: Reached,
  { after = 0, leftOut: fate, size, skip = 0 }: Some,
): Promise<MailingPerson[]> {
  const only =
    fate === undefined
      ? Prisma.empty
      : fate === null
        ? Prisma.sql`AND "leftOut" IS NULL`
        : Prisma.sql`AND "leftOut" = ${fate}`;
  return tx.$queryRaw<MailingPerson[]>`
    SELECT * FROM (${peopleOf(reached)}) AS people WHERE id > ${after}::int ${only} ORDER BY id LIMIT ${size} OFFSET ${skip}`;
}
