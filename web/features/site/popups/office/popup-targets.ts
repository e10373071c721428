// Says whom a popup meets and where: the choices of its form and what each is called.
import type { IntlShape } from "react-intl";
import {
  POPUP_AUDIENCES,
  POPUP_DEVICES,
  POPUP_HIDES,
  POPUP_LANGUAGES,
  POPUP_PAGES,
} from "#schema/validation/site/popups.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

const CHOICES = {
  pages: { values: POPUP_PAGES, nameOf: (value: string) => `popup-office.pages.${value}` },
  language: { values: POPUP_LANGUAGES, nameOf: (value: string) => `popup-office.language.${value}` },
  device: { values: POPUP_DEVICES, nameOf: (value: string) => `popup-office.device.${value}` },
  audience: { values: POPUP_AUDIENCES, nameOf: (value: string) => `popup-office.audience.${value}` },
  hide: { values: POPUP_HIDES, nameOf: (value: string) => `popups.hide.${value}` },
} as const;

export type TargetField = keyof typeof CHOICES;

const isTarget = (field: string): field is TargetField => Object.hasOwn(CHOICES, field);

/** The choices of a field in their order, each with its name. */
export const targetOptions = (intl: IntlShape, field: TargetField) =>
  CHOICES[field].values.map((value: string) => ({
    value,
    label: intl.formatMessage({ id: CHOICES[field].nameOf(value) as MessageId }),
  }));

/** What a value of a field is called, where the field is one of choices; undefined elsewhere. */
export function targetWords(intl: IntlShape, field: string, value: unknown): string | undefined {
  if (field === "grades" && Array.isArray(value)) {
    return intl.formatList(
      value.map((grade) => intl.formatMessage({ id: `enums.MemberGrade.${grade}` as MessageId })),
    );
  }
  if (!isTarget(field)) return undefined;
  return targetOptions(intl, field).find((option) => option.value === value)?.label;
}
