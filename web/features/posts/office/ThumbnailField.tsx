// The picture a post has in lists.
import { FormattedMessage } from "react-intl";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import styles from "./ThumbnailField.module.css";
import type { PostForm } from "./use-post-form.ts";

export function ThumbnailField({ form }: { form: PostForm }) {
  return (
    <FormSection title={<FormattedMessage id="editor.field.thumbnail" />}>
      <div className={styles.body}>
        <PictureField
          id={idOf("post", "thumbnailId")}
          value={form.values.thumbnail}
          error={form.errorOf("thumbnailId")}
          removeLabel={<FormattedMessage id="editor.thumbnail.remove" />}
          onChange={(thumbnail) => form.change({ thumbnail })}
        />
      </div>
    </FormSection>
  );
}
