// Around the pages of the site that the browser fills.
import { Outlet } from "react-router-dom";
import { useHeldPosition } from "#web/page/use-held-position.ts";

export function FilledFrame() {
  useHeldPosition();
  return <Outlet />;
}
