// A post in the office's list: its status, and what it lacks.
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, languagesOf } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, titleOf } from "#schema/core/shared/localized.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { trashExpiry } from "#schema/core/trash/trash-expiry.ts";
import { BoardRef } from "./board.ts";
import { PostAudienceRef } from "./post-lock.ts";
import { PostStateRef, stateOf } from "./post-state.ts";
import { isEnglishOutdated } from "./post-texts.ts";

export const ManagedPostRef = builder.prismaObject("Post", {
  variant: "ManagedPost",
  select: { id: true },
  description: "A post as the office sees it in its list.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    board: t.expose("board", { type: BoardRef }),
    version: t.exposeInt("version"),
    state: t.field({
      type: PostStateRef,
      select: { publishedAt: true, unpublishAt: true, deletedAt: true },
      resolve: (post, _args, { clock }) => stateOf(post, clock.now()),
    }),
    title: t.field({
      type: LocalizedTextRef,
      description: "Empty while nobody has written one.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { titleKo: true, titleEn: true },
      resolve: (post, { language }) => titleOf(post, language),
    }),
    languages: t.field({
      type: [LanguageRef],
      select: { titleKo: true, titleEn: true },
      resolve: (post): Language[] => languagesOf(post),
    }),
    englishOutdated: t.boolean({
      select: { titleKo: true, titleEn: true, koUpdatedAt: true, enUpdatedAt: true },
      resolve: isEnglishOutdated,
    }),
    pinned: t.exposeBoolean("pinned"),
    pinnedUntil: t.expose("pinnedUntil", { type: "DateTime", nullable: true }),
    audience: t.expose("audience", { type: PostAudienceRef }),
    publishedAt: t.expose("publishedAt", { type: "DateTime", nullable: true }),
    unpublishAt: t.expose("unpublishAt", { type: "DateTime", nullable: true }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    deletedAt: t.expose("deletedAt", { type: "DateTime", nullable: true }),
    trashExpiry: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the trash will be emptied of it.",
      select: { deletedAt: true },
      resolve: ({ deletedAt }) => deletedAt && trashExpiry(deletedAt),
    }),
    writtenBy: t.string({
      nullable: true,
      description: "The name of the person who made it.",
      select: { createdBy: { select: NAME_COLUMNS } },
      resolve: ({ createdBy }, _args, context) => nameFor(context, createdBy),
    }),
    deletedBy: t.string({
      nullable: true,
      description: "The name of the person who put it in the trash.",
      select: { deletedBy: { select: NAME_COLUMNS } },
      resolve: ({ deletedBy }, _args, context) => nameFor(context, deletedBy),
    }),
  }),
});
