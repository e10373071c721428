// Shows when a post is there for everybody, and how long it stays on top. Times are Seoul's.
import { FormattedMessage } from "react-intl";
import { PublishingField } from "#web/components/editor/PublishingField.tsx";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { PostEditor } from "./use-post-editor.ts";

export function SchedulePicker({ form, outSince, post, canPin }: PostEditor & { canPin: boolean }) {
  const { pinned } = form.values;
  return (
    <PublishingField
      publish={form.field("publish")}
      publishedAt={form.field("publishedAt")}
      outSince={outSince}
      narrow
    >
      <TextField
        {...form.field("unpublishAt")}
        type="datetime-local"
        autoComplete="off"
        needed={false}
        hint={<FormattedMessage id={post?.state === "ENDED" ? "editor.end.ended" : "editor.end.hint"} />}
      />
      {canPin || pinned ? <CheckField {...form.field("pinned")} needed={false} /> : null}
      {pinned ? (
        <TextField
          {...form.field("pinnedUntil")}
          type="datetime-local"
          autoComplete="off"
          needed={false}
          hint={<FormattedMessage id="editor.pin.hint" />}
        />
      ) : null}
    </PublishingField>
  );
}
