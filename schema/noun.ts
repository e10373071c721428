// What the rest of the house has to know of a noun. Each says it once, in schema/<area>/<noun>/noun.ts; schema/nouns.ts lists them.
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "./context.ts";
import type { ExportSource } from "./core/lists/export-source.ts";
import type { OpenedPreview } from "./core/previews/open-preview.ts";
import type { PublicMoments } from "./core/shared/public-moments.ts";
import type { AuditSubject } from "./validation/core/audit.ts";
import type { TrashKind } from "./validation/overview/trash-filters.ts";

/** The rows of a noun in the trash. */
export interface TrashSource {
  readonly kind: TrashKind;
  /** Who sees them. */
  readonly may: (viewer: Viewer | null) => boolean;
  /** Columns: kind, id, place, title_ko, title_en, deleted_at, name (of the person who deleted it). */
  readonly rows: Prisma.Sql;
}

export interface Noun {
  /** What the audit log calls its rows. */
  readonly subjects: readonly AuditSubject[];
  /** What can be exported, by the name of the list. */
  readonly exports?: Readonly<Record<string, ExportSource>>;
  /** When visitors see something else of it without anybody doing anything. */
  readonly moments?: readonly PublicMoments[];
  /** The files that a preview link of it opens; null for a link of another noun. */
  readonly filesOfPreview?: (opened: OpenedPreview) => Promise<Prisma.FileWhereInput | null>;
  readonly trash?: TrashSource;
}
