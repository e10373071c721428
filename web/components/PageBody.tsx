// Shows what is under the head of a page with forms or an account.
import type { ReactNode } from "react";

export function PageBody({ children }: { children: ReactNode }) {
  return <div className="frame textPage">{children}</div>;
}
