// Looks for one text among everything the office may open, all kinds at once.

import type { Language } from "#prisma/generated/enums.ts";
import type { Context, Viewer } from "#schema/context.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { toTextSearch } from "#schema/core/text-search/search-terms.ts";
import {
  OFFICE_HIT_KINDS,
  OFFICE_HITS_EACH,
  OFFICE_HITS_RECENT,
  type OfficeHitKind,
} from "#schema/validation/overview/office-search.ts";
import { findManagedPosts, findManagedPrograms } from "./find-content.ts";
import { findPayments } from "./find-payments.ts";
import { findApplications, findMembers } from "./find-people.ts";
import { type OfficeFinder, readId } from "./office-finder.ts";
import type { OfficeHit } from "./office-hit.ts";
import { readWorkedOn, type WorkedOn } from "./worked-on.ts";

const FINDERS: Readonly<Record<OfficeHitKind, OfficeFinder>> = {
  MEMBER: findMembers,
  PAYMENT: findPayments,
  APPLICATION: findApplications,
  PROGRAM: findManagedPrograms,
  POST: findManagedPosts,
};

interface Reader {
  readonly language: Language;
  readonly viewer: Viewer;
}

async function inOrder(finder: OfficeFinder, ids: readonly number[], { language, viewer }: Reader) {
  if (ids.length === 0) return [];
  const byId = new Map((await finder.read(ids, language, viewer)).map((hit) => [hit.id, hit]));
  return ids.map((id) => byId.get(id)).filter((hit) => hit !== undefined);
}

/** What was worked on last, of all kinds together. */
async function recent(
  finders: readonly OfficeFinder[],
  worked: readonly WorkedOn[],
  reader: Reader,
): Promise<readonly OfficeHit[]> {
  // A few more than are shown: some may be gone.
  const some = worked.slice(0, 2 * OFFICE_HITS_RECENT);
  const read = await Promise.all(
    finders.map(async (finder) => {
      const ids = some.filter(({ subject }) => subject === finder.subject).map(({ id }) => id);
      return (await inOrder(finder, ids, reader)).map((hit) => [`${finder.subject} ${hit.id}`, hit] as const);
    }),
  );
  const hits = new Map(read.flat());
  return some
    .map(({ subject, id }) => hits.get(`${subject} ${id}`))
    .filter((hit) => hit !== undefined)
    .slice(0, OFFICE_HITS_RECENT);
}

/**
 * Kind by kind, of each what was worked on last before the newest; what was worked on last of all kinds where nothing is typed.
 * That somebody looked among people is written down once in ten minutes for each text (docs/core.md#access-to-peoples-data).
 */
export async function findInOffice(
  typed: string,
  language: Language,
  context: Context,
): Promise<readonly OfficeHit[]> {
  const { viewer, clock } = context;
  if (viewer === null) return [];
  const finders = OFFICE_HIT_KINDS.map((kind) => FINDERS[kind]).filter(({ may }) => may(viewer));
  const { text, terms } = toTextSearch(typed);
  const isNumber = /^\d$/.test(text);
  const id = readId(text);
  const subjects = finders.map(({ subject }) => subject);
  const personal = finders.find(({ isPersonal }) => isPersonal);
  const look = { action: "findInOffice", subjectId: null, filter: { search: text } } as const;
  const [worked] = await Promise.all([
    readWorkedOn(viewer.memberId, subjects),
    personal && recordView({ ...look, subject: personal.subject }, authorOf(context)),
  ]);
  if (text === "") return await recent(finders, worked, { language, viewer });
  if (terms.length === 0 && !isNumber) return [];
  const request = { text, terms: terms.length === 0 ? [text] : terms, now: clock.now(), viewer };
  const groups = await Promise.all(
    finders.map(async (finder) => {
      const own = worked.filter(({ subject }) => subject === finder.subject).map(({ id }) => id);
      const [before, found] = await Promise.all([finder.among(own, request.terms), finder.find(request)]);
      // What has this very number comes before what only holds it.
      const numbered = found.filter((one) => one === id);
      const ids = [...new Set([...numbered, ...before, ...found])].slice(0, 2 * OFFICE_HITS_EACH);
      return (await inOrder(finder, ids, { language, viewer })).slice(0, OFFICE_HITS_EACH);
    }),
  );
  return groups.flat();
}
