// Popups in one modal <dialog> of the browser, a page each: the focus stays inside and goes back, Esc closes, the page behind is inert.
import { mdiChevronLeft, mdiChevronRight, mdiClose } from "@mdi/js";
import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import button from "#web/components/button.module.css";
import { Icon } from "#web/components/Icon.tsx";
import { ResponsiveImage } from "#web/components/ResponsiveImage.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import type { LivePopupsQuery } from "#web/gql/popups.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./PopupDialog.module.css";

export type ShownPopup = LivePopupsQuery["popups"][number];

interface PopupDialogProps {
  popups: readonly ShownPopup[];
  /** It has closed; `hidden` are those not to be shown again for a while. */
  onClose: (hidden: readonly ShownPopup[]) => void;
}

/** Opens itself. */
export function PopupDialog({ popups, onClose }: PopupDialogProps) {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(0);
  const [hides, setHides] = useState(false);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const popup = popups[index];
  const hideable = popups.filter(({ hide }) => hide !== "NONE");
  const close = () => dialog.current?.close();
  if (!popup) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={() => onClose(hides ? hideable : [])}
    >
      <div className={styles.top}>
        <p aria-live="polite">
          {popups.length > 1 ? (
            <FormattedMessage id="popups.place" values={{ place: index + 1, count: popups.length }} />
          ) : null}
        </p>
        <button
          type="button"
          className={styles.icon}
          aria-label={intl.formatMessage({ id: "popups.close" })}
          onClick={close}
        >
          <Icon path={mdiClose} size={28} />
        </button>
      </div>
      <PopupPage popup={popup} titleId={`${id}-title`} onLeave={close} />
      <div className={styles.foot}>
        {hideable.length === 0 ? null : (
          <label className={styles.hide}>
            <input type="checkbox" checked={hides} onChange={(event) => setHides(event.target.checked)} />
            <FormattedMessage
              id={hideable.some(({ hide }) => hide === "TODAY") ? "popups.hide.TODAY" : "popups.hide.WEEK"}
            />
          </label>
        )}
        {popups.length > 1 ? (
          <span className={styles.turn}>
            <button
              type="button"
              className={styles.icon}
              aria-label={intl.formatMessage({ id: "popups.previous" })}
              onClick={() => setIndex((index + popups.length - 1) % popups.length)}
            >
              <Icon path={mdiChevronLeft} size={28} />
            </button>
            <button
              type="button"
              className={styles.icon}
              aria-label={intl.formatMessage({ id: "popups.next" })}
              onClick={() => setIndex((index + 1) % popups.length)}
            >
              <Icon path={mdiChevronRight} size={28} />
            </button>
          </span>
        ) : null}
      </div>
    </dialog>
  );
}

function PopupPage({ popup, titleId, onLeave }: { popup: ShownPopup; titleId: string; onLeave: () => void }) {
  const { image, words, href } = popup;
  const lang = words.language === "KO" ? "ko" : "en";
  const own = useLanguage() === lang ? undefined : lang;
  const look = `${button.button} ${button.solid}`;
  return (
    <div className={styles.page} lang={own}>
      {image === null ? null : (
        <ResponsiveImage image={image} alt={words.alt} sizes="(max-width: 640px) 100vw, 520px" eager />
      )}
      <h2 id={titleId}>{words.title}</h2>
      {words.body === null ? null : <RichText document={words.body} anchored={false} />}
      {href === null || words.link === null ? null : (
        <p>
          {href.startsWith("/") ? (
            <Link className={look} to={href} onClick={onLeave}>
              {words.link}
            </Link>
          ) : (
            <a className={look} href={href}>
              {words.link}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
