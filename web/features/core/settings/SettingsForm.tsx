// The form of the settings: one section for what belongs together, one button for all.
import { useIntl } from "react-intl";
import { DUE_TYPES } from "#schema/validation/core/settings.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import type { EditedSettingsFragment } from "#web/gql/settings.ts";
import { AssociationSections } from "./AssociationSections.tsx";
import { DueFields } from "./DueFields.tsx";
import { RefundFields } from "./RefundFields.tsx";
import { RuleSections } from "./RuleSections.tsx";
import styles from "./SettingsContents.module.css";
import { SettingsContents } from "./SettingsContents.tsx";
import { useSettingsEditor } from "./use-settings-editor.ts";

export function SettingsForm({ settings }: { settings: EditedSettingsFragment }) {
  const intl = useIntl();
  const editor = useSettingsEditor(settings);
  const { form } = editor;
  const describe: DescribeValue = (field, value) => {
    const type = field === "gradeDues.*.type" ? DUE_TYPES.find((one) => one === value) : undefined;
    return type && intl.formatMessage({ id: `settings.dueType.${type}` });
  };
  return (
    <div className={styles.page}>
      <SettingsContents />
      <EditorFrame editor={editor} labelledBy="settings-title" describe={describe}>
        <AssociationSections form={form} />
        <RuleSections form={form} />
        <RefundFields form={form} />
        <DueFields form={form} />
        <SaveBar editor={editor} />
      </EditorFrame>
    </div>
  );
}
