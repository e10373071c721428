// An institution applies for several people: their seats are taken together or not at all, and there is one payment.
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { MemberGrade, Program } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { isProved } from "#schema/core/mail/write-mail.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { runIdempotent } from "#schema/core/shared/request-key.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { openPayment } from "#schema/money/payments/open-payment.ts";
import { deadlineOfApplication } from "#schema/money/payments/program-deadline.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import { claimSeat } from "#schema/programs/applications/seats.ts";
import { typeOf } from "#schema/programs/applications/start-application.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { type GroupRow, groupPayer, OPEN_GROUPS_MAX } from "#schema/validation/programs/groups.ts";
import {
  type CheckedRow,
  checkRows,
  groupPrice,
  groupRefusal,
  type KnownPerson,
  lackingPlaces,
  readGroupProgram,
} from "./group-facts.ts";
import { giveGroupLink, lockGroupLink } from "./group-links.ts";
import { type GroupContact, type Seated, writeGroupReceived, writeToPeople } from "./group-mails.ts";

interface GroupApplying {
  readonly programId: number;
  readonly payer: {
    readonly payerName?: string | null | undefined;
    readonly phoneNumber?: string | null | undefined;
  };
  readonly rows: readonly GroupRow[];
  /** The sum that the contact saw. */
  readonly expectedTotal: number;
  readonly grade: MemberGrade;
  readonly requestKey: string | null;
  /** Makes the links of people without an account. */
  readonly links: OneTimeLinks;
}

/**
 * Applies for all people of a sheet, or for none. Sent again with the same key it answers what was made.
 * @returns the group, and the content version; null: it was made before
 * @throws DomainError NOT_FOUND; VALIDATION, of people at `rows.0.email`; APPLICATIONS_CLOSED; PROGRAM_FULL;
 * PRICE_CHANGED; TOO_MANY_TRIES while too many groups of the contact wait for their payment
 */
export async function applyForGroup(
  tx: Tx,
  applying: GroupApplying,
  author: Author,
): Promise<{ readonly id: number; readonly contentVersion: bigint | null }> {
  let contentVersion: bigint | null = null;
  const { programId, payer, rows, expectedTotal } = applying;
  const content = { programId, payer, rows, expectedTotal };
  const request = { author, requestKey: applying.requestKey, operation: "applyForGroup", content };
  const { id } = await runIdempotent(tx, request, async () => {
    const made = await makeGroup(tx, applying, await contactOf(tx, author.memberId), author.now);
    contentVersion = await bumpContentVersion(tx);
    return made;
  });
  return { id, contentVersion };
}

/**
 * The same by the link of a contact without an account. The link applies once: sent again it does nothing.
 * @returns the content version; null: it was made before
 * @throws DomainError LINK_ENDED, and what `applyForGroup` throws
 */
export async function applyForGroupByLink(
  tx: Tx,
  link: string,
  applying: Omit<GroupApplying, "programId" | "grade" | "requestKey">,
  now: Date,
): Promise<bigint | null> {
  const opened = await lockGroupLink(tx, link, { links: applying.links, now });
  if (opened.groupId !== null) return null;
  const { programId, email, language } = opened;
  const contact = { id: null, email, language, isKnown: true, linkId: opened.id } as const;
  const groupId = await makeGroup(tx, { ...applying, programId, grade: "GENERAL" }, contact, now);
  const { endsAt } = await tx.program.findUniqueOrThrow({
    where: { id: programId },
    select: { endsAt: true },
  });
  await giveGroupLink(tx, opened, groupId, endsAt);
  return await bumpContentVersion(tx);
}

async function contactOf(tx: Tx, memberId: number): Promise<GroupContact> {
  const { id, email, language, emailProvedAt } = await tx.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { id: true, email: true, language: true, emailProvedAt: true },
  });
  return { id, email, language, isKnown: isProved({ emailProvedAt }), linkId: null };
}

