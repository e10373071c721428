// The tag of a post: one of its board's.

import { TagField } from "#web/components/editor/TagField.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { Board } from "#web/gql/enums.ts";
import { useBoardTagsQuery, useCreateTagMutation } from "#web/gql/post-editing.ts";
import { useSession } from "#web/session/session.ts";
import type { PostEditor } from "./use-post-editor.ts";

export function PostTagField({ form, board }: Pick<PostEditor, "form"> & { board: Board }) {
  // Signing out does not ask again as a visitor.
  const pause = !useSession().isAuthenticated;
  const [{ data }, ask] = useBoardTagsQuery({
    variables: { board },
    requestPolicy: "cache-and-network",
    pause,
  });
  const [, create] = useCreateTagMutation();
  return (
    <TagField
      {...form.field("tagId")}
      tags={data?.allTags ?? []}
      onMake={async (names) => {
        const { data: made, error } = await create({ board, ...names });
        if (!made || error) return refusalOf(error);
        ask({ requestPolicy: "network-only" });
        form.change("tagId", made.createTag.id);
        return { ok: true };
      }}
    />
  );
}
