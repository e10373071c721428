// When a post is there for everybody, and how long it stays on top. Times are Seoul's.
import { FormattedMessage } from "react-intl";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { POST_LABELS } from "./post-labels.ts";
import type { PostValues } from "./post-values.ts";
import styles from "./SchedulePicker.module.css";
import type { PostForm } from "./use-post-form.ts";

const WAYS = (["draft", "now", "at"] as const).map((way) => ({
  value: way,
  title: <FormattedMessage id={`editor.publish.${way}`} />,
  detail: <FormattedMessage id={`editor.publish.${way}Detail`} />,
}));

export function SchedulePicker({ form, canPin }: { form: PostForm; canPin: boolean }) {
  const { publish, publishAt, pinned, pinnedUntil } = form.values;
  const plain = { onBlur: () => {}, autoComplete: "off" as const, type: "datetime-local" };
  return (
    <FormSection title={<FormattedMessage id="editor.publish.title" />}>
      <div className={styles.body}>
        <RadioRows
          id="post-publish"
          name="publish"
          label="editor.publish.title"
          value={publish}
          error={undefined}
          choices={WAYS}
          onBlur={() => {}}
          onChange={(value) => {
            const way: PostValues["publish"] | undefined = WAYS.find((known) => known.value === value)?.value;
            if (way) form.change({ publish: way });
          }}
        />
        {publish === "at" ? (
          <TextField
            {...plain}
            id={idOf("post", "publishedAt")}
            name="publishedAt"
            label={POST_LABELS.publishedAt}
            value={publishAt}
            error={form.errorOf("publishedAt")}
            needed
            hint={<FormattedMessage id="editor.publish.zone" />}
            onChange={(value) => form.change({ publishAt: value })}
          />
        ) : null}
        {canPin || pinned ? (
          <CheckField
            id="post-pinned"
            name="pinned"
            label="editor.pin.pinned"
            value={pinned}
            error={undefined}
            needed={false}
            onBlur={() => {}}
            onChange={(value) => form.change({ pinned: value })}
          />
        ) : null}
        {pinned ? (
          <TextField
            {...plain}
            id={idOf("post", "pinnedUntil")}
            name="pinnedUntil"
            label={POST_LABELS.pinnedUntil}
            value={pinnedUntil}
            error={form.errorOf("pinnedUntil")}
            needed={false}
            hint={<FormattedMessage id="editor.pin.hint" />}
            onChange={(value) => form.change({ pinnedUntil: value })}
          />
        ) : null}
      </div>
    </FormSection>
  );
}
