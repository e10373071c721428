// Toasts from anywhere: a message that passes (specification 9: top centre, 3000 ms, progress bar, pause on hover, close on
// click, draggable). The stack itself, with Mantine, is fetched when the first toast is shown, so public pages do not
// carry it.
import { wantToasts } from "./first-toast.ts";

export interface Toast {
  /**
   * "ok" is announced when the reader is free, "bad" at once. An error also stays on the page: a toast passes. "busy" is work
   * under way: it stays until it is updated with the result. "waits" is what is not done yet, because somebody has to approve it.
   */
  readonly kind: "ok" | "bad" | "busy" | "waits";
  readonly title: string;
  readonly text?: string;
  /** One thing to do about it; it closes the toast, which stays longer for it. */
  readonly action?: {
    readonly label: string;
    readonly run: () => void;
    /**
     * It undoes what was done (use-undo-toast.ts): in the office the key u does it, too, and the next such toast takes its place.
     */
    readonly isUndo?: boolean;
  };
}

let made = 0;

/** Shows a toast and answers the id it is updated and dismissed by. */
export function showToast(toast: Toast): string {
  made += 1;
  const id = `toast-${made}`;
  void withStack((stack) => stack.show(id, toast));
  return id;
}

/** Changes a toast: work under way becomes its result. The result shows even when somebody has closed the toast meanwhile. */
export function updateToast(id: string, toast: Toast): void {
  void withStack((stack) => stack.update(id, toast));
}

/** Takes a toast away before its time. */
export function dismissToast(id: string): void {
  void withStack((stack) => stack.dismiss(id));
}

/** Fetches the stack before it is needed, so that a toast is shown the moment its answer is there. */
export function prepareToasts(): void {
  void withStack(() => {});
}

/**
 * The modules are fetched once, and a later call never overtakes an earlier one. When they cannot be loaded
 * the toast is lost, and the next one asks for them again. What matters is on the page, too.
 */
async function withStack(act: (stack: typeof import("./toast-store.ts")) => void): Promise<void> {
  const parts = Promise.all([import("./toast-store.ts"), import("./ToastStack.tsx")]);
  const stack = await parts.then(
    ([store]) => store,
    () => null,
  );
  if (!stack) return;
  wantToasts();
  act(stack);
}
