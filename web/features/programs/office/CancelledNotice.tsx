// A cancelled program can still be written on; what people read about it stands here.
import { mdiCloseCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./CancelledNotice.module.css";
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
    <section className={styles.notice}>
      <p className={styles.title}>
        <Icon path={mdiCloseCircleOutline} size={20} />
        <FormattedMessage
          id="program-office.cancelled.title"
          values={{ at: formatDateTime(language, cancelledAt) }}
        />
      </p>
      {cancelNoteKo === null ? null : <p lang="ko">{cancelNoteKo}</p>}
      {cancelNoteEn === null ? null : <p lang="en">{cancelNoteEn}</p>}
    </section>
  );
}
