// A page as the person who holds a link to it reads it (decision 195): what the link's maker typed last, and
// where nothing is left unsaved, its newest version, in force or coming. It is made again each time, for the
// page and for each file on it.

import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import type { OpenedPreview } from "#schema/core/previews/open-preview.ts";
import { shownKinds } from "#schema/core/previews/previewed-files.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { notWithdrawn } from "#schema/policies/site/pages.ts";
import { figuresOf } from "#schema/validation/core/document-nodes.ts";
import { previewedPage } from "#schema/validation/site/previewed-page.ts";
import { columnsOfTyped } from "./typed-page.ts";
import { items } from "./version-items.ts";

const COLUMNS = {
  number: true,
  effectiveAt: true,
  titleKo: true,
  titleEn: true,
  contentKo: true,
  contentEn: true,
  ...items,
} satisfies Prisma.PageVersionSelect;

type Stored = Prisma.PageVersionGetPayload<{ select: typeof COLUMNS }>;
export type PreviewedEntry = Stored["entries"][number];
export type PreviewedPerson = Stored["people"][number];

type ShownVersion = Omit<Stored, "effectiveAt" | "titleKo" | "contentKo"> & {
  /** Null: as soon as it is saved. */
  readonly effectiveAt: Date | null;
  readonly titleKo: string | null;
  readonly contentKo: Prisma.JsonValue;
};

export interface PreviewedPage {
  readonly key: PageKey;
  /** When the link ends. */
  readonly expiresAt: Date;
  /** It shows something that is not saved yet. */
  readonly isUnsaved: boolean;
  /** Null: nobody has written the page yet. */
  readonly version: ShownVersion | null;
}

/** Null where the link opens something else. */
export async function readPreviewedPage({
  pageKey: key,
  createdById: memberId,
  expiresAt,
}: OpenedPreview): Promise<PreviewedPage | null> {
  if (key === null) return null;
  const version = await db.pageVersion.findFirst({
    where: { ...notWithdrawn, key },
    orderBy: { number: "desc" },
    select: COLUMNS,
  });
  const draft = await db.draft.findUnique({
    where: { memberId_pageKey: { memberId, pageKey: key } },
    select: { payload: true },
  });
  const typed = draft && previewedPage.safeParse(draft.payload).data;
  if (!typed) return { key, expiresAt, isUnsaved: false, version };
  // The number that its save will get: behind every version, also one that was withdrawn.
  const last = await db.pageVersion.findFirst({
    where: { key },
    orderBy: { number: "desc" },
    select: { number: true },
  });
  const next = { number: (last?.number ?? 0) + 1, ...columnsOfTyped(typed) };
  return { key, expiresAt, isUnsaved: true, version: next };
}

/** The keys of the images that are in its texts. */
export const figureKeysOf = ({ version }: PreviewedPage): string[] =>
  [version?.contentKo ?? null, version?.contentEn ?? null].flatMap((stored) => {
    const document = toDocument(stored);
    return document ? figuresOf(document).map(({ attrs }) => attrs.fileKey) : [];
  });

/** The files that belong to what a link shows, and no others. */
export function filesOfPreviewedPage(page: PreviewedPage): Prisma.FileWhereInput {
  const portraits = page.version?.people.flatMap(({ portraitId }) => portraitId ?? []) ?? [];
  return { ...shownKinds, OR: [{ id: { in: portraits } }, { key: { in: figureKeysOf(page) } }] };
}
