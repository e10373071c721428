// The office's button on a page of the association; its code comes with the first member of the office.
import { lazy } from "react";
import type { PageKey } from "#web/gql/enums.ts";
import { OfficeSlot } from "./OfficeSlot.tsx";

const PageOffice = lazy(async () => ({ default: (await import("./PageOffice.tsx")).PageOffice }));

export function PageOfficeSlot({ pageKey }: { pageKey: PageKey }) {
  return (
    <OfficeSlot>
      <PageOffice pageKey={pageKey} />
    </OfficeSlot>
  );
}
