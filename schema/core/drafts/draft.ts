// A form that was being typed into. Its reader is its owner. What it is of: schema/overview/drafts/draft-of.ts.
import { builder } from "#schema/builder.ts";

export const DraftRef = builder.prismaObject("Draft", {
  select: { id: true },
  description:
    "What the viewer was typing, saved by the server: of a post, a program, a page or a manuscript.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    baseVersion: t.exposeInt("baseVersion", { nullable: true }),
    payload: t.expose("payload", { type: "Json" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});
