// Says whose account this tab shows, and ends it (docs/core.md#access-to-peoples-data).
import { mdiEye } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";
import { Icon } from "#web/components/Icon.tsx";
import { endView } from "#web/session/end-view.ts";
import type { SessionUser } from "#web/session/session-state.ts";
import styles from "./ViewBanner.module.css";

export function ViewBanner({ user: { id, name } }: { user: SessionUser }) {
  const intl = useIntl();
  const [ending, setEnding] = useState(false);
  const end = () => {
    setEnding(true);
    void endView(id);
  };
  return (
    <section
      className={`screenOnly ${styles.banner}`}
      aria-label={intl.formatMessage({ id: "layout.view.label" })}
    >
      <div className={`frame ${styles.row}`}>
        <Icon path={mdiEye} size={20} />
        <p className={`longWords ${styles.text}`}>
          <FormattedMessage id="layout.view.text" values={{ name }} />
        </p>
        <button
          type="button"
          {...buttonLook({ variant: "outline", size: "sm" })}
          aria-disabled={ending}
          onClick={ending ? undefined : end}
        >
          <FormattedMessage id="layout.view.end" />
        </button>
      </div>
    </section>
  );
}
