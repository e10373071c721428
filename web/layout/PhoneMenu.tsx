// The button of the menu below 1080 px. The menu itself comes with the first press: most visits never open it.
import { mdiMenu } from "@mdi/js";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { LayoutQuery } from "#web/gql/layout.ts";
import styles from "./PhoneMenu.module.css";

const load = () => import("./PhoneMenuDialog.tsx");
const PhoneMenuDialog = lazy(async () => ({ default: (await load()).PhoneMenuDialog }));

export function PhoneMenu({ settings }: { settings: LayoutQuery["settings"] }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: "layout.header.menu" })}
        // Asked for while the finger is still down.
        onPointerDown={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Icon path={mdiMenu} size={28} />
      </button>
      {open && (
        <Suspense>
          <PhoneMenuDialog settings={settings} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
