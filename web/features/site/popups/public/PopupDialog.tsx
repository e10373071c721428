// Popups in one modal <dialog> of the browser, a page each: the focus stays inside and goes back, Esc closes,
// the page behind is inert.
import { mdiChevronLeft, mdiChevronRight, mdiClose } from "@mdi/js";
import { useEffect, useId, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PopupAct } from "#schema/validation/site/popups.ts";
import { Icon } from "#web/components/Icon.tsx";
import { useModal } from "#web/components/use-modal.ts";
import type { LivePopupsQuery } from "#web/gql/live-popups.ts";
import { PopupContent } from "./PopupContent.tsx";
import styles from "./PopupDialog.module.css";

export type ShownPopup = LivePopupsQuery["popups"][number];

interface PopupDialogProps {
  popups: readonly ShownPopup[];
  /** The box of one popup was ticked or not: each is hidden for itself, for as long as it says. */
  onHide?: (popup: ShownPopup, hides: boolean) => void;
  /** What the reader does with one: each act of each popup once. */
  onAct?: (id: number, act: PopupAct) => void;
  onClose: () => void;
}

/** Opens itself, with the focus on the title: nothing is followed by an Enter that was meant for the page. */
export function PopupDialog({ popups, onHide, onAct, onClose }: PopupDialogProps) {
  const id = useId();
  const dialog = useModal("h2");
  const [index, setIndex] = useState(0);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const popup = popups[index];
  const close = () => dialog.current?.close();
  const acts = useActs(onAct);
  const shownId = popup?.id;
  useEffect(() => {
    if (shownId !== undefined) acts.record(shownId, "SHOWN");
  }, [shownId, acts]);
  if (!popup) return null;
  const tick = (hides: boolean) => {
    const others = [...hidden].filter((one) => one !== popup.id);
    setHidden(new Set(hides ? [...others, popup.id] : others));
    onHide?.(popup, hides);
  };
  return (
    <dialog
      ref={dialog}
      className={`plainDialog ${styles.dialog}`}
      aria-labelledby={`${id}-title`}
      onClose={() => {
        acts.closed();
        onClose();
      }}
    >
      <PopupContent
        key={popup.id}
        popup={popup}
        titleId={`${id}-title`}
        onFollow={() => acts.record(popup.id, "FOLLOWED")}
        onLeave={close}
      />
      {popups.length > 1 ? (
        <Turn place={index} count={popups.length} title={popup.words.title} onTurn={setIndex} />
      ) : null}
      <div className={styles.foot}>
        {popup.hide === "NONE" ? null : (
          <label className={`tall ${styles.hide}`}>
            <input
              type="checkbox"
              checked={hidden.has(popup.id)}
              onChange={(event) => tick(event.target.checked)}
            />
            <FormattedMessage id={`popups.hide.${popup.hide}`} />
          </label>
        )}
        <button type="button" className={`tall ${styles.close}`} onClick={close}>
          <FormattedMessage id="popups.close" />
          <Icon path={mdiClose} size={20} />
        </button>
      </div>
    </dialog>
  );
}

/** Reports each action of each popup once. A popup that was shown and not followed was closed with the dialog. */
function useActs(onAct: PopupDialogProps["onAct"]) {
  const [reported] = useState(() => new Map<number, Set<PopupAct>>());
  return useMemo(() => {
    const record = (id: number, act: PopupAct) => {
      const acts = reported.get(id) ?? new Set();
      if (!acts.has(act)) onAct?.(id, act);
      reported.set(id, acts.add(act));
    };
    const closed = () => {
      for (const [id, acts] of reported) if (!acts.has("FOLLOWED")) record(id, "CLOSED");
    };
    return { record, closed };
  }, [reported, onAct]);
}

interface TurnProps {
  /** 0-based. */
  place: number;
  count: number;
  title: string;
  onTurn: (place: number) => void;
}

/** To the one before and the one after, round and round. */
function Turn({ place, count, title, onTurn }: TurnProps) {
  const intl = useIntl();
  return (
    <div className={styles.turn}>
      <button
        type="button"
        className="iconButton"
        aria-label={intl.formatMessage({ id: "popups.previous" })}
        onClick={() => onTurn((place + count - 1) % count)}
      >
        <Icon path={mdiChevronLeft} size={28} />
      </button>
      <p>
        <span aria-hidden="true">
          {place + 1} / {count}
        </span>
        <span className="spoken" aria-live="polite">
          <FormattedMessage id="popups.place" values={{ place: place + 1, count, title }} />
        </span>
      </p>
      <button
        type="button"
        className="iconButton"
        aria-label={intl.formatMessage({ id: "popups.next" })}
        onClick={() => onTurn((place + 1) % count)}
      >
        <Icon path={mdiChevronRight} size={28} />
      </button>
    </div>
  );
}
