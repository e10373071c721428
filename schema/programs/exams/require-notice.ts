// A session that takes applications, here or at another address, needs the whole legal notice of a private qualification before it is
// published (Framework Act on Qualifications, article 33).
import type { Tx } from "#prisma/client.ts";
import { validationError } from "#schema/errors.ts";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { NOTICE_FIELDS, type NoticeField } from "#schema/validation/programs/exam-session.ts";
import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";

interface Published {
  readonly kind: ProgramKindName;
  readonly applyFrom: Date | null;
  readonly publishedAt: Date | null;
  readonly publishNow?: boolean;
}

type Notice = Readonly<Record<NoticeField, string | null>>;

/** Published, now or later, with a moment from which people apply. */
const takesApplications = ({ kind, applyFrom, publishedAt, publishNow = false }: Published) =>
  kind === "KITEC" && applyFrom !== null && (publishedAt !== null || publishNow);

/**
 * Refuses to publish a session without its notice.
 * @param notice what is known of it; null: nothing
 * @param path what the fields are behind: `exam` in the form of a program, nothing in that of the settings
 * @throws DomainError VALIDATION NOTICE_MISSING for each field that is missing
 */
export function requireNotice(program: Published, notice: Notice | null, path = ""): void {
  if (!takesApplications(program)) return;
  const missing = NOTICE_FIELDS.filter((field) => !notice?.[field]);
  if (missing.length === 0) return;
  const codes: FieldCode[] = ["NOTICE_MISSING"];
  throw validationError(Object.fromEntries(missing.map((field) => [`${path}${field}`, codes])));
}

/** The same for a program that is being saved; the fields are behind `exam.`. */
export async function requireStoredNotice(tx: Tx, id: number | null, program: Published): Promise<void> {
  if (!takesApplications(program)) return;
  const notice = id === null ? null : await tx.examSession.findUnique({ where: { programId: id } });
  requireNotice(program, notice, "exam.");
}
