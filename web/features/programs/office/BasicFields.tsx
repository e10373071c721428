// What sort of program it is: its kind where the part of the office has several, its number, its tag.
import { FormattedMessage, useIntl } from "react-intl";
import { TagField } from "#web/components/editor/TagField.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import { useCreateProgramTagMutation, useManagedProgramTagsQuery } from "#web/gql/program-office.ts";
import { useSession } from "#web/session/session.ts";
import { NumberField } from "./NumberField.tsx";
import { programField } from "./program-fields.ts";
import type { ProgramForm } from "./use-program-form.ts";

export function BasicFields({ form, office }: { form: ProgramForm; office: ProgramOffice }) {
  const intl = useIntl();
  const { values } = form;
  // Signing out does not ask again as a visitor.
  const pause = !useSession().isAuthenticated;
  const [{ data }, ask] = useManagedProgramTagsQuery({ requestPolicy: "cache-and-network", pause });
  const [, create] = useCreateProgramTagMutation();
  const { id, label, error } = programField(form, "tagId", values.tagId, () => {});
  return (
    <FormSection title={<FormattedMessage id="program-office.section.basics" />}>
      <FieldGrid>
        {office.kinds.length === 1 ? null : (
          <SelectField
            {...programField<string>(form, "kind", values.kind, (chosen) => {
              const kind = office.kinds.find((known) => known === chosen);
              if (kind) form.change({ kind });
            })}
            needed
            autoComplete="off"
            prompt={intl.formatMessage({ id: "program-office.kind.prompt" })}
            options={office.kinds.map((kind) => ({
              value: kind,
              label: intl.formatMessage({ id: `enums.ProgramKind.${kind}` }),
            }))}
          />
        )}
        <NumberField
          {...programField(form, "number", values.number, (number) => form.change({ number }))}
          needed={false}
          unit="th"
          hint={<FormattedMessage id="program-office.number.hint" />}
        />
        <TagField
          id={id}
          label={label}
          error={error}
          tags={data?.allProgramTags ?? []}
          value={values.tagId}
          onChange={(tagId) => form.change({ tagId })}
          onMake={async (names) => {
            const { data: made, error: refused } = await create(names);
            if (!made || refused) return refusalOf(refused);
            ask({ requestPolicy: "network-only" });
            form.change({ tagId: made.createProgramTag.id });
            return { ok: true };
          }}
        />
      </FieldGrid>
    </FormSection>
  );
}
