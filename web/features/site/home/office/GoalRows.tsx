// The goals, numbered as they are.
import { Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { HOME_ITEMS_MAX, SETTING_TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { type GOAL_LABELS, type GoalRow, newGoal } from "./home-values.ts";
import type { HomeEditor } from "./use-home-editor.ts";

export function GoalRows({ form }: Pick<HomeEditor, "form">) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "home-editing.goals.title" });
  return (
    <FormSection title={title}>
      <ListEditor<GoalRow>
        {...rowsOf(form, "goals")}
        label={title}
        max={HOME_ITEMS_MAX}
        nameOf={({ titleKo }, row) =>
          titleKo || intl.formatMessage({ id: "home-editing.goals.row" }, { number: row })
        }
        summaryOf={({ titleKo, titleEn }, row) => (
          <Stack component="span" gap={2}>
            <b lang="ko">
              {titleKo || <FormattedMessage id="home-editing.goals.row" values={{ number: row }} />}
            </b>
            <Text span fz="sm" fw={400} c="var(--ink-3)" lang="en">
              {titleEn}
            </Text>
          </Stack>
        )}
        makeItem={newGoal}
        words={{
          add: <FormattedMessage id="home-editing.goals.add" />,
          none: <FormattedMessage id="home-editing.goals.none" />,
        }}
      >
        {(_goal, index) => {
          const field = (name: keyof typeof GOAL_LABELS) => ({
            ...form.field(`goals.${index}.${name}`),
            needed: true,
          });
          const line = { autoComplete: "off", maxLength: TITLE_MAX_LENGTH };
          const lines = { rows: 3, maxLength: SETTING_TEXT_MAX_LENGTH };
          return (
            <FieldGrid>
              <TextField {...field("titleKo")} {...line} lang="ko" />
              <TextField {...field("titleEn")} {...line} lang="en" />
              <TextAreaField {...field("bodyKo")} {...lines} lang="ko" />
              <TextAreaField {...field("bodyEn")} {...lines} lang="en" />
            </FieldGrid>
          );
        }}
      </ListEditor>
    </FormSection>
  );
}
