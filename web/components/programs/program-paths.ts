// Where programs live (specification 2; decisions, "Constants"). In one place because navigation, home and search lead there too.
import { programAddress } from "#schema/validation/site-paths.ts";
import { PAGE_PATHS } from "#web/components/page-paths.ts";
import type { ProgramKind } from "#web/gql/enums.ts";

/** The list of all seminars. */
export const SEMINAR_SCHEDULE = "/seminar-schedule";
/** The list of everything that is no seminar. */
export const ALL_PROGRAMS = "/programs";

/** The page a kind is explained and listed on; courses and the exam have a text of the same name. */
export const KIND_PATHS: Readonly<Record<ProgramKind, string>> = { ...PAGE_PATHS, SEMINAR: SEMINAR_SCHEDULE };

/** The address of a program, without language. */
export function programPath({ id, kind }: { readonly id: number; readonly kind: ProgramKind }): string {
  return programAddress(kind, id);
}

/** Where a calendar reads one program. The file itself is the same whoever asks. */
export function calendarPath(id: number, language: string): string {
  return `/programs/${id}.ics?lang=${language}`;
}
