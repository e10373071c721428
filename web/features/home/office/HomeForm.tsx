// Banners, goals and terms: rows that are added, moved and taken out, saved together.
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "#web/components/Button.tsx";
import { LeaveQuestion } from "#web/components/editor/LeaveQuestion.tsx";
import { DraftNotice } from "#web/components/forms/DraftNotice.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { ValuesConflict } from "#web/components/forms/ValuesConflict.tsx";
import type { EditedHomeFragment } from "#web/gql/home-editing.ts";
import { BannerRows } from "./BannerRows.tsx";
import { GoalRows } from "./GoalRows.tsx";
import { homeDifferences } from "./home-differences.ts";
import styles from "./home-editing.module.css";
import type { HomeValues } from "./home-values.ts";
import { TermRows } from "./TermRows.tsx";
import { useHomeForm } from "./use-home-form.ts";

interface HomeFormProps {
  home: EditedHomeFragment;
  /** What visitors would see of the values. */
  preview: (values: HomeValues) => ReactNode;
}

export function HomeForm({ home, preview }: HomeFormProps) {
  const intl = useIntl();
  const state = useHomeForm(home);
  const { form, draft, conflict } = state;
  const [previewed, setPreviewed] = useState(false);
  return (
    <>
      <div className={styles.form}>
        <LeaveQuestion mayLeave={() => !form.dirty} />
        {conflict === null ? null : (
          <ValuesConflict
            differing={homeDifferences(conflict, intl)}
            onKeepMine={() => void state.keepMine(conflict)}
            onTakeTheirs={() => state.takeTheirs(conflict)}
            onClose={state.close}
          />
        )}
        <FormFrame form={form} labelledBy="home-title">
          <DraftNotice draft={draft} />
          <BannerRows state={state} />
          <GoalRows state={state} />
          <TermRows state={state} />
          <div className={styles.save}>
            <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
              <FormattedMessage id="forms.save" />
            </SubmitButton>
            <Button look="outline" onClick={() => setPreviewed(!previewed)}>
              <FormattedMessage id="home-editing.preview" />
            </Button>
            {form.dirty ? (
              <p role="status">
                <FormattedMessage id="home-editing.unsaved" />
              </p>
            ) : null}
          </div>
        </FormFrame>
      </div>
      {previewed ? preview(form.values) : null}
    </>
  );
}
