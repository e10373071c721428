// Mounted once in the page, and nothing until a toast is shown. It is more than a lazy part because toasts come from anywhere:
// what shows one is no component, and Mantine's stack has to be in the tree.
import { useSyncExternalStore } from "react";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { subscribeToFirstToast, toastsWanted } from "./first-toast.ts";

const ToastStack = lazyPart(async () => (await import("./ToastStack.tsx")).ToastStack);

export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToFirstToast, toastsWanted, () => false);
  return wanted ? <ToastStack /> : null;
}
