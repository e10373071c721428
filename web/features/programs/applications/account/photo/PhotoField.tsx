// The photo in the form of an application: cropped, uploaded, shown, and removed again.
import { Button, Group, Image, Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { type EditedFile, editedAddress } from "#web/components/editor/edited-files.ts";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { PhotoDrop } from "./PhotoDrop.tsx";

/** Used in a FormSection, whose legend names it. */
export function PhotoField({ id, label, value, error, onChange }: FieldState<EditedFile | null>) {
  return (
    <Stack gap={16}>
      {value === null ? null : (
        <Group gap="8px 16px" align="flex-end">
          <Preview file={value} />
          <Button size="sm" variant="subtle" onClick={() => onChange(null)}>
            <FormattedMessage id="applications.form.removePhoto" />
          </Button>
        </Group>
      )}
      <PhotoDrop id={id} label={label} error={error} onPhoto={onChange} />
    </Stack>
  );
}

function Preview({ file }: { file: EditedFile }) {
  const src = useFileAddress(editedAddress(file));
  return src === null ? null : (
    <Image src={src} alt={file.name} w={135} h={180} fit="contain" bg="var(--stone-100)" />
  );
}
