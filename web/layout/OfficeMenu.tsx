// The pages of the office that somebody may open, with what waits behind them. The line of the page that is
// open is stored in view, because the list is longer than a laptop's screen.

import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { type OfficeLinksQuery, useOfficeCountsQuery } from "#web/gql/layout.ts";
import { OfficeMenuGroup } from "./OfficeMenuGroup.tsx";
import { officeGroups, openAmong, waitingAt } from "./office-pages.ts";
import { useFoldedGroups } from "./use-folded-groups.ts";

/** Whatever changes one of these may change what waits: urql asks for the numbers again, so that they follow the act. */
const COUNTED = {
  additionalTypenames: [
    "Member",
    "ManagedMember",
    "Payment",
    "PaymentBooking",
    "BulkStep",
    "BookedStep",
    "Post",
    "Draft",
    "ManagedSubmission",
  ],
};

export function OfficeMenu({ viewer }: { viewer: OfficeLinksQuery["viewer"] }) {
  const [{ data: counted }, count] = useOfficeCountsQuery({ pause: true, context: COUNTED });
  const groups = officeGroups(viewer);
  const { pathname } = useLocation();
  const page = openAmong(
    groups.flatMap(({ pages }) => pages),
    pathname,
  );
  const current = groups.find(({ pages }) => pages.some(({ to }) => to === page?.to));
  const { isOpen, toggle } = useFoldedGroups(current?.name, pathname);
  const list = useRef<HTMLDivElement>(null);
  // What waits may have become another number with each page.
  useEffect(() => {
    if (pathname) count({ requestPolicy: "cache-and-network" });
  }, [pathname, count]);
  useEffect(() => {
    if (pathname && viewer) {
      list.current?.querySelector("[aria-current='page']")?.scrollIntoView({ block: "nearest" });
    }
  }, [pathname, viewer]);
  return (
    <div ref={list}>
      {groups.map((group) => (
        <OfficeMenuGroup
          key={group.name}
          group={group}
          openPage={page?.to}
          isOpen={isOpen(group.name)}
          onToggle={() => toggle(group.name)}
          waitingOf={(path) => waitingAt(path, counted?.dashboard)}
        />
      ))}
    </div>
  );
}
