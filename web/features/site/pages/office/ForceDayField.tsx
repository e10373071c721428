// Asks from when a legal text is in force.
import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { TextField } from "#web/components/forms/TextField.tsx";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { effectiveAtOf } from "./page-values.ts";

interface ForceDayFieldProps {
  field: FieldState<string>;
  /** Since when the present version is in force; null: there is none. */
  inForceSince: string | null;
  /** What a day means, and none. */
  hint: ReactNode;
}

export function ForceDayField({ field, inForceSince, hint }: ForceDayFieldProps) {
  const language = useLanguage();
  const from = effectiveAtOf(field.value, new Date());
  const isBehind = from !== null && inForceSince !== null && new Date(from) < new Date(inForceSince);
  return (
    <TextField
      {...field}
      type="date"
      needed={false}
      autoComplete="off"
      hint={
        isBehind ? (
          <Box component="b" fw={600} c="var(--warn)">
            <FormattedMessage
              id="page-editing.field.effectiveBehind"
              values={{ date: formatDate(language, inForceSince) }}
            />
          </Box>
        ) : (
          hint
        )
      }
    />
  );
}
