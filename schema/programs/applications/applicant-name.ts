// An applicant's name in Latin letters, as certificates say it.
import { latinName, NAME_COLUMNS, type NamedPerson } from "#schema/core/shared/person-name.ts";

/** What reads the name takes beside the application. */
export const APPLICANT_NAMES = { member: { select: NAME_COLUMNS } } as const;

interface NamedApplication {
  readonly name: string;
  readonly nameEn: string | null;
  readonly member: NamedPerson | null;
}

/** As the application has it; else of the member's account, as long as both are of the same person. Null: not known. */
export const latinNameOf = ({ name, nameEn, member }: NamedApplication): string | null =>
  nameEn || (member?.name === name ? latinName(member) : null);
