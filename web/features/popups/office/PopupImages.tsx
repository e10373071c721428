// The picture of a popup, another for readers of English where it has words in it, and what they show.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { PictureField } from "#web/components/editor/PictureField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { LABELS } from "./popup-values.ts";
import styles from "./popups.module.css";
import type { PopupForm } from "./use-popup-form.ts";

const PICTURES = [
  { field: "imageId", value: "image" },
  { field: "imageEnId", value: "imageEn" },
] as const;

/** `children`: the fields of the words that stand for them. */
export function PopupImages({ form, children }: { form: PopupForm; children: ReactNode }) {
  return (
    <FormSection
      title={<FormattedMessage id="popups.section.image" />}
      hint={<FormattedMessage id="popups.hint.image" />}
    >
      <FieldGrid>
        {PICTURES.map(({ field, value }) => (
          <div key={field}>
            <p className={styles.fieldName}>
              <FormattedMessage id={LABELS[field]} />
            </p>
            <PictureField
              id={`popup-${field}`}
              value={form.values[value]}
              error={form.field(field).error}
              removeLabel={<FormattedMessage id="popups.removeImage" />}
              whole
              onChange={(picture) => form.setValues({ [value]: picture })}
            />
          </div>
        ))}
        {children}
      </FieldGrid>
    </FormSection>
  );
}
