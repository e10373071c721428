// A page is passed on (docs/site.md#sharing): to the device's own share sheet where there is one, which on
// phones has KakaoTalk in it; title and address are copied for a chat of KakaoTalk. Also as its address, as
// a QR code for print. No script of anybody else is asked.
import {
  mdiChatOutline,
  mdiLinkVariant,
  mdiPrinterOutline,
  mdiQrcode,
  mdiShareVariantOutline,
} from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { logError } from "#web/browser/log.ts";
import { Icon } from "#web/components/Icon.tsx";
import { lazyPart } from "#web/components/lazy-part.tsx";
import styles from "./ShareRow.module.css";

const QrDialog = lazyPart<{ address: string; onClose: () => void }>(
  async () => (await import("./QrDialog.tsx")).QrDialog,
);

/** Of the page, without search words and position. */
const address = () => window.location.origin + window.location.pathname;

type Outcome = "share.copied" | "share.kakaoCopied" | "share.copyFailed";

/** Rejects where the browser has no clipboard, as in some in-app browsers, or refuses it. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

export function ShareRow({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isQr, setQr] = useState(false);
  const copy = (text: string, done: Outcome) => {
    setOutcome(null);
    copyText(text).then(
      () => setOutcome(done),
      () => setOutcome("share.copyFailed"),
    );
  };
  return (
    <div className={styles.tools}>
      {"share" in navigator ? (
        <button type="button" className="tall quietAction" onClick={() => void share(title)}>
          <Icon path={mdiShareVariantOutline} />
          <FormattedMessage id="share.share" />
        </button>
      ) : null}
      <button
        type="button"
        className="tall quietAction"
        onClick={() => copy(`${title}\n${address()}`, "share.kakaoCopied")}
      >
        <Icon path={mdiChatOutline} />
        <FormattedMessage id="share.kakao" />
      </button>
      <button type="button" className="tall quietAction" onClick={() => copy(address(), "share.copied")}>
        <Icon path={mdiLinkVariant} />
        <FormattedMessage id="share.copy" />
      </button>
      <button type="button" className="tall quietAction" aria-haspopup="dialog" onClick={() => setQr(true)}>
        <Icon path={mdiQrcode} />
        <FormattedMessage id="share.qr" />
      </button>
      <button type="button" className="tall quietAction" onClick={() => window.print()}>
        <Icon path={mdiPrinterOutline} />
        <FormattedMessage id="share.print" />
      </button>
      <p className={`done ${styles.outcome}`} role="status">
        {outcome === null ? null : <FormattedMessage id={outcome} />}
      </p>
      {isQr ? <QrDialog address={address()} onClose={() => setQr(false)} /> : null}
    </div>
  );
}

/** Anyone who closes the sheet again has changed their mind: that is no failure. */
async function share(title: string): Promise<void> {
  try {
    await navigator.share({ title, url: address() });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) logError("Sharing failed:", error);
  }
}
