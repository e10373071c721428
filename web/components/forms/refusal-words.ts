// The words for a refusal where no form can show it at a field.
import type { IntlShape } from "react-intl";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { Refusal } from "./form-types.ts";

/** The first field's reason, else the refusal's own; what was sent just now says when it may be sent again. */
export function refusalWords(intl: IntlShape, { code, fields, retryAfter }: Refusal): string {
  if (code === "SENT_JUST_NOW" && retryAfter !== undefined) {
    const minutes = Math.ceil(retryAfter / 60);
    const [value, unit] = minutes > 90 ? [Math.ceil(minutes / 60), "hour"] : [minutes, "minute"];
    const wait = intl.formatNumber(value, { style: "unit", unit, unitDisplay: "long" });
    return intl.formatMessage({ id: "forms.sentJustNow" }, { wait });
  }
  const [first] = Object.values(fields ?? {}).flat();
  return intl.formatMessage({ id: errorMessageId(first ?? code) });
}
