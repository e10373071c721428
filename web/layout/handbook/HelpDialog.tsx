// The tasks of the screen that is open, beside it. One is shown at once; several are opened by their titles.
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "#web/components/Dialog.tsx";
import { HandbookTexts } from "#web/components/handbook/HandbookTexts.tsx";
import type { HandbookTask } from "#web/components/handbook/handbook-tasks.ts";
import { Link } from "#web/components/Link.tsx";
import { HANDBOOK_PATH } from "#web/paths.ts";
import styles from "./HelpDialog.module.css";

interface HelpDialogProps {
  tasks: readonly HandbookTask[];
  onClose: () => void;
}

export function HelpDialog({ tasks, onClose }: HelpDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      isSide
      size={560}
      title={<FormattedMessage id="handbook.help" />}
      closeLabel={intl.formatMessage({ id: "handbook.close" })}
      onClose={onClose}
    >
      <HandbookTexts tasks={tasks}>
        {({ key }, text) => (
          <details className={styles.task} open={tasks.length === 1}>
            <summary>
              <FormattedMessage id={`handbook.task.${key}`} />
            </summary>
            {text}
          </details>
        )}
      </HandbookTexts>
      <p>
        <Link className="link" to={HANDBOOK_PATH}>
          <FormattedMessage id="handbook.title" />
        </Link>
      </p>
    </Dialog>
  );
}
