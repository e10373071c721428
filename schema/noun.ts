// The descriptor of a noun: what other code has to know of it. Each is in schema/<area>/<noun>/noun.ts;
// schema/nouns.ts lists them.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "./context.ts";
import type { ReadFacts } from "./core/audit/audit-change.ts";
import type { ExportSource } from "./core/lists/export-source.ts";
import type { OpenedPreview } from "./core/previews/open-preview.ts";
import type { PublicMoments } from "./core/shared/public-moments.ts";
import type { AuditAction, AuditSubject } from "./validation/core/audit.ts";
import type { TrashChange, TrashKind } from "./validation/overview/trash-filters.ts";

/** What is done with a row of the trash: what the log calls it, and what does it. */
interface TrashAction {
  readonly action: AuditAction;
  /** @returns whether it changed anything. @throws DomainError */
  readonly run: (tx: Tx, id: number) => Promise<boolean>;
}

/** The rows of a noun in the trash. */
interface TrashSource {
  readonly kind: TrashKind;
  /** Who sees them. */
  readonly may: (viewer: Viewer | null) => boolean;
  /** Columns: kind, id, place, title_ko, title_en, deleted_at, name (of the person who deleted it). */
  readonly rows: Prisma.Sql;
  /** What the log calls a row, and what it says of one. */
  readonly subject: AuditSubject;
  readonly facts: ReadFacts;
  readonly actions: Readonly<Record<TrashChange, TrashAction>>;
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
