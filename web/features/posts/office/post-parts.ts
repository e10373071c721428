// What of a post is taken from one side as a whole when two people changed it.

import type { MessageId } from "#web/i18n/message-ids.ts";
import type { Part, Side, Verdict } from "./merge-parts.ts";
import type { EditedPost, PostValues } from "./post-values.ts";

export const POST_PARTS = [
  { name: "koTitle", keys: ["koTitle"], label: "editor.field.koTitle" },
  { name: "koContent", keys: ["koContent"], label: "editor.field.koContent" },
  { name: "enTitle", keys: ["enTitle"], label: "editor.field.enTitle" },
  { name: "enContent", keys: ["enContent"], label: "editor.field.enContent" },
  { name: "files", keys: ["files"], label: "editor.field.files" },
  { name: "thumbnail", keys: ["thumbnail"], label: "editor.field.thumbnail" },
  { name: "publish", keys: ["publish", "publishAt"], label: "editor.publish.title" },
  { name: "pin", keys: ["pinned", "pinnedUntil"], label: "editor.pin.pinned" },
  { name: "tag", keys: ["tagId"], label: "editor.field.tag" },
] as const satisfies readonly (Part<PostValues> & { readonly label: MessageId })[];

export type PostPart = (typeof POST_PARTS)[number]["name"];

/** A post that was saved meanwhile, beside what stands on the screen. */
export interface PostMerge {
  readonly post: EditedPost;
  readonly mine: PostValues;
  readonly theirs: PostValues;
  readonly verdicts: ReadonlyMap<PostPart, Verdict>;
}

export type Choices = Readonly<Partial<Record<PostPart, Side>>>;
