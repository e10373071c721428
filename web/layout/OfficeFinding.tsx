// Shows what is at hand on every page of the office: the palette, and the keys with their sheet.
import { useState } from "react";
import { lazyPart } from "#web/components/lazy-part.tsx";
import type { OfficeLinksQuery } from "#web/gql/layout.ts";
import { useOfficeKeys } from "./keys/use-office-keys.ts";
import { officePages } from "./office-pages.ts";
import { PaletteHost } from "./palette/PaletteHost.tsx";

const KeySheet = lazyPart(async () => (await import("./keys/KeySheet.tsx")).KeySheet);

export function OfficeFinding({ viewer }: { viewer: OfficeLinksQuery["viewer"] }) {
  const [sheet, setSheet] = useState(false);
  const open = () => setSheet(true);
  const pages = officePages(viewer).map(({ to }) => to);
  useOfficeKeys(pages, open);
  return (
    <>
      <PaletteHost viewer={viewer} onKeys={open} />
      {sheet ? <KeySheet viewer={viewer} onClose={() => setSheet(false)} /> : null}
    </>
  );
}
