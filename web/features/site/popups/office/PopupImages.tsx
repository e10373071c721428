// The picture of a popup, another for readers of English where it has words in it, and what they show.
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { LABELS } from "./popup-values.ts";
import type { PopupEditor } from "./use-popup-editor.ts";

/** `children`: the fields of their alternative texts. */
export function PopupImages({ form, children }: Pick<PopupEditor, "form"> & { children: ReactNode }) {
  return (
    <FormSection
      title={<FormattedMessage id="popup-office.section.image" />}
      hint={<FormattedMessage id="popup-office.hint.image" />}
    >
      <FieldGrid>
        {(["image", "imageEn"] as const).map((name) => (
          <div key={name}>
            <Text mb={8} fz="0.9375rem" fw={600}>
              <FormattedMessage id={LABELS[name]} />
            </Text>
            <PictureField
              {...form.field(name)}
              removeLabel={<FormattedMessage id="popup-office.removeImage" />}
              whole
            />
          </div>
        ))}
        {children}
      </FieldGrid>
    </FormSection>
  );
}
