// The address of a page as a QR code, for a slide, a poster or the phone beside the screen. A modal <dialog> of the browser.
import { mdiClose, mdiDownload } from "@mdi/js";
import { useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { saveFile } from "#web/browser/save-file.ts";
import { buttonLook } from "#web/components/button-look.ts";
import { Icon } from "#web/components/Icon.tsx";
import { QrCode } from "#web/components/QrCode.tsx";
import { useModal } from "#web/components/use-modal.ts";
import styles from "./QrDialog.module.css";

export function QrDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const intl = useIntl();
  const title = useId();
  const dialog = useModal();
  const picture = useRef<HTMLDivElement>(null);
  const save = () => {
    const svg = picture.current?.querySelector("svg");
    if (!svg) return;
    const drawing = new XMLSerializer().serializeToString(svg);
    saveFile(new Blob([drawing], { type: "image/svg+xml" }), "qr.svg");
  };
  return (
    <dialog ref={dialog} className={`plainDialog ${styles.dialog}`} aria-labelledby={title} onClose={onClose}>
      <h2 className="h3" id={title}>
        <FormattedMessage id="share.qrTitle" />
      </h2>
      <div ref={picture} className={styles.picture}>
        <QrCode text={address} label={intl.formatMessage({ id: "share.qrLabel" }, { address })} />
      </div>
      <p className="small longWords">{address}</p>
      <div className={`ends ${styles.foot}`}>
        <button type="button" {...buttonLook({ variant: "outline" })} onClick={save}>
          <Icon path={mdiDownload} />
          <FormattedMessage id="share.save" />
        </button>
        <button type="button" {...buttonLook({ variant: "subtle" })} onClick={() => dialog.current?.close()}>
          <Icon path={mdiClose} />
          <FormattedMessage id="share.close" />
        </button>
      </div>
    </dialog>
  );
}
