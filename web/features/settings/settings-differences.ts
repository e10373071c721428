// What two people changed differently, in words.
import type { IntlShape } from "react-intl";
import type { DifferingValue } from "#web/components/forms/ValuesConflict.tsx";
import { LINE_LABELS, LINE_NAMES, type SettingsValues } from "./settings-values.ts";
import type { SettingsConflict } from "./use-settings-form.ts";

export function settingsDifferences(conflict: SettingsConflict, intl: IntlShape): DifferingValue[] {
  const rules = ({ refundRules }: SettingsValues) =>
    refundRules
      .map(({ daysBefore, percent }) =>
        intl.formatMessage({ id: "settings.refund.words" }, { daysBefore, percent }),
      )
      .join("\n");
  const dues = ({ gradeDues }: SettingsValues) =>
    gradeDues
      .filter(({ amount }) => amount !== "")
      .map(({ grade, amount }) => `${intl.formatMessage({ id: `enums.MemberGrade.${grade}` })} ${amount}`)
      .join("\n");
  const rows: readonly [string, string, (values: SettingsValues) => string][] = [
    ...LINE_NAMES.map((name): [string, string, (values: SettingsValues) => string] => [
      name,
      intl.formatMessage({ id: LINE_LABELS[name] }),
      (values) => values[name],
    ]),
    ["refundRules", intl.formatMessage({ id: "settings.section.refunds" }), rules],
    ["gradeDues", intl.formatMessage({ id: "settings.section.dues" }), dues],
  ];
  const { settled, mine, theirs } = conflict;
  return rows
    .filter(([key]) => settled.asked.includes(key))
    .map(([key, label, tell]) => ({ key, label, mine: tell(mine), theirs: tell(theirs) }));
}
