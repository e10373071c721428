// Stands once in the page, beside the layouts, and is nothing until a toast is shown.
import { lazy, Suspense, useSyncExternalStore } from "react";
import { subscribeToWish, toastsWanted } from "./toast-wish.ts";

const ToastStack = lazy(async () => ({ default: (await import("./ToastStack.tsx")).ToastStack }));

export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToWish, toastsWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
