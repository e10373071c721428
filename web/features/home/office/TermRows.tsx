// The words that run past below the banner.
import { FormattedMessage, useIntl } from "react-intl";
import { HOME_ITEMS_MAX, TAG_NAME_MAX_LENGTH } from "#schema/validation/limits.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import styles from "./home-editing.module.css";
import { newTerm, TERM_LABELS, type TermRow } from "./home-values.ts";
import type { HomeFormState } from "./use-home-form.ts";

export function TermRows({ state: { form, changeRows } }: { state: HomeFormState }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "home-editing.terms.title" });
  return (
    <FormSection title={title} hint={<FormattedMessage id="home-editing.terms.hint" />}>
      <ListEditor<TermRow>
        id={idOf("home", "terms")}
        label={title}
        items={form.values.terms}
        max={HOME_ITEMS_MAX}
        nameOf={({ ko }, row) => ko || intl.formatMessage({ id: "home-editing.terms.row" }, { row })}
        summaryOf={({ ko, en }, row) => (
          <span>
            <b lang="ko">{ko || <FormattedMessage id="home-editing.terms.row" values={{ row }} />}</b>{" "}
            <span className={styles.quiet} lang="en">
              {en}
            </span>
          </span>
        )}
        makeItem={newTerm}
        words={{
          add: <FormattedMessage id="home-editing.terms.add" />,
          none: <FormattedMessage id="home-editing.terms.none" />,
        }}
        error={form.field("terms").error}
        isWrong={(index) => form.lines.some(({ path }) => path.startsWith(`terms.${index}.`))}
        read={() => form.values.terms}
        onChange={(terms) => changeRows({ terms: [...terms] })}
      >
        {(_term, index, change) => {
          const field = (name: keyof typeof TERM_LABELS) => ({
            ...form.field(`terms.${index}.${name}`),
            label: TERM_LABELS[name],
            needed: true,
            autoComplete: "off",
            maxLength: TAG_NAME_MAX_LENGTH,
            onChange: (value: string) => change({ [name]: value }),
          });
          return (
            <FieldGrid>
              <TextField {...field("ko")} lang="ko" />
              <TextField {...field("en")} lang="en" />
            </FieldGrid>
          );
        }}
      </ListEditor>
    </FormSection>
  );
}
