// A post as its editor needs it: both languages as they are, nothing filled in from the other.
import { builder } from "#schema/builder.ts";
import { DraftRef } from "#schema/core/drafts/draft.ts";
import { ownDraft } from "#schema/core/drafts/own-draft.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { TranslationPairRef } from "#schema/core/translations/translation-pair.ts";
import { SavedVersionRef } from "#schema/core/versions/saved-version.ts";
import { readVersions } from "#schema/core/versions/stored-versions.ts";
import { versionsOf } from "#schema/cost.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { BoardRef } from "./board.ts";
import { tagsOf } from "./board-tags.ts";
import { PostAudienceRef } from "./post-lock.ts";
import { PostStateRef, stateOf } from "./post-state.ts";
import { postVersions } from "./post-versions.ts";
import { TagRef } from "./tag.ts";

interface PostText {
  readonly title: string | null;
  readonly content: RichTextDocument | null;
}

const PostTextRef = builder.objectRef<PostText>("PostText").implement({
  description: "A post in one language, as it is.",
  fields: (t) => ({
    title: t.exposeString("title", { nullable: true }),
    content: t.expose("content", { type: "RichText", nullable: true }),
  }),
});

/** Null where the language says nothing. */
function toText(title: string | null, stored: Parameters<typeof toDocument>[0]): PostText | null {
  const content = toDocument(stored);
  return title === null && content === null ? null : { title, content };
}

const PostFileRef = builder.prismaObject("Attachment", {
  variant: "PostFile",
  select: { postId: true, fileId: true },
  description: "A file that hangs on a post, with what is under it.",
  fields: (t) => ({
    file: t.relation("file"),
    captionKo: t.exposeString("captionKo", { nullable: true }),
    captionEn: t.exposeString("captionEn", { nullable: true }),
    altKo: t.exposeString("altKo", { nullable: true }),
    altEn: t.exposeString("altEn", { nullable: true }),
  }),
});

export const PostForEditingRef = builder.prismaObject("Post", {
  variant: "PostForEditing",
  select: { id: true },
  description: "A post as its editor needs it.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    board: t.expose("board", { type: BoardRef }),
    version: t.exposeInt("version", { description: "What savePost has to carry." }),
    state: t.field({
      type: PostStateRef,
      select: { publishedAt: true, unpublishAt: true, deletedAt: true },
      resolve: (post, _args, { clock }) => stateOf(post, clock.now()),
    }),
    tag: t.field({
      type: TagRef,
      nullable: true,
      select: { board: true, tagId: true },
      resolve: async ({ board, tagId }, _args, { clock, contentCache }) => {
        const tags = await tagsOf(board, { contentCache, now: clock.now() });
        return tags.find(({ id }) => id === tagId) ?? null;
      },
    }),
    pinned: t.exposeBoolean("pinned"),
    pinnedUntil: t.expose("pinnedUntil", { type: "DateTime", nullable: true }),
    publishedAt: t.expose("publishedAt", { type: "DateTime", nullable: true }),
    unpublishAt: t.expose("unpublishAt", { type: "DateTime", nullable: true }),
    deletedAt: t.expose("deletedAt", { type: "DateTime", nullable: true }),
    thumbnail: t.relation("thumbnail", { nullable: true }),
    picturesDecorative: t.exposeBoolean("picturesDecorative"),
    audience: t.expose("audience", { type: PostAudienceRef }),
    readerGrades: t.expose("readerGrades", { type: [MemberGradeRef] }),
    isListed: t.exposeBoolean("isListed"),
    files: t.field({
      type: [PostFileRef],
      select: (_args, _context, nestedSelection) => ({
        attachments: { ...nestedSelection(), orderBy: [{ position: "asc" }, { fileId: "asc" }] },
      }),
      resolve: ({ attachments }) => attachments,
    }),
    ko: t.field({
      type: PostTextRef,
      nullable: true,
      select: { titleKo: true, contentKo: true },
      resolve: ({ titleKo, contentKo }) => toText(titleKo, contentKo),
    }),
    en: t.field({
      type: PostTextRef,
      nullable: true,
      select: { titleEn: true, contentEn: true },
      resolve: ({ titleEn, contentEn }) => toText(titleEn, contentEn),
    }),
    koUpdatedAt: t.expose("koUpdatedAt", { type: "DateTime", nullable: true }),
    enUpdatedAt: t.expose("enUpdatedAt", { type: "DateTime", nullable: true }),
    versions: t.field({
      type: [SavedVersionRef],
      description: "Each save of it, newest first; with `number` that one alone.",
      complexity: versionsOf,
      args: { number: t.arg.int() },
      select: { id: true },
      resolve: ({ id }, { number }) => readVersions(postVersions, id, number ?? undefined),
    }),
    answers: t.exposeStringList("answers", {
      description: "What was said to be right so about its translation.",
    }),
    pairs: t.field({
      type: [TranslationPairRef],
      description: "Its paragraphs as they were translated.",
      select: { pairs: { orderBy: { id: "asc" } } },
      resolve: ({ pairs }) => pairs,
    }),
    draft: t.prismaField({
      type: DraftRef,
      nullable: true,
      description: "What the viewer was typing about it and has not saved.",
      select: { id: true },
      resolve: (query, { id }, _args, { viewer }) => ownDraft(query, viewer, { postId: id }),
    }),
  }),
});
