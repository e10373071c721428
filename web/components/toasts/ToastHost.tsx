// Stands once in the page, beside the layouts, and is nothing until a toast is shown.
import { useSyncExternalStore } from "react";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { subscribeToWish, toastsWanted } from "./toast-wish.ts";

const ToastStack = lazyPart(async () => (await import("./ToastStack.tsx")).ToastStack);

export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToWish, toastsWanted, () => false);
  return wanted ? <ToastStack /> : null;
}
