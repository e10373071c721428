import { builder } from "#schema/builder.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";

export const TranslationRemarkRef = builder.prismaObject("TranslationRemark", {
  select: { id: true },
  description: "A word beside a paragraph.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    ko: t.exposeString("ko", { nullable: true, description: "The paragraph as it was." }),
    en: t.exposeString("en", { nullable: true }),
    text: t.exposeString("text"),
    writtenBy: t.string({
      nullable: true,
      select: { writtenBy: { select: NAME_COLUMNS } },
      resolve: ({ writtenBy }, _args, context) => nameFor(context, writtenBy),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    resolvedAt: t.expose("resolvedAt", { type: "DateTime", nullable: true }),
    resolvedBy: t.string({
      nullable: true,
      select: { resolvedBy: { select: NAME_COLUMNS } },
      resolve: ({ resolvedBy }, _args, context) => nameFor(context, resolvedBy),
    }),
  }),
});
