// An old version, saved again as the newest.
import type { Tx } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { auditChange, type ReadFacts } from "#schema/core/audit/audit-change.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import type { z } from "#schema/validation/zod.ts";
import type { VersionContent } from "./content.ts";
import { contentOf, type VersionedNoun, versioned } from "./versioned.ts";

/** Which version to write again, and the row's version that was read. */
export interface RestoredVersion {
  readonly id: number;
  readonly number: number;
  readonly version: number;
}

/** The arguments of a noun's mutation. */
export const restoredVersionArgs = builder.args((arg) => ({
  id: arg.field({ type: "Id", required: true }),
  number: arg.int({ required: true }),
  version: arg.int({ required: true }),
}));

interface RestorableNoun<Schema extends z.ZodType> {
  readonly noun: VersionedNoun;
  /** Of the noun's input: what was right then may not be today. */
  readonly schema: Schema;
  readonly facts: ReadFacts;
  /** What the restore does not change, whatever the old version says; null: there is no such row. */
  readonly unchanged: (tx: Tx, id: number, old: VersionContent, now: Date) => Promise<object | null>;
  readonly save: (
    tx: Tx,
    saved: { id: number; version: number; value: z.output<Schema> },
    author: Author,
  ) => Promise<boolean>;
  /** A field that another form of the noun saves: it is not of the schema, and is written again after the save. */
  readonly beside?: {
    readonly field: string;
    readonly restore: (tx: Tx, id: number, old: VersionContent) => Promise<void>;
  };
}

/**
 * How a noun restores: by its own save: what comes back is checked like anything that is typed, and what it
 * replaces is a version. It throws DomainError as that save; NOT_FOUND also for a version that is not there;
 * VALIDATION when it may not be saved any more
 */
export const restorable =
  <Schema extends z.ZodType>({ noun, schema, facts, unchanged, save, beside }: RestorableNoun<Schema>) =>
  async (tx: Tx, { id, number, version }: RestoredVersion, author: Author): Promise<ActionResult> => {
    const found = await tx.savedVersion.findFirst({
      where: { ...noun.of(id), number },
      select: { content: true },
    });
    const old = found && contentOf(found.content);
    const same = old && (await unchanged(tx, id, old, author.now));
    if (!old || !same) throw new DomainError("NOT_FOUND");
    const own = Object.fromEntries(Object.entries(old).filter(([field]) => field !== beside?.field));
    const checked = check(schema, { ...own, ...same });
    if (!checked.ok) throw validationError(checked.fields);
    return auditChange(tx, id, facts, () =>
      versioned(tx, { noun, id, restoredFrom: number }, author, async () => {
        if (!(await save(tx, { id, version, value: checked.value }, author))) return false;
        await beside?.restore(tx, id, old);
        return true;
      }),
    );
  };
