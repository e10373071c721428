// Defines what is in the trash, of every kind. It is restored and removed by the mutations of its kind.
import { builder } from "#schema/builder.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs } from "#schema/core/lists/list-page.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { trashExpiry } from "#schema/core/trash/trash-expiry.ts";
import { readTrash } from "#schema/policies/overview/trash.ts";
import { TRASH_FILTERS, TRASH_KINDS, TRASH_SORTS } from "#schema/validation/overview/trash-filters.ts";
import { countTrash, readTrashPage, type Trashed, type TrashQuery } from "./trash-rows.ts";

const TrashKindRef = builder.enumType("TrashKind", {
  description: "What was thrown away.",
  values: TRASH_KINDS,
});

export const TrashFilterRef = filterInput("TrashFilter", TRASH_FILTERS, { kind: TrashKindRef });

const TrashSortRef = builder.enumType("TrashSort", {
  description: "What the trash is sorted by.",
  values: TRASH_SORTS,
});

const TrashedRef = builder.objectRef<Trashed>("Trashed").implement({
  description: "Something in the trash.",
  authScopes: { can: readTrash },
  fields: (t) => ({
    rowId: t.expose("rowId", {
      type: "Id",
      description: "For changeTrash: its own among the rows of all kinds.",
    }),
    id: t.expose("id", { type: "Id", description: "Of the post, the program, the popup or the term." }),
    kind: t.expose("kind", { type: TrashKindRef }),
    place: t.string({
      description: "The board of a post, the kind of a program, the pages of a popup, the field of a term.",
      resolve: ({ place }) => place.toUpperCase(),
    }),
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ titleKo, titleEn }, { language }) =>
        titleKo === null && titleEn !== null
          ? { text: titleEn, language: "EN" as const }
          : toLocalizedText(titleKo ?? "", titleEn, language),
    }),
    deletedAt: t.expose("deletedAt", { type: "DateTime" }),
    deletedBy: t.exposeString("deletedBy", { nullable: true }),
    trashExpiry: t.field({
      type: "DateTime",
      description: "When it is removed for good by itself.",
      resolve: ({ deletedAt }) => trashExpiry(deletedAt),
    }),
  }),
});

const TrashPageRef = builder.objectRef<TrashQuery>("TrashPage").implement({
  description: "One page of the trash.",
  authScopes: { can: readTrash },
  fields: (t) => ({
    items: t.field({ type: [TrashedRef], resolve: readTrashPage }),
    totalCount: t.int({ resolve: countTrash }),
  }),
});

builder.queryField("trash", (t) =>
  t.field({
    type: TrashPageRef,
    description: "What was thrown away, of the kinds the viewer may write.",
    authScopes: { can: readTrash },
    args: {
      filter: t.arg({ type: TrashFilterRef }),
      sort: t.arg({ type: TrashSortRef, required: true, defaultValue: "DELETED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { filter, ...part }, { viewer, clock }) => ({
      viewer,
      filter: filter ?? {},
      now: clock.now(),
      ...part,
    }),
  }),
);
