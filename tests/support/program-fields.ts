// A value of each plain field of a program, by its kind: a new field is tested without being named.
import {
  PROGRAM_FIELD_NAMES,
  PROGRAM_FIELDS,
  type ProgramField,
  untouchedProgramFields,
} from "#schema/validation/programs/program-fields.ts";

interface OfKind {
  readonly moment: Date;
  readonly line: string;
  readonly number: number;
  readonly box: boolean;
}
type SampleFields = {
  readonly [Name in ProgramField]: OfKind[(typeof PROGRAM_FIELDS)[Name]["kind"]];
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Moments follow each other by a day, in the order of the table. */
const FIRST_MOMENT = Date.parse("2030-11-02T00:00:00Z");

/** A value of each field, none of them the one that a new program begins with. */
export function sampleProgramFields(): SampleFields;
export function sampleProgramFields(): object {
  const untouched = untouchedProgramFields();
  return Object.fromEntries(
    PROGRAM_FIELD_NAMES.map((name, at) => {
      const sample = {
        moment: new Date(FIRST_MOMENT + at * DAY_MS),
        line: `https://example.org/${at}`,
        number: 10_000 + at,
        box: !untouched[name],
      };
      return [name, sample[PROGRAM_FIELDS[name].kind]];
    }),
  );
}
