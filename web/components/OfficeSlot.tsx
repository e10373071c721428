// The place of the office's buttons on a public page. The page's bytes are the same for everybody.
// `html[data-auth]` makes room before the first paint, for staff only. The buttons come after hydration, for
// anyone who may write.
import { createContext, type ReactNode, useContext } from "react";
import { useSession } from "#web/session/session.ts";
import styles from "./OfficeSlot.module.css";

/** False where staff look at a page as others see it (web/components/preview). */
export const OfficeShown = createContext(true);

/** Whether what is the office's is shown on a public page: to staff, after hydration. */
export function useOfficeShown(): boolean {
  const { isAuthenticated, member_type } = useSession();
  return useContext(OfficeShown) && isAuthenticated && member_type === "ADMIN";
}

/** `children` are shown to staff only; they load themselves (`lazyPart`) and ask the server what the person may do. */
export function OfficeSlot({ children }: { children: ReactNode }) {
  const shown = useOfficeShown();
  return <div className={styles.slot}>{shown ? children : null}</div>;
}
