// The place where toasts appear: top centre, 400 wide, 12 px from the edges of a phone (docs/look-parts.md#parts, Toast).
import { MantineThemeProvider } from "@mantine/core";
import { Notifications, useNotifications } from "@mantine/notifications";
import { useEffect, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { KEYS } from "#web/browser/key-table.ts";
import { useSingleKeys } from "#web/browser/keys.ts";
import "#web/theme/mantine.css";
import { TOAST_TIME, UNDO_KEY, undoLast } from "./toast-store.ts";
import styles from "./toasts.module.css";

export function ToastStack() {
  const intl = useIntl();
  const named = useMemo(() => {
    const closeButtonProps = { "aria-label": intl.formatMessage({ id: "toasts.close" }) };
    return { components: { Notification: { defaultProps: { closeButtonProps } } } };
  }, [intl]);
  const keyBefore = useRef("");
  useSingleKeys((key) => {
    // After g it is a place to go to.
    const isIntended = key === UNDO_KEY && keyBefore.current !== KEYS.everywhere.go;
    keyBefore.current = key;
    return isIntended && undoLast();
  });
  const isShown = useNotifications().notifications.length > 0;
  useEffect(() => (isShown ? measureToasts() : undefined), [isShown]);
  return (
    <MantineThemeProvider inherit theme={named}>
      <Notifications
        position="top-center"
        autoClose={TOAST_TIME}
        pauseResetOnHover="notification"
        withAutoCloseProgress
        allowDragDismiss
        containerWidth={400}
        transitionDuration={200}
        zIndex={500}
        classNames={{ root: styles.stack, progress: styles.bar }}
      />
    </MantineThemeProvider>
  );
}

/** Sets the height of the toasts for the styles, for what has to stay clear of them. Returns what ends it. */
function measureToasts(): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(([stack]) => {
    const height = stack?.target.getBoundingClientRect().height ?? 0;
    style.setProperty("--toasts-height", `${Math.ceil(height)}px`);
  });
  // The kit puts the stack into the page one turn later.
  const frame = requestAnimationFrame(() => {
    const stack = document.querySelector(`.${styles.stack}[data-position="top-center"]`);
    if (stack) observer.observe(stack);
  });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    style.removeProperty("--toasts-height");
  };
}
