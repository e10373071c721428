import { useLocation, useMatches } from "react-router-dom";
import type { Crumb } from "#web/components/Breadcrumbs.tsx";
import { useStructuredData } from "./collect.ts";

/**
 * Where the page is, for machines, down to the page itself. A section has no page of its own and is no step; `home` is what
 * the first step is called.
 */
export function CrumbData({ crumbs, home }: { crumbs: readonly Crumb[]; home: string }) {
  const here = { label: titleOf(useMatches().at(-1)?.loaderData), to: useLocation().pathname };
  useStructuredData((address) => ({
    "@type": "BreadcrumbList",
    itemListElement: [{ label: home, to: "/" }, ...crumbs.filter(({ to }) => to !== here.to), here]
      .filter((step) => step.to !== undefined && step.label !== "")
      .map(({ label, to = "/" }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: address(to),
      })),
  }));
  return null;
}

/** What the page's loader called it (PageData in web/page/page.ts). */
function titleOf(data: unknown): string {
  const meta = typeof data === "object" && data !== null && "meta" in data ? data.meta : null;
  const title = typeof meta === "object" && meta !== null && "title" in meta ? meta.title : null;
  return typeof title === "string" ? title : "";
}
