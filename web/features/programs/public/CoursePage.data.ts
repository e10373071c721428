import type { Today } from "#web/components/programs/today.ts";
import { splitLanguage } from "#web/i18n/language.ts";
import type { PageData, PageLoaderArgs } from "#web/page/page.ts";
import { notFound } from "#web/page/page-error.ts";
import { loadCourse } from "./course-loader.ts";
import { courseAt } from "./kinds.ts";

export async function loader(args: PageLoaderArgs): Promise<PageData & Today> {
  const kind = courseAt(splitLanguage(args.url.pathname).path);
  if (kind === undefined) throw notFound();
  return loadCourse(kind, args);
}
