// When a program is there for everybody. Times are Seoul's.
import { FormattedMessage } from "react-intl";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { DateTimeField } from "./DateTimeField.tsx";
import styles from "./ProgramForm.module.css";
import { FORM_NAME, programField } from "./program-fields.ts";
import type { ProgramForm } from "./use-program-form.ts";

const WAYS = (["draft", "now", "at"] as const).map((way) => ({
  value: way,
  title: <FormattedMessage id={`editor.publish.${way}`} />,
  detail: <FormattedMessage id={`editor.publish.${way}Detail`} />,
}));

export function PublishField({ form }: { form: ProgramForm }) {
  const { publish, publishAt } = form.values;
  return (
    <FormSection title={<FormattedMessage id="editor.publish.title" />}>
      <div className={styles.fields}>
        <RadioRows
          narrow
          id={`${FORM_NAME}-publish`}
          name="publish"
          label="editor.publish.title"
          value={publish}
          error={undefined}
          choices={WAYS}
          onBlur={() => {}}
          onChange={(value) => {
            const way = WAYS.find((known) => known.value === value)?.value;
            if (way) form.change({ publish: way });
          }}
        />
        {publish === "at" ? (
          <DateTimeField
            {...programField(form, "publishedAt", publishAt, (value) => form.change({ publishAt: value }))}
            needed
            hint={<FormattedMessage id="editor.publish.zone" />}
          />
        ) : null}
      </div>
    </FormSection>
  );
}
