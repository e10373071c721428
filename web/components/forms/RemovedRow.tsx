// Where a row of a ListEditor was until it was removed, with the button that restores it.

import { mdiUndo } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./ListEditor.module.css";

export function RemovedRow({ name, onRestore }: { name: string; onRestore: () => void }) {
  return (
    <li className={`ends note lineBelow ${styles.undo}`}>
      <span>
        <FormattedMessage id="forms.list.removed" values={{ name }} />
      </span>
      <button type="button" className="tall quietAction" data-undo="" onClick={onRestore}>
        <Icon path={mdiUndo} size={18} />
        <FormattedMessage id="forms.list.undo" />
      </button>
    </li>
  );
}
