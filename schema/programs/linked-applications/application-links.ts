// The link of somebody of a group, or who was added at the door, and has no account: it opens the own
// application (docs/applications.md#links-of-applicants).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { DomainError } from "#schema/errors.ts";
import { DAY } from "#schema/validation/core/durations.ts";

/** From the end of the program: results, objections and certificates come in this time. */
const OPEN_DAYS = 365;

export interface LinkTools {
  readonly links: OneTimeLinks;
  readonly now: Date;
}

const expiryOf = (endsAt: Date, now: Date): Date =>
  new Date(Math.max(endsAt.getTime(), now.getTime()) + OPEN_DAYS * DAY);

/** Makes the links of new applications. @returns the id of the row of each, by application */
export async function makeApplicationLinks(
  tx: Tx,
  applicationIds: readonly number[],
  endsAt: Date,
  { links, now }: LinkTools,
): Promise<ReadonlyMap<number, string>> {
  const rows = applicationIds.map((applicationId) => ({
    ...links.newToken(),
    ...({ kind: "APPLICATION", applicationId, createdAt: now, expiresAt: expiryOf(endsAt, now) } as const),
  }));
  if (rows.length > 0) await tx.oneTimeToken.createMany({ data: rows });
  return new Map(rows.map(({ applicationId, id }) => [applicationId, id]));
}

/** The link that an application has, its time counted again. @returns the id of its row; null: it has none */
export async function renewApplicationLink(tx: Tx, applicationId: number, now: Date): Promise<string | null> {
  const known = await tx.oneTimeToken.findFirst({
    where: { applicationId, kind: "APPLICATION" },
    select: { id: true, application: { select: { program: { select: { endsAt: true } } } } },
  });
  if (!known?.application) return null;
  const expiresAt = expiryOf(known.application.program.endsAt, now);
  await tx.oneTimeToken.update({ where: { id: known.id }, data: { expiresAt } });
  return known.id;
}

const linkedColumns = { include: { program: { include: { examSession: true } } } } as const;

/** An application as its link reads it. */
export type LinkedApplication = Prisma.ApplicationGetPayload<typeof linkedColumns>;

/** Null for what is no link of ours, is over, or was sent to somebody who is erased. */
export async function findLinkedApplication(
  tx: Pick<Tx, "oneTimeToken">,
  link: string,
  { links, now }: LinkTools,
): Promise<LinkedApplication | null> {
  const token = await tx.oneTimeToken.findFirst({
    where: { tokenHash: links.hashOf(link), kind: "APPLICATION", expiresAt: { gt: now } },
    select: { application: linkedColumns },
  });
  const application = token?.application ?? null;
  // Erased rows have no address.
  return application?.email === "" ? null : application;
}

/** @throws DomainError LINK_ENDED */
export async function openLinkedApplication(
  tx: Pick<Tx, "oneTimeToken">,
  link: string,
  tools: LinkTools,
): Promise<LinkedApplication> {
  const application = await findLinkedApplication(tx, link, tools);
  if (!application) throw new DomainError("LINK_ENDED");
  return application;
}
