// The goals, numbered as they stand.
import { FormattedMessage, useIntl } from "react-intl";
import { HOME_ITEMS_MAX, SETTING_TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import styles from "./home-editing.module.css";
import { GOAL_LABELS, type GoalRow, newGoal } from "./home-values.ts";
import type { HomeFormState } from "./use-home-form.ts";

export function GoalRows({ state: { form, changeRows } }: { state: HomeFormState }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "home-editing.goals.title" });
  return (
    <FormSection title={title}>
      <ListEditor<GoalRow>
        id={idOf("home", "goals")}
        label={title}
        items={form.values.goals}
        max={HOME_ITEMS_MAX}
        nameOf={({ titleKo }, row) =>
          titleKo || intl.formatMessage({ id: "home-editing.goals.row" }, { row })
        }
        summaryOf={({ titleKo, titleEn }, row) => (
          <span className={styles.summary}>
            <b lang="ko">{titleKo || <FormattedMessage id="home-editing.goals.row" values={{ row }} />}</b>
            <span className={styles.quiet} lang="en">
              {titleEn}
            </span>
          </span>
        )}
        makeItem={newGoal}
        words={{
          add: <FormattedMessage id="home-editing.goals.add" />,
          none: <FormattedMessage id="home-editing.goals.none" />,
        }}
        error={form.field("goals").error}
        isWrong={(index) => form.lines.some(({ path }) => path.startsWith(`goals.${index}.`))}
        read={() => form.values.goals}
        onChange={(goals) => changeRows({ goals: [...goals] })}
      >
        {(_goal, index, change) => {
          const field = (name: keyof typeof GOAL_LABELS) => ({
            ...form.field(`goals.${index}.${name}`),
            label: GOAL_LABELS[name],
            needed: true,
            onChange: (value: string) => change({ [name]: value }),
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
