// Defines what a program asks its applicants, as the form's rules want to know it.
import type { ExamPart, LanguagePair, ProgramKind } from "#prisma/generated/enums.ts";
import type { ApplicationQuestions } from "#schema/validation/programs/applications.ts";
import { readOwnFields } from "#schema/validation/programs/own-fields.ts";

export const requirementColumns = {
  kind: true,
  examParts: true,
  languagePairs: true,
  sites: { select: { id: true } },
  ownFields: true,
} as const;

interface RequirementRow {
  readonly kind: ProgramKind;
  readonly examParts: readonly ExamPart[];
  readonly languagePairs: readonly LanguagePair[];
  readonly sites: readonly { readonly id: number }[];
  readonly ownFields: unknown;
}

export function requirementsOf({
  kind,
  examParts,
  languagePairs,
  sites,
  ownFields,
}: RequirementRow): ApplicationQuestions {
  return {
    kind,
    examParts,
    languagePairs,
    sites: sites.map(({ id }) => id),
    ownFields: readOwnFields(ownFields),
  };
}
