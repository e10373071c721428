// Shows what sort of program it is: its kind where the part of the office has several, its number, its tag.
import { FormattedMessage, useIntl } from "react-intl";
import { TagField } from "#web/components/editor/TagField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { NumberField } from "#web/components/forms/NumberField.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import { useCreateProgramTagMutation, useManagedProgramTagsQuery } from "#web/gql/program-office.ts";
import { useSession } from "#web/session/session.ts";
import type { ProgramEditor } from "./use-program-editor.ts";

export function BasicFields({ form, office }: Pick<ProgramEditor, "form"> & { office: ProgramOffice }) {
  const intl = useIntl();
  const kind = form.field("kind");
  // Signing out does not ask again as a visitor.
  const pause = !useSession().isAuthenticated;
  const [{ data }, ask] = useManagedProgramTagsQuery({ requestPolicy: "cache-and-network", pause });
  const [, create] = useCreateProgramTagMutation();
  return (
    <FormSection title={<FormattedMessage id="program-office.section.basics" />}>
      <FieldGrid>
        {office.kinds.length === 1 ? null : (
          <SelectField
            {...kind}
            onChange={(chosen) => {
              const known = office.kinds.find((one) => one === chosen);
              if (known) kind.onChange(known);
            }}
            needed
            autoComplete="off"
            prompt={intl.formatMessage({ id: "program-office.kind.prompt" })}
            options={office.kinds.map((value) => ({
              value,
              label: intl.formatMessage({ id: `enums.ProgramKind.${value}` }),
            }))}
          />
        )}
        <NumberField
          {...form.field("number")}
          needed={false}
          unit="th"
          hint={<FormattedMessage id="program-office.number.hint" />}
        />
        <TagField
          {...form.field("tagId")}
          tags={data?.allProgramTags ?? []}
          onMake={async (names) => {
            const { data: made, error: refused } = await create(names);
            if (!made || refused) return refusalOf(refused);
            ask({ requestPolicy: "network-only" });
            form.change("tagId", made.createProgramTag.id);
            return { ok: true };
          }}
        />
      </FieldGrid>
    </FormSection>
  );
}
