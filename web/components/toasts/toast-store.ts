// Toasts as Mantine's notifications. While the focus is inside one its time pauses, as it does under the mouse.

import { type NotificationData, notifications } from "@mantine/notifications";
import { mdiAlertCircle, mdiCheckCircle, mdiProgressClock } from "@mdi/js";
import { createElement } from "react";
import { KEYS } from "#web/browser/key-table.ts";
import { areKeysOn } from "#web/browser/keys.ts";
import { Icon } from "#web/components/Icon.tsx";
import { splitLanguage } from "#web/i18n/language.ts";
import { OFFICE_ROOT } from "#web/paths.ts";
import styles from "./toasts.module.css";
import type { Toast } from "./toasts.ts";

/** How long a toast stays, in milliseconds (specification 9). */
export const TOAST_TIME = 3000;
/** A toast that offers something to do: time to read it, decide and reach the button. */
const ACTION_TOAST_TIME = 10_000;

/** Undoes the last action, anywhere in the office. */
export const UNDO_KEY = KEYS.everywhere.undo;

/** Single keys are the office's: on a page that everybody reads a slip of the finger undoes nothing, such as a publication. */
const isInOffice = () => splitLanguage(window.location.pathname).path.startsWith(OFFICE_ROOT);

const ICONS = {
  ok: mdiCheckCircle,
  bad: mdiAlertCircle,
  busy: mdiProgressClock,
  waits: mdiProgressClock,
} as const;

/** The toast that undoes the last action. */
let offered: { readonly id: string; readonly run: () => void } | null = null;

export function show(id: string, toast: Toast): void {
  if (toast.action?.isUndo && offered) notifications.hide(offered.id);
  notifications.show(toNotification(id, toast));
  if (toast.action?.isUndo) offered = { id, run: toast.action.run };
}

/** Undoes the last action while its toast is shown, in the office. @returns whether there was one */
export function undoLast(): boolean {
  if (!offered || !isInOffice()) return false;
  const { id, run } = offered;
  dismiss(id);
  run();
  return true;
}

export function update(id: string, toast: Toast): void {
  const changed = toNotification(id, toast);
  // Leaves one that is still there as it is.
  notifications.show(changed);
  notifications.update(changed);
}

export function dismiss(id: string): void {
  if (offered?.id === id) offered = null;
  notifications.hide(id);
}

function toNotification(id: string, toast: Toast): NotificationData {
  const { kind } = toast;
  const icon = createElement(Icon, {
    path: ICONS[kind],
    size: 24,
    className: styles[kind === "waits" ? "busy" : kind],
  });
  const time = timeOf(toast);
  const hold = (autoClose: number | false) => notifications.update({ id, message, autoClose });
  const message = toast.action ? withAction(id, toast.text, toast.action) : toast.text;
  return {
    id,
    message,
    title: toast.title,
    icon,
    role: kind === "bad" ? "alert" : "status",
    autoClose: time,
    onClose: () => {
      if (offered?.id === id) offered = null;
    },
    ...dismissedByClick(id),
    onFocusCapture: () => hold(false),
    onBlurCapture: () => hold(time),
  };
}

/** False: until somebody closes it. */
function timeOf({ kind, action }: Toast): number | false {
  if (kind === "busy") return false;
  return action ? ACTION_TOAST_TIME : TOAST_TIME;
}

/** Anyone who drags a toast a little and lets it spring back has not clicked it, although browsers tell of a click then. */
const CLICK_MOVES_LESS_THAN = 6;

function dismissedByClick(id: string): Pick<NotificationData, "onPointerDownCapture" | "onClick"> {
  let from: number | null = null;
  return {
    onPointerDownCapture: ({ clientX }) => {
      from = clientX;
    },
    onClick: ({ clientX, detail }) => {
      const isByKey = detail === 0;
      if (isByKey || from === null || Math.abs(clientX - from) < CLICK_MOVES_LESS_THAN) dismiss(id);
    },
  };
}

/** The words, and the button behind them. A click anywhere else on the toast only closes it. */
function withAction(
  id: string,
  text: string | undefined,
  { label, run, isUndo = false }: NonNullable<Toast["action"]>,
) {
  const key = isUndo && areKeysOn() && isInOffice() ? UNDO_KEY : null;
  const act = () => {
    dismiss(id);
    run();
  };
  return createElement(
    "span",
    { className: `ends ${styles.offer}` },
    createElement("span", null, text),
    createElement(
      "button",
      {
        type: "button",
        className: `link tall ${styles.action}`,
        onClick: act,
        "aria-keyshortcuts": key ?? undefined,
      },
      label,
      key && createElement("kbd", { "aria-hidden": true }, key),
    ),
  );
}
