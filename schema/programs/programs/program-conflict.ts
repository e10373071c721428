// The current version when somebody else saved first: the second editor needs it to put both together.
import type { Prisma } from "#prisma/generated/client.ts";
import { TEXT_COLUMNS } from "./written-columns.ts";

export const conflictColumns = {
  kind: true,
  version: true,
  deletedAt: true,
  cancelledAt: true,
  publishedAt: true,
  startsAt: true,
  endsAt: true,
  ...TEXT_COLUMNS,
  koUpdatedAt: true,
  enUpdatedAt: true,
} as const;
type Current = Prisma.ProgramGetPayload<{ select: typeof conflictColumns }>;
type Texts = Prisma.ProgramGetPayload<{ select: typeof TEXT_COLUMNS }>;

interface ProgramText {
  readonly title: string | null;
  readonly description: string | null;
  readonly content: Prisma.JsonValue;
  readonly location: string | null;
}

export interface ProgramTexts {
  readonly ko: ProgramText;
  readonly en: ProgramText | null;
}

/** Both languages as stored; English is null where it says nothing. */
export function textsOf(row: Texts): ProgramTexts {
  const { titleKo, descriptionKo, contentKo, locationKo } = row;
  const { titleEn, descriptionEn, contentEn, locationEn } = row;
  return {
    ko: { title: titleKo, description: descriptionKo, content: contentKo, location: locationKo },
    en:
      titleEn === null
        ? null
        : { title: titleEn, description: descriptionEn, content: contentEn, location: locationEn },
  };
}

/** `extensions.conflict`: {version, deletedAt, cancelledAt, ko, en}. */
export function toConflict(row: Current): object {
  const { version, deletedAt, cancelledAt } = row;
  return { version, deletedAt, cancelledAt, ...textsOf(row) };
}
