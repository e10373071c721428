// A link by which anyone who holds it reads a post, a program or a page before it is published: what the office sees of it.
import { builder } from "#schema/builder.ts";
import { NAME_COLUMNS, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";

export const previewLinkColumns = {
  id: true,
  createdById: true,
  createdAt: true,
  expiresAt: true,
  createdBy: { select: NAME_COLUMNS },
} as const;

interface PreviewLinkRow {
  readonly id: string;
  readonly createdById: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly createdBy: NamedPerson;
}

export const PreviewLinkRef = builder.objectRef<PreviewLinkRow>("PreviewLink").implement({
  description:
    "A link by which anyone who holds it reads a post, a program or a page before it is published.",
  fields: (t) => ({
    id: t.exposeString("id"),
    link: t.string({
      description: "What is behind the address of the preview page.",
      resolve: ({ id, expiresAt }, _args, { previews }) => previews.sign(id, expiresAt),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    makerName: t.string({ resolve: ({ createdBy }, _args, context) => nameFor(context, createdBy) }),
    isMine: t.boolean({ resolve: ({ createdById }, _args, { viewer }) => viewer?.memberId === createdById }),
  }),
});
