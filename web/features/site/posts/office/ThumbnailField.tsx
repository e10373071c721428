// The picture a post has in lists.
import { Box } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import type { Board } from "#web/gql/enums.ts";
import type { PostEditor } from "./use-post-editor.ts";

export function ThumbnailField({ form, board }: Pick<PostEditor, "form"> & { board: Board }) {
  return (
    <FormSection
      title={<FormattedMessage id="editor.field.thumbnail" />}
      hint={board === "GALLERY" ? <FormattedMessage id="editor.thumbnail.ofGallery" /> : undefined}
    >
      <Box pt={16}>
        <PictureField
          {...form.field("thumbnail")}
          removeLabel={<FormattedMessage id="editor.thumbnail.remove" />}
        />
      </Box>
    </FormSection>
  );
}
