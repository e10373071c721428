// What a program asks its applicants, as the form's rules want to know it.
import type { ExamPart, LanguagePair, ProgramKind } from "#prisma/generated/enums.ts";
import type { Asked } from "#schema/validation/programs/applications.ts";

export const requirementColumns = {
  kind: true,
  examParts: true,
  languagePairs: true,
  sites: { select: { id: true } },
} as const;

interface AskedRow {
  readonly kind: ProgramKind;
  readonly examParts: readonly ExamPart[];
  readonly languagePairs: readonly LanguagePair[];
  readonly sites: readonly { readonly id: number }[];
}

export function requirementsOf({ kind, examParts, languagePairs, sites }: AskedRow): Asked {
  return { kind, examParts, languagePairs, sites: sites.map(({ id }) => id) };
}
