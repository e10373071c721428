// The office's button on a page of the association; its code comes with the first member of the office.
import type { PageKey } from "#web/gql/enums.ts";
import { lazyPart } from "./lazy-part.tsx";
import { OfficeSlot } from "./OfficeSlot.tsx";

const PageOffice = lazyPart(async () => (await import("./PageOffice.tsx")).PageOffice);

export function PageOfficeSlot({ pageKey }: { pageKey: PageKey }) {
  return (
    <OfficeSlot>
      <PageOffice pageKey={pageKey} />
    </OfficeSlot>
  );
}
