// The settings of a session that an old version of its program holds, written again (decision 93).
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { VersionContent } from "#schema/core/versions/content.ts";
import { validationError } from "#schema/errors.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { examSessionInput } from "#schema/validation/programs/exam-session.ts";
import { requireNotice } from "./require-notice.ts";
import { writeBesideRule } from "./rule-lock.ts";
import { examProgramColumns, writeExamSession } from "./write-exam-session.ts";

/**
 * Writes them again, in a transaction that holds the program and has restored its sites. Sites that had to be
 * made again are found by their place. A version from before there were settings leaves those of now.
 * @throws DomainError VALIDATION as saveExamSession, for the legal notice, too
 */
export async function restoreExamSession(tx: Tx, programId: number, old: VersionContent): Promise<void> {
  if (!isMembers(old.exam)) return;
  const program = await tx.program.findUniqueOrThrow({
    where: { id: programId },
    select: { ...examProgramColumns, applyFrom: true, publishedAt: true },
  });
  const now = new Map(siteIds(old.sites).map((id, i) => [id, program.sites[i]?.id ?? id]));
  const { sites, ...rest } = old.exam;
  const again = (Array.isArray(sites) ? sites : []).map((site) =>
    isMembers(site) && typeof site.id === "number" ? { ...site, id: now.get(site.id) ?? site.id } : site,
  );
  const checked = check(examSessionInput, { ...rest, sites: again });
  if (!checked.ok) throw validationError(checked.fields);
  requireNotice(program, checked.value);
  await writeBesideRule(tx, programId, () => writeExamSession(tx, program, checked.value));
}

const isMembers = (value: Prisma.JsonValue | undefined): value is Prisma.JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const siteIds = (sites: Prisma.JsonValue | undefined): number[] =>
  (Array.isArray(sites) ? sites : []).flatMap((site) =>
    isMembers(site) && typeof site.id === "number" ? [site.id] : [],
  );
