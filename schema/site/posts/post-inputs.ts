// Defines the inputs of posts. The rules are in validation/: they are the form's too.
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { postInput } from "#schema/validation/site/posts.ts";
import { BoardRef } from "./board.ts";
import { PostAudienceRef } from "./post-lock.ts";

const PostTextInput = builder.inputType("PostTextInput", {
  description: "A post in one language. Empty title and content mean that the language is not there.",
  fields: (t) => ({ title: t.string(), content: t.field({ type: "RichText" }) }),
});

const PostFileInput = builder.inputType("PostFileInput", {
  description: "A file that hangs on a post, with what is under it.",
  fields: (t) => ({
    fileId: t.field({ type: "Id", required: true }),
    captionKo: t.string(),
    captionEn: t.string(),
    altKo: t.string({ description: "What a picture of a gallery shows; needed before it is published." }),
    altEn: t.string(),
  }),
});

export const PostInputRef = builder
  .inputType("PostInput", {
    description: "A whole post: what is left out or null is emptied.",
    fields: (t) => ({
      board: t.field({ type: BoardRef, required: true, description: "Of an existing post it can't change." }),
      tagId: t.field({ type: "Id" }),
      pinned: t.boolean(),
      pinnedUntil: t.field({ type: "DateTime", description: "Null: until unpinned." }),
      thumbnailId: t.field({
        type: "Id",
        description: "An image; a gallery without one shows its first picture.",
      }),
      files: t.field({
        type: [PostFileInput],
        description: "In order. On a gallery, images are its pictures.",
      }),
      picturesDecorative: t.boolean({
        description: "Of a gallery: its pictures need no text, and have none.",
      }),
      publishedAt: t.field({
        type: "DateTime",
        description: "Null: stays a draft. In the future: scheduled.",
      }),
      unpublishAt: t.field({
        type: "DateTime",
        description: "Later than `publishedAt`. Null: it stays.",
      }),
      publishNow: t.boolean({
        description:
          "Publishes at the server's now, whatever `publishedAt` says. What is public already keeps its date.",
      }),
      answers: t.stringList({
        description:
          "What was said to be right so about paragraphs and their translation: a rule and the mark of the words.",
      }),
      audience: t.field({ type: PostAudienceRef, description: "EVERYONE where nothing is said." }),
      readerGrades: t.field({
        type: [MemberGradeRef],
        description: "Of GRADES at least one, and never GENERAL; else none.",
      }),
      isListed: t.boolean({ description: "False: lists do not name it. What is for everybody always is." }),
      ko: t.field({ type: PostTextInput }),
      en: t.field({ type: PostTextInput }),
    }),
  })
  .validate(postInput);
