// Members who agreed to promotion get a mail every two years: that the consent holds, since when, and how to
// withdraw it (docs/people.md#consents). It asks for no answer.
import { db, type Tx } from "#prisma/client.ts";
import { composeMail, OPT_OUT } from "#schema/core/mail/compose-mail.ts";
import { dayIn } from "#schema/core/mail/mail-details.ts";
import { readOwnWords } from "#schema/core/mail/mail-templates.ts";
import { isProved, putInOutbox, readFrame } from "#schema/core/mail/write-mail.ts";
import { NAME_COLUMNS, nameIn } from "#schema/core/shared/person-name.ts";

const AT_ONCE = 200;
const KIND = "NEWSLETTER_CONSENT";

/**
 * Writes what is due, in parts; however many gateways are at it, a consent is recalled once in two years.
 * @returns how many emails
 */
export async function remindOfConsent(now: Date): Promise<number> {
  let notified = 0;
  for (let part = AT_ONCE; part === AT_ONCE; notified += part)
    part = await db.$transaction((tx) => remindPart(tx, now));
  return notified;
}

interface Due {
  readonly id: number;
  readonly memberId: number;
  readonly createdAt: Date;
}

async function remindPart(tx: Tx, now: Date): Promise<number> {
  const due = await tx.$queryRaw<Due[]>`
    SELECT chosen.id, chosen.member_id AS "memberId", chosen.created_at AS "createdAt"
    FROM consents AS chosen JOIN members ON members.id = chosen.member_id AND members.status = 'ACTIVE'
    WHERE chosen.kind = 'NEWSLETTER' AND chosen.granted AND coalesce(chosen.told_at, chosen.created_at) + interval '2 years' <= ${now}
      AND NOT EXISTS (SELECT FROM consents AS later
        WHERE later.member_id = chosen.member_id AND later.kind = 'NEWSLETTER' AND later.id > chosen.id)
    ORDER BY chosen.id LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF chosen SKIP LOCKED`;
  if (due.length === 0) return 0;
  await tx.consent.updateMany({ where: { id: { in: due.map(({ id }) => id) } }, data: { notifiedAt: now } });
  await putInOutbox(tx, await mailsTo(tx, due), now);
  return due.length;
}

async function mailsTo(tx: Tx, due: readonly Due[]) {
  const own = await readOwnWords(tx, KIND);
  const frames = { KO: await readFrame(tx, "KO", null), EN: await readFrame(tx, "EN", null) };
  const members = await tx.member.findMany({
    where: { id: { in: due.map(({ memberId }) => memberId) } },
    select: { ...NAME_COLUMNS, id: true, email: true, language: true, emailProvedAt: true },
  });
  const byId = new Map(members.map((member) => [member.id, member]));
  return due.flatMap(({ memberId, createdAt }) => {
    const to = byId.get(memberId);
    if (!to) return [];
    const { language } = to;
    const frame = { ...frames[language], reader: isProved(to) ? nameIn(language, to) : null };
    const details = { at: dayIn(language, createdAt), address: OPT_OUT };
    return [{ kind: KIND, to, mail: composeMail(KIND, language, frame, details, own) } as const];
  });
}
