import type { Tx } from "#prisma/client.ts";
import type { ExamRater } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import {
  type CheckedRaterInvitation,
  mayRaterMove,
  type RaterConflict,
  raterTiesOf,
} from "#schema/validation/programs/exam-raters.ts";
import { auditInvited } from "./rater-facts.ts";
import { type LinkTools, makeRaterLink } from "./rater-links.ts";
import { writeToRater } from "./rater-mails.ts";
import { readApplicantsOf } from "./rater-ties.ts";

interface Invited {
  readonly programId: number;
  readonly input: CheckedRaterInvitation;
  /** Whether the inviting user may make an exception. */
  readonly mayExcept: boolean;
}

/**
 * Invites somebody to score a part in a language pair. One who declined or was withdrawn may be invited once more.
 * An exception is for all that speaks against the person now, and for nothing that comes later.
 * @throws DomainError NOT_FOUND for what is no session of the exam; VALIDATION at `email`: RATER_KNOWN, RATER_IS_APPLICANT,
 * RATER_OF_AFFILIATION, the latter two unless SUPER gives a reason; CHOICE_UNKNOWN at `part` or `pair`
 */
export async function inviteRater(
  tx: Tx,
  { programId, input, mayExcept }: Invited,
  author: Author,
  links: LinkTools["links"],
): Promise<ActionResult> {
  await lockProgram(tx, programId);
  const program = await tx.program.findFirst({ where: { id: programId, kind: "KITEC", deletedAt: null } });
  if (!program) throw new DomainError("NOT_FOUND");
  if (!program.examParts.includes(input.part)) throw validationError({ part: ["CHOICE_UNKNOWN"] });
  if (!program.languagePairs.includes(input.pair)) throw validationError({ pair: ["CHOICE_UNKNOWN"] });
  const conflicts = await findConflicts(tx, programId, input);
  const isExcepted = mayExcept && input.exceptionReason !== null;
  if (conflicts.length > 0 && !isExcepted) throw validationError({ email: [...conflicts] });
  const rater = await saveRater(tx, programId, input, conflicts, author);
  // The link of an earlier invitation went to the person who had it.
  await makeRaterLink(tx, rater.id, { links, now: author.now });
  await writeToRater(tx, "EXAM_RATER_INVITED", rater, { links, now: author.now });
  return await auditInvited(tx, rater.id, programId);
}

/** What speaks against somebody, by all applications of the session. */
async function findConflicts(
  tx: Tx,
  programId: number,
  { memberId, name, email, affiliation }: CheckedRaterInvitation,
): Promise<readonly RaterConflict[]> {
  // The account of the address, whether or not the office chose it.
  const account = await tx.member.findUnique({ where: { emailKey: emailKey(email) }, select: { id: true } });
  const rater = { memberId: memberId ?? account?.id ?? null, name, email, affiliation };
  return raterTiesOf(rater, await readApplicantsOf(tx, programId)).conflicts;
}

async function saveRater(
  tx: Tx,
  programId: number,
  { exceptionReason, ...person }: CheckedRaterInvitation,
  conflicts: readonly RaterConflict[],
  { memberId: invitedById, now }: Author,
): Promise<ExamRater> {
  const key = emailKey(person.email);
  const { part, pair } = person;
  const earlier = await tx.examRater.findFirst({ where: { programId, part, pair, emailKey: key } });
  if (earlier && !mayRaterMove(earlier.state, "INVITED")) throw validationError({ email: ["RATER_KNOWN"] });
  const exceptedConflicts = [...conflicts];
  const data = {
    ...person,
    emailKey: key,
    // Where nothing speaks against somebody there is no exception.
    exceptionReason: conflicts.length === 0 ? null : exceptionReason,
    exceptedConflicts,
    state: "INVITED",
    invitedById,
    invitedAt: now,
    answeredAt: null,
  } as const;
  if (!earlier) return await tx.examRater.create({ data: { ...data, programId } });
  return await tx.examRater.update({
    where: { id: earlier.id },
    data: { ...data, version: { increment: 1 } },
  });
}
