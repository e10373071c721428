// Changes the own personal details.
import { FormattedMessage } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { BackgroundFields } from "#web/features/people/members/public/BackgroundFields.tsx";
import { CountryField } from "#web/features/people/members/public/CountryField.tsx";
import { PostalAddressFields } from "#web/features/people/members/public/PostalAddressFields.tsx";
import type { MyDetailsFragment } from "#web/gql/members.ts";
import { useDetailsEditor } from "./use-details-editor.ts";

export function DetailsForm({ member }: { member: MyDetailsFragment }) {
  const editor = useDetailsEditor(member);
  const { form } = editor;
  return (
    <EditorFrame editor={editor} labelledBy="details-title">
      <FormSection
        title={<span id="details-title">{<FormattedMessage id="members.details.changes" />}</span>}
      >
        <FieldGrid>
          <TextField
            {...form.field("name")}
            needed
            autoComplete="name"
            maxLength={LINE_MAX_LENGTH}
            spellCheck={false}
          />
          <CountryField {...form.field("country")} />
          <TextField
            {...form.field("family_name")}
            needed={false}
            autoComplete="family-name"
            lang="en"
            maxLength={LINE_MAX_LENGTH}
            spellCheck={false}
            hint={<FormattedMessage id="members.details.latinHint" />}
          />
          <TextField
            {...form.field("given_name")}
            needed={false}
            autoComplete="given-name"
            lang="en"
            maxLength={LINE_MAX_LENGTH}
            spellCheck={false}
          />
        </FieldGrid>
      </FormSection>
      <FormSection title={<FormattedMessage id="members.register.background" />}>
        <BackgroundFields field={form.field} required={false} />
      </FormSection>
      <FormSection
        title={<FormattedMessage id="members.postal.title" />}
        hint={<FormattedMessage id="members.postal.hint" />}
      >
        <PostalAddressFields
          postcode={form.field("postcode")}
          line={form.field("address_line")}
          detail={form.field("address_detail")}
          own
        />
      </FormSection>
      <SaveBar editor={editor} />
    </EditorFrame>
  );
}
