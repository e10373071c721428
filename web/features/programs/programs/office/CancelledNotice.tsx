// A cancelled program can still be written on; what people read about it is here.
import { Group, Stack } from "@mantine/core";
import { mdiCloseCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { EditedProgram } from "./use-edited-program.ts";

type Cancelled = Pick<EditedProgram, "cancelledAt" | "cancelNoteKo" | "cancelNoteEn">;

export function CancelledNotice({
  program: { cancelledAt, cancelNoteKo, cancelNoteEn },
}: {
  program: Cancelled;
}) {
  const language = useLanguage();
  if (cancelledAt === null) return null;
  return (
    <Stack component="section" gap={8} mb={40} py={20} px={24} className="notice" data-tone="bad">
      <Group component="p" gap={8} wrap="nowrap" fw={600} c="var(--bad)">
        <Icon path={mdiCloseCircleOutline} size={20} />
        <FormattedMessage
          id="program-office.cancelled.title"
          values={{ at: formatDateTime(language, cancelledAt) }}
        />
      </Group>
      {cancelNoteKo === null ? null : <p lang="ko">{cancelNoteKo}</p>}
      {cancelNoteEn === null ? null : <p lang="en">{cancelNoteEn}</p>}
    </Stack>
  );
}
