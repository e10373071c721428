// Members write a presentation as a draft, submit it, change it until the call closes, and withdraw it.
import type { Tx } from "#prisma/client.ts";
import type { Presentation } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { type CheckedPresentation, PRESENTATIONS_EACH } from "#schema/validation/programs/presentations.ts";
import { type CallOfProgram, isCallOpen, lockCall } from "./lock-call.ts";
import { endOwnReviews } from "./own-reviews.ts";
import { askForConsent, writeReceived } from "./presentation-mails.ts";
import { NO_SLIDES } from "./save-slides.ts";

interface Saved {
  readonly programId: number;
  /** Null: a new one. */
  readonly id: number | null;
  readonly version: number | null;
  readonly input: CheckedPresentation;
  readonly submits: boolean;
}

/**
 * Saves an own presentation while the call is open. What was submitted stays submitted.
 * @returns its id
 * @throws DomainError NOT_FOUND for somebody else's; MOVE_REFUSED while the call is closed, of what is
 * withdrawn or decided, and above the number that one member may send; CONFLICT; VALIDATION CHOICE_UNKNOWN at
 * `topic`
 */
export async function savePresentation(
  tx: Tx,
  { programId, id, version, input, submits }: Saved,
  { memberId, now }: Author,
  links: OneTimeLinks,
): Promise<number> {
  const call = await lockCall(tx, programId);
  const isVisible = (await tx.program.count({ where: { id: programId, ...visiblePrograms(now) } })) > 0;
  if (!isVisible || !isCallOpen(call, now)) throw new DomainError("MOVE_REFUSED");
  checkTopic(call, input.topic, submits);
  const before = id === null ? null : await findOwn(tx, { id, programId, memberId });
  if (before && before.state !== "DRAFT" && before.state !== "SUBMITTED")
    throw new DomainError("MOVE_REFUSED");
  if (before && before.version !== version) throw new DomainError("CONFLICT");
  // What was submitted is not half written again.
  if (before?.state === "SUBMITTED" && !submits) throw new DomainError("MOVE_REFUSED");
  const { authors, ...columns } = input;
  const isFirst = submits && before?.submittedAt == null;
  const data = {
    ...columns,
    ...(submits ? { state: "SUBMITTED" as const } : {}),
    ...(isFirst ? { submittedAt: now } : {}),
  };
  const saved = before
    ? await tx.presentation.update({ where: { id: before.id }, data: { ...data, version: { increment: 1 } } })
    : await create(tx, { ...data, programId, memberId, createdAt: now });
  await writeAuthors(tx, saved.id, authors);
  await endOwnReviews(tx, saved.id);
  if (submits) await askAuthors(tx, call, { presentationId: saved.id, memberId, now, links });
  if (isFirst) await writeReceived(tx, call.program, memberId, now);
  return saved.id;
}

function checkTopic({ topicsKo }: CallOfProgram, topic: number | null, submits: boolean): void {
  const isMissing = topic === null && submits && topicsKo.length > 0;
  if (isMissing) throw validationError({ topic: ["REQUIRED"] });
  if (topic !== null && topic >= topicsKo.length) throw validationError({ topic: ["CHOICE_UNKNOWN"] });
}

async function findOwn(
  tx: Tx,
  own: { id: number; programId: number; memberId: number },
): Promise<Presentation> {
  const found = await tx.presentation.findFirst({ where: own });
  if (!found) throw new DomainError("NOT_FOUND");
  return found;
}

async function create(
  tx: Tx,
  data: Parameters<Tx["presentation"]["create"]>[0]["data"],
): Promise<Presentation> {
  const { programId = 0, memberId = null } = data;
  const others = await tx.presentation.count({ where: { programId, memberId } });
  if (others >= PRESENTATIONS_EACH) throw new DomainError("MOVE_REFUSED");
  return await tx.presentation.create({ data });
}

/**
 * Writes the authors in order. Anyone who has the same address as before keeps the answer; the link of one who is taken off ends.
 * Whom the office removed stays removed, listed or not.
 */
async function writeAuthors(
  tx: Tx,
  presentationId: number,
  authors: CheckedPresentation["authors"],
): Promise<void> {
  const before = await tx.presentationAuthor.findMany({ where: { presentationId } });
  const known = new Map(before.map((author) => [emailKey(author.email), author]));
  const places = authors.map((author) => ({
    author,
    stored: author.email === "" ? undefined : known.get(emailKey(author.email)),
  }));
  const stay = new Set(places.flatMap(({ stored }) => stored?.id ?? []));
  const removed = before.filter((author) => author.removedAt !== null && !stay.has(author.id));
  await tx.presentationAuthor.deleteMany({
    where: { presentationId, removedAt: null, id: { notIn: [...stay] } },
  });
  // Out of the way of their new places.
  await tx.presentationAuthor.updateMany({
    where: { presentationId },
    data: { position: { increment: 1_000 } },
  });
  for (const [position, { author, stored }] of places.entries()) {
    const data = { ...author, position };
    if (stored && stay.delete(stored.id))
      await tx.presentationAuthor.update({ where: { id: stored.id }, data });
    else await tx.presentationAuthor.create({ data: { ...data, presentationId } });
  }
  for (const [index, { id }] of removed.entries()) {
    await tx.presentationAuthor.update({ where: { id }, data: { position: places.length + index } });
  }
}

/** Who submits it consents by that; every co-author who was not asked is. */
async function askAuthors(
  tx: Tx,
  { program }: CallOfProgram,
  {
    presentationId,
    memberId,
    now,
    links,
  }: { presentationId: number; memberId: number; now: Date; links: OneTimeLinks },
): Promise<void> {
  const sender = await tx.member.findUniqueOrThrow({ where: { id: memberId } });
  const authors = await tx.presentationAuthor.findMany({
    where: { presentationId, consentedAt: null, consentAskedAt: null, removedAt: null },
    orderBy: { position: "asc" },
  });
  for (const author of authors) {
    if (emailKey(author.email) === sender.emailKey) {
      await tx.presentationAuthor.update({ where: { id: author.id }, data: { consentedAt: now } });
    } else await askForConsent(tx, program, author, { language: sender.language, links, now });
  }
}

/**
 * Withdraws an own presentation before the event begins; a draft is deleted.
 * @returns whether anything of it is left
 * @throws DomainError NOT_FOUND; CONFLICT; MOVE_REFUSED of what is over
 */
export async function withdrawPresentation(
  tx: Tx,
  { id, version }: { readonly id: number; readonly version: number },
  { memberId, now }: Author,
): Promise<boolean> {
  const found = await tx.presentation.findFirst({ where: { id, memberId } });
  if (!found) throw new DomainError("NOT_FOUND");
  const { program } = await lockCall(tx, found.programId);
  const current = await tx.presentation.findUniqueOrThrow({ where: { id } });
  if (current.version !== version) throw new DomainError("CONFLICT");
  if (current.state === "DRAFT") {
    await tx.presentation.delete({ where: { id } });
    return false;
  }
  const isOver = current.state === "WITHDRAWN" || current.state === "DECLINED" || program.startsAt <= now;
  if (isOver) throw new DomainError("MOVE_REFUSED");
  await tx.oneTimeToken.deleteMany({ where: { presentationAuthor: { presentationId: id } } });
  await tx.presentation.update({
    where: { id },
    data: { state: "WITHDRAWN", sessionId: null, place: null, ...NO_SLIDES, version: { increment: 1 } },
  });
  return true;
}
