// Defines where a popup shows. It travels with every public page, so nothing is imported here.

interface Placed {
  readonly pages: "HOME" | "PUBLIC" | "CHOSEN";
  /** Addresses of this site without the language. */
  readonly paths: readonly string[];
}

/** Whether it shows at an address without the language: CHOSEN ones at theirs and at all below. */
export function showsOn({ pages, paths }: Placed, path: string): boolean {
  if (pages === "CHOSEN") return paths.some((own) => path === own || path.startsWith(`${own}/`));
  return pages === "PUBLIC" || path === "/";
}
