// Where a popup is shown and to whom: pages, language, device, people, and how long they may hide it.
import { FormattedMessage, useIntl } from "react-intl";
import { POPUP_PATHS_MAX } from "#schema/validation/core/limits.ts";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { ChoiceChecks } from "#web/components/forms/ChoiceChecks.tsx";
import { WholeRow } from "#web/components/forms/FormSection.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { type TargetField, targetOptions } from "./popup-targets.ts";
import type { PopupEditor } from "./use-popup-editor.ts";

export function PopupTargets({ form }: Pick<PopupEditor, "form">) {
  const intl = useIntl();
  const choice = (name: TargetField) => (
    <SelectField
      {...form.field(name)}
      autoComplete="off"
      prompt={intl.formatMessage({ id: "popup-office.choose" })}
      options={targetOptions(intl, name)}
    />
  );
  return (
    <>
      {choice("pages")}
      {choice("audience")}
      {form.values.pages === "CHOSEN" ? (
        <WholeRow>
          <TextAreaField
            {...form.field("paths")}
            rows={3}
            hint={<FormattedMessage id="popup-office.hint.paths" values={{ most: POPUP_PATHS_MAX }} />}
          />
        </WholeRow>
      ) : null}
      {form.values.audience === "GRADES" ? (
        <WholeRow>
          <ChoiceChecks
            {...form.field("grades")}
            choices={MEMBER_GRADES}
            nameOf={(grade) => `enums.MemberGrade.${grade}`}
            hint={<FormattedMessage id="popup-office.hint.grades" />}
          />
        </WholeRow>
      ) : null}
      {choice("language")}
      {choice("device")}
      {choice("hide")}
    </>
  );
}
