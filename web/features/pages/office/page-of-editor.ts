import { PAGE_KEYS, type PageKeyName } from "#schema/validation/page-kinds.ts";
import { notFound } from "#web/page/page-error.ts";
import { pageEditPath } from "#web/paths.ts";

/** The page whose editor a path is, without language. Throws PageError 404 for any other path. */
export function pageOfEditor(path: string): PageKeyName {
  const key = PAGE_KEYS.find((name) => path === pageEditPath(name));
  if (!key) throw notFound();
  return key;
}
