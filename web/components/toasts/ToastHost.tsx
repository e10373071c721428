// Stands once in the page, beside the layouts, and is nothing until a toast is shown.
import { useSyncExternalStore } from "react";
import { latePart } from "#web/components/late-part.tsx";
import { subscribeToWish, toastsWanted } from "./toast-wish.ts";

const ToastStack = latePart(async () => (await import("./ToastStack.tsx")).ToastStack);

export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToWish, toastsWanted, () => false);
  return wanted ? <ToastStack /> : null;
}
