// A setting that is one line.
import { useIntl } from "react-intl";
import { SETTING_LIMITS } from "#schema/validation/core/settings.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { LineName } from "./settings-values.ts";
import type { SettingsEditor } from "./use-settings-editor.ts";

const NEEDED: readonly LineName[] = [
  "nameKo",
  "nameEn",
  "descriptionKo",
  "descriptionEn",
  "paymentDays",
  "graceDays",
  "offerHours",
  "certificateFee",
  "entryPercent",
  "staffHours",
  "staffIdleMinutes",
];
const NUMBERS: readonly LineName[] = [
  "paymentDays",
  "graceDays",
  "offerHours",
  "certificateFee",
  "entryFromMonth",
  "entryPercent",
  "staffHours",
  "staffIdleMinutes",
  "twoPersonsAbove",
  "dormantMonths",
];

const limitOf = (name: LineName): number => {
  if (name === "phone") return SETTING_LIMITS.phone;
  if (name === "email" || name === "mailSender") return SETTING_LIMITS.email;
  if (name.startsWith("description")) return SETTING_LIMITS.text;
  return name.startsWith("address") ? SETTING_LIMITS.title : SETTING_LIMITS.line;
};

const languageOf = (name: LineName) =>
  name.endsWith("Ko") ? { lang: "ko" } : name.endsWith("En") ? { lang: "en" } : {};

interface SettingLineProps {
  form: SettingsEditor["form"];
  name: LineName;
  hint?: MessageId;
}

export function SettingLine({ form, name, hint }: SettingLineProps) {
  const intl = useIntl();
  return (
    <TextField
      {...form.field(name)}
      {...languageOf(name)}
      {...(NUMBERS.includes(name) ? { inputMode: "numeric" as const } : {})}
      {...(hint === undefined ? {} : { hint: intl.formatMessage({ id: hint }) })}
      needed={NEEDED.includes(name)}
      maxLength={limitOf(name)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
