// Shows what people see of a program; before they do, why they do not.
import { Stack, Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { StateBadge } from "#web/components/programs/StateBadge.tsx";
import { formatDate, formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ListedProgram } from "./programs-list.tsx";

export function ProgramStatus({ program }: { program: ListedProgram }) {
  const language = useLanguage();
  const { stage, state, publishedAt, trashExpiry } = program;
  if (stage === "VISIBLE") return <StateBadge state={state} />;
  const at = stage === "TRASH" ? trashExpiry : publishedAt;
  return (
    <Stack gap={2} align="flex-start">
      <Text component="b" fw={700} {...(stage === "SCHEDULED" ? { c: "var(--warn)" } : {})}>
        <FormattedMessage
          id={stage === "DRAFT" ? "program-office.row.draft" : `program-office.stage.${stage}`}
        />
      </Text>
      {at === null ? null : (
        <span>
          <FormattedMessage
            id={stage === "TRASH" ? "program-office.row.gone" : "program-office.row.appears"}
            values={{ at: stage === "TRASH" ? formatDate(language, at) : formatDateTime(language, at) }}
          />
        </span>
      )}
      {state === "CANCELLED" ? <StateBadge state={state} /> : null}
    </Stack>
  );
}
