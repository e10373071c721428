// The terms that scroll below the banner.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { HOME_ITEMS_MAX, TAG_NAME_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { newTerm, type TERM_LABELS, type TermRow } from "./home-values.ts";
import type { HomeEditor } from "./use-home-editor.ts";

export function TermRows({ form }: Pick<HomeEditor, "form">) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "home-editing.terms.title" });
  return (
    <FormSection title={title} hint={<FormattedMessage id="home-editing.terms.hint" />}>
      <ListEditor<TermRow>
        {...rowsOf(form, "terms")}
        label={title}
        max={HOME_ITEMS_MAX}
        nameOf={({ ko }, row) => ko || intl.formatMessage({ id: "home-editing.terms.row" }, { number: row })}
        summaryOf={({ ko, en }, row) => (
          <span>
            <b lang="ko">{ko || <FormattedMessage id="home-editing.terms.row" values={{ number: row }} />}</b>{" "}
            <Text span fz="sm" fw={400} c="var(--ink-3)" lang="en">
              {en}
            </Text>
          </span>
        )}
        makeItem={newTerm}
        words={{
          add: <FormattedMessage id="home-editing.terms.add" />,
          none: <FormattedMessage id="home-editing.terms.none" />,
        }}
      >
        {(_term, index) => {
          const field = (name: keyof typeof TERM_LABELS) => ({
            ...form.field(`terms.${index}.${name}`),
            needed: true,
            autoComplete: "off",
            maxLength: TAG_NAME_MAX_LENGTH,
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
