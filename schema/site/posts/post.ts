// A post as readers see it: what its list names. What is for its readers alone is in post-contents.ts. Fields
// ask only for their own columns, so a list never reads a content.
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, languagesOf } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, titleOf } from "#schema/core/shared/localized.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { STATEMENT } from "#schema/cost.ts";
import { writePosts } from "#schema/policies/site/posts.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { NEW_POST_DAYS } from "#schema/validation/core/limits.ts";
import { BoardRef } from "./board.ts";
import { tagsOf } from "./board-tags.ts";
import { neighbourOf } from "./neighbours.ts";
import { audienceColumns, ifReadable, lockOf, PostAudienceRef, PostLockRef } from "./post-lock.ts";
import { isEnglishOutdated } from "./post-texts.ts";
import { TagRef } from "./tag.ts";

/** Where a post is in its list, and for whom it is: small columns, read with every post. */
const position = { id: true, board: true, pinned: true, publishedAt: true, ...audienceColumns } as const;

export const PostRef = builder.prismaObject("Post", {
  select: position,
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      id: t.expose("id", { type: "Id" }),
      board: t.expose("board", { type: BoardRef }),
      audience: t.expose("audience", { type: PostAudienceRef }),
      readerGrades: t.expose("readerGrades", {
        type: [MemberGradeRef],
        description: "The grades it is for; none where no grade is asked for.",
      }),
      lock: t.field({
        type: PostLockRef,
        nullable: true,
        description: "What keeps the viewer from reading it; null where nothing does.",
        resolve: (post, _args, context) => lockOf(post, context),
      }),
      tag: t.field({
        type: TagRef,
        nullable: true,
        select: { tagId: true },
        resolve: async ({ board, tagId, isListed, ...post }, _args, context) => {
          if (tagId === null || (!isListed && (await lockOf(post, context)))) return null;
          const { clock, contentCache } = context;
          const tags = await tagsOf(board, { contentCache, now: clock.now() });
          return tags.find(({ id }) => id === tagId) ?? null;
        },
      }),
      pinned: t.exposeBoolean("pinned"),
      publishedAt: t.field({
        type: "DateTime",
        select: { publishedAt: true, createdAt: true },
        resolve: ({ publishedAt, createdAt }) => publishedAt ?? createdAt,
      }),
      title: t.field({
        type: LocalizedTextRef,
        description: "Empty for anyone who may not read a post that lists do not name.",
        args: { language },
        select: { titleKo: true, titleEn: true },
        resolve: (post, { language }, context) => {
          const read = () => titleOf(post, language);
          return post.isListed ? read() : ifReadable(post, context, read, { text: "", language });
        },
      }),
      languages: t.field({
        type: [LanguageRef],
        description: "The languages the post is written in, Korean first.",
        select: { titleKo: true, titleEn: true },
        resolve: (post): Language[] => languagesOf(post),
      }),
      isNew: t.boolean({
        description: "Published within the last seven days.",
        select: { publishedAt: true },
        resolve: ({ publishedAt }, _args, { clock }) =>
          publishedAt !== null && clock.now().getTime() - publishedAt.getTime() < NEW_POST_DAYS * DAY,
      }),
      englishOutdated: t.boolean({
        description: "The Korean changed after the English did.",
        select: { titleKo: true, titleEn: true, koUpdatedAt: true, enUpdatedAt: true },
        resolve: isEnglishOutdated,
      }),
      viewerCanEdit: t.boolean({
        description: "Whether the viewer may change and delete it.",
        resolve: (_post, _args, { viewer }) => writePosts(viewer),
      }),
      previous: t.prismaField({
        type: "Post",
        nullable: true,
        complexity: STATEMENT,
        description:
          "The listed post below this one in its board's list: the older one, unless it is pinned.",
        resolve: (query, { publishedAt, ...post }, _args, context) =>
          publishedAt && neighbourOf({ ...post, publishedAt }, "older", context, { ...query }),
      }),
      next: t.prismaField({
        type: "Post",
        nullable: true,
        complexity: STATEMENT,
        description:
          "The listed post above this one in its board's list: the newer one, unless this is pinned.",
        resolve: (query, { publishedAt, ...post }, _args, context) =>
          publishedAt && neighbourOf({ ...post, publishedAt }, "newer", context, { ...query }),
      }),
    };
  },
});
