// The button of the menu below 1080 px. The menu itself comes with the first press: most visits never open it.
import { mdiMenu } from "@mdi/js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { lazyPart } from "#web/components/lazy-part.tsx";
import type { LayoutQuery } from "#web/gql/layout.ts";

const load = () => import("./PhoneMenuDialog.tsx");
const PhoneMenuDialog = lazyPart(async () => (await load()).PhoneMenuDialog);

export function PhoneMenu({ settings }: { settings: LayoutQuery["settings"] }) {
  const intl = useIntl();
  /** How often it was pressed since the menu was closed: a menu that did not come is asked for at each press. */
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button
        type="button"
        className="iconButton"
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: "layout.header.menu" })}
        // Asked for while the finger is still down.
        onPointerDown={() => void load().catch(() => {})}
        onClick={() => setPresses((before) => before + 1)}
      >
        <Icon path={mdiMenu} size={28} />
      </button>
      {presses === 0 ? null : (
        <PhoneMenuDialog key={presses} settings={settings} onClosed={() => setPresses(0)} />
      )}
    </>
  );
}