async function makeGroup(
  tx: Tx,
  applying: Omit<GroupApplying, "requestKey">,
  contact: GroupContact,
  now: Date,
): Promise<number> {
  const { programId, grade } = applying;
  await lockProgram(tx, programId);
  const found = await readGroupProgram(tx, programId, now);
  if (!found) throw new DomainError("NOT_FOUND");
  const { program } = found;
  const refusal = groupRefusal(program, now);
  if (refusal) throw new DomainError(refusal);
  const payer = check(groupPayer, applying.payer);
  if (!payer.ok) throw validationError(payer.fields);
  const people = peopleOf(await checkRows(tx, found, applying.rows));
  if ((await lackingPlaces(tx, program, people)).length > 0) throw new DomainError("PROGRAM_FULL");
  const { total, enrollmentFee, tier } = await groupPrice(tx, program, grade, now);
  if (applying.expectedTotal !== total * people.length) throw new DomainError("PRICE_CHANGED");
  const whose = contact.id === null ? { contactEmail: contact.email } : { memberId: contact.id };
  const waiting = { ...whose, applications: { some: { state: "AWAITING_PAYMENT" } } } as const;
  if ((await tx.applicationGroup.count({ where: waiting })) >= OPEN_GROUPS_MAX) {
    throw new DomainError("TOO_MANY_TRIES");
  }
  const { language } = contact;
  const group = await tx.applicationGroup.create({
    data: { programId, ...ownerOf(contact), ...payer.value, language, createdAt: now },
  });
  const frozen = {
    amount: total,
    enrollmentFee,
    priceLabelKo: tier?.labelKo ?? null,
    priceLabelEn: tier?.labelEn ?? null,
  };
  const seated = await seat(tx, people, { groupId: group.id, programId, frozen, actorId: contact.id }, now);
  const payment =
    total === 0 ? null : await open(tx, program, { group, total: total * people.length, contact }, now);
  await writeToPeople(tx, seated, group, { links: applying.links, now });
  const received = {
    groupId: group.id,
    count: people.length,
    amount: total * people.length,
    payment,
    now,
  };
  await writeGroupReceived(tx, contact, program, received);
  return group.id;
}

const ownerOf = ({ id, email }: GroupContact) =>
  id === null ? { memberId: null, contactEmail: email } : { memberId: id };

/** @throws DomainError VALIDATION with the codes of all rows; REQUIRED on `rows` for none */
function peopleOf(rows: readonly CheckedRow[]): readonly KnownPerson[] {
  if (rows.length === 0) throw validationError({ rows: ["REQUIRED"] });
  const fields = rows.flatMap((row, index) =>
    row.ok
      ? []
      : Object.entries(row.errors).map(([column, codes]) => [`rows.${index}.${column}`, codes] as const),
  );
  if (fields.length > 0) throw validationError(Object.fromEntries(fields));
  return rows.flatMap((row) => (row.ok ? row.person : []));
}

interface Seating {
  readonly groupId: number;
  readonly programId: number;
  readonly frozen: { readonly amount: number; readonly enrollmentFee: number };
  /** Null: the contact has no account. */
  readonly actorId: number | null;
}

/** Takes the seats and writes the applications. @throws DomainError PROGRAM_FULL */
async function seat(
  tx: Tx,
  people: readonly KnownPerson[],
  { groupId, programId, frozen, actorId }: Seating,
  now: Date,
): Promise<readonly Seated[]> {
  for (const person of people) {
    // The program is held, so this fails only where other code changes seats without locking it.
    if (!(await claimSeat(tx, { programId, ...person }))) throw new DomainError("PROGRAM_FULL");
  }
  const state = frozen.amount === 0 ? "CONFIRMED" : "AWAITING_PAYMENT";
  const confirmedAt = state === "CONFIRMED" ? now : null;
  const made = await tx.application.createManyAndReturn({
    data: people.map((person) => ({
      ...({ ...person, ...frozen, programId, groupId, state, confirmedAt, createdAt: now } as const),
    })),
    select: { id: true, email: true, memberId: true },
  });
  await tx.applicationMove.createMany({
    data: made.map(({ id }) => ({
      ...({ applicationId: id, from: null, to: state, actorId, reason: "GROUP", createdAt: now } as const),
    })),
  });
  return made;
}

interface Opening {
  readonly group: { readonly id: number; readonly payerName: string };
  readonly total: number;
  readonly contact: GroupContact;
}

const open = async (
  tx: Tx,
  { id, kind, titleKo, titleEn }: Program,
  { group, total, contact }: Opening,
  now: Date,
) =>
  openPayment(
    tx,
    {
      memberId: contact.id,
      groupId: group.id,
      type: typeOf(kind),
      amountDue: total,
      actorId: contact.id,
      language: contact.language,
      nameKo: `${titleKo} (단체)`,
      nameEn: `${titleEn ?? titleKo} (group)`,
      payerName: group.payerName,
      payerEmail: contact.email,
      dueAt: await deadlineOfApplication(tx, id, now),
    },
    now,
  );
