// Defines what every noun that is read before it is published has: links that are made, listed and revoked by
// the person who writes it, and opened by anyone who holds one (decision 195). A noun says what it is named
// by, how it is held, and how it is read.
import type { InputFieldMap, InputShapeFromFields, ObjectRef } from "@pothos/core";
import { db, type Tx } from "#prisma/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { listedPreviews, openPreviews, PREVIEWS_OF } from "#schema/policies/core/previews.ts";
import type { AuditSubject } from "#schema/validation/core/audit.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { PREVIEW_DAYS, PREVIEWS_MAX, previewId, previewLink } from "#schema/validation/core/previews.ts";
import { type OpenedPreview, openPreview } from "./open-preview.ts";
import { PreviewLinkRef, previewLinkColumns } from "./preview-link.ts";

/** What a link opens. */
type PreviewTarget =
  | { readonly postId: number }
  | { readonly programId: number }
  | { readonly pageKey: PageKey };

interface PreviewedNoun<Args extends InputFieldMap, Target extends PreviewTarget, Shape> {
  readonly name: keyof typeof PREVIEWS_OF;
  /** Its noun in the audit log. */
  readonly subject: AuditSubject;
  /** Who writes it. */
  readonly can: (viewer: Viewer | null) => boolean;
  /** What it is named by. */
  readonly args: Args;
  /** @throws DomainError FORBIDDEN for what is somebody else's to write */
  readonly targetOf: (named: InputShapeFromFields<Args>, viewer: Viewer | null) => Target;
  /** Holds it until the transaction ends, so that two at once do not make more than there may be; false where it is not there. */
  readonly hold: (tx: Tx, target: Target) => Promise<boolean>;
  readonly type: ObjectRef<typeof builder.$inferSchemaTypes, Shape>;
  /** What a link shows; null where it is one of another noun. */
  readonly read: (opened: OpenedPreview) => Promise<Shape | null>;
}

/** Adds `make…Preview`, `revoke…Preview`, `…Previews` and `previewed…` of a noun to the schema. */
export function previewOperations<Args extends InputFieldMap, Target extends PreviewTarget, Shape>(
  noun: PreviewedNoun<Args, Target, Shape>,
): void;
export function previewOperations(noun: PreviewedNoun<InputFieldMap, PreviewTarget, object>): void {
  const { name, can, args, targetOf } = noun;
  const ofNoun = { can, subject: noun.subject, visitorsSee: false } as const;

  action(`make${name}Preview`, {
    who: "office",
    ...ofNoun,
    type: PreviewLinkRef,
    description: "Makes a link that opens for seven days. CONFLICT: there are as many as there may be.",
    args,
    run: (tx, named, author, { viewer }) => makePreview(tx, noun.hold, targetOf(named, viewer), author),
    answer: (_query, id) => db.preview.findUniqueOrThrow({ where: { id }, select: previewLinkColumns }),
  });

  action(`revoke${name}Preview`, {
    who: "office",
    action: `takeBack${name}Preview`,
    ...ofNoun,
    type: "Boolean",
    description: "From now on a link opens nothing; false where it opened nothing before.",
    args: builder.args((arg) => ({ id: arg.string({ required: true, validate: previewId }) })),
    run: (tx, { id }, _author, { viewer }) => revoke(tx, id, PREVIEWS_OF[name](viewer)),
    answer: (_query, was) => was,
  });

  builder.queryField(`${name.toLowerCase()}Previews`, (t) =>
    t.field({
      type: [PreviewLinkRef],
      description: "The links that are good now, the newest first.",
      authScopes: { can },
      args,
      resolve: (_root, named, { clock, viewer }) =>
        db.preview.findMany({
          where: { ...targetOf(named, viewer), expiresAt: { gt: clock.now() }, AND: listedPreviews },
          select: previewLinkColumns,
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: PREVIEWS_MAX,
        }),
    }),
  );

  builder.queryField(`previewed${name}`, (t) =>
    t.field({
      type: noun.type,
      nullable: true,
      description:
        "What is behind a link, as its maker last typed it; null where the link is unknown, revoked or expired.",
      authScopes: { can: openPreviews },
      args: { link: t.arg.string({ required: true, validate: previewLink }) },
      resolve: async (_root, { link }, context) => {
        const opened = await openPreview(link, context);
        return opened && noun.read(opened);
      },
    }),
  );
}

async function makePreview<Target extends PreviewTarget>(
  tx: Tx,
  hold: (tx: Tx, target: Target) => Promise<boolean>,
  target: Target,
  { memberId, now }: Author,
): Promise<ActionResult<string>> {
  if (!(await hold(tx, target))) throw new DomainError("NOT_FOUND");
  await tx.preview.deleteMany({ where: { expiresAt: { lte: now } } });
  if ((await tx.preview.count({ where: target })) >= PREVIEWS_MAX) throw new DomainError("CONFLICT");
  const expiresAt = new Date(now.getTime() + PREVIEW_DAYS * DAY);
  const made = await tx.preview.create({
    data: { ...target, createdById: memberId, createdAt: now, expiresAt },
  });
  const { subjectId, key } = inLog(made);
  return { result: made.id, lines: [{ subjectId, after: { ...key, expiresAt: expiresAt.toISOString() } }] };
}

async function revoke(tx: Tx, id: string, own: object): Promise<ActionResult<boolean>> {
  const row = await tx.preview.findFirst({ where: { id, AND: own } });
  if (!row) return { result: false, lines: [] };
  await tx.preview.delete({ where: { id } });
  const { subjectId, key } = inLog(row);
  return { result: true, lines: [{ subjectId, before: key }] };
}

/** How the audit log names what a link opens: a page has no number, its key identifies it. */
function inLog({ postId, programId, pageKey }: Pick<OpenedPreview, "postId" | "programId" | "pageKey">) {
  return { subjectId: postId ?? programId, key: pageKey === null ? {} : { key: pageKey } };
}
