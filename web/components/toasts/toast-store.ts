// Toasts as Mantine's notifications. While the focus is inside one its time stands still, as it does under the mouse.

import { type NotificationData, notifications } from "@mantine/notifications";
import { mdiAlertCircle, mdiCheckCircle } from "@mdi/js";
import { createElement } from "react";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./toasts.module.css";
import type { Toast } from "./toasts.ts";

/** How long a toast stays, in milliseconds (specification 9). */
export const TOAST_TIME = 3000;
/** A toast that offers something to do: time to read it, decide and reach the button. */
const ACTION_TOAST_TIME = 9000;

export function show(id: string, toast: Toast): void {
  notifications.show(toNotification(id, toast));
}

export function update(id: string, toast: Toast): void {
  notifications.update(toNotification(id, toast));
}

export function dismiss(id: string): void {
  notifications.hide(id);
}

function toNotification(id: string, toast: Toast): NotificationData {
  const ok = toast.kind === "ok";
  const icon = createElement(Icon, {
    path: ok ? mdiCheckCircle : mdiAlertCircle,
    size: 24,
    className: ok ? styles.ok : styles.bad,
  });
  const time = toast.action ? ACTION_TOAST_TIME : TOAST_TIME;
  const hold = (autoClose: number | false) => notifications.update({ id, message, autoClose });
  const message = toast.action ? withAction(id, toast.text, toast.action) : toast.text;
  return {
    id,
    message,
    title: toast.title,
    icon,
    role: ok ? "status" : "alert",
    autoClose: time,
    ...dismissedByClick(id),
    onFocusCapture: () => hold(false),
    onBlurCapture: () => hold(time),
  };
}

/** Whoever drags a toast a little and lets it spring back has not clicked it, although browsers tell of a click then. */
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
function withAction(id: string, text: string | undefined, { label, run }: NonNullable<Toast["action"]>) {
  const act = () => {
    dismiss(id);
    run();
  };
  return createElement(
    "span",
    { className: styles.offer },
    createElement("span", null, text),
    createElement("button", { type: "button", className: styles.action, onClick: act }, label),
  );
}
