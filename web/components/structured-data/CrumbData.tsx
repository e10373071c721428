import type { Crumb } from "#web/components/Breadcrumbs.tsx";
import { useStructuredData } from "./collect.ts";

/** Where the page stands, for machines. A section has no page of its own and is no step; `home` is what the first step is called. */
export function CrumbData({ crumbs, home }: { crumbs: readonly Crumb[]; home: string }) {
  useStructuredData((address) => ({
    "@type": "BreadcrumbList",
    itemListElement: [{ label: home, to: "/" }, ...crumbs]
      .filter((crumb) => crumb.to !== undefined)
      .map(({ label, to = "/" }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: address(to),
      })),
  }));
  return null;
}
