// Says who is meant at the door: by a part of the name in either language, its initials (초성), the number or the seat.
import { apart, initialsOf, isOfInitials } from "#schema/validation/core/initials.ts";
import type { CheckInPersonFragment } from "#web/gql/check-in.ts";

/** Letters and digits alone: spaces and hyphens are typed or not. */
const fold = (text: string) => text.normalize("NFC").toLowerCase().replaceAll(/[\s-]/g, "");

export function findPeople(
  people: readonly CheckInPersonFragment[],
  search: string,
): readonly CheckInPersonFragment[] {
  const term = apart(fold(search));
  if (term === "") return people;
  const isIntended = isOfInitials(term)
    ? ({ name }: CheckInPersonFragment) => initialsOf(fold(name)).includes(term)
    : ({ name, nameEn, number, seat }: CheckInPersonFragment) =>
        [name, nameEn, number, seat].some((text) => text != null && fold(text).includes(term));
  return people.filter(isIntended);
}

const inKorean = new Intl.Collator("ko", { numeric: true });

/** In the order of their names: 가나다, then Latin letters. */
export const byName = (people: readonly CheckInPersonFragment[]): readonly CheckInPersonFragment[] =>
  people.toSorted((one, other) => inKorean.compare(one.name, other.name) || one.id - other.id);

/** The token of a slip in what a QR code says; null where it is none of this site's. */
export function ticketIn(text: string): string | null {
  try {
    return new URL(text).searchParams.get("t");
  } catch {
    return null;
  }
}
