// The text of web/features/programs/programs/program-fields.graphql: what clients ask of a program's plain fields.
import { isShownField, PROGRAM_FIELD_NAMES } from "#schema/validation/programs/program-fields.ts";

const SHOWN = PROGRAM_FIELD_NAMES.filter(isShownField);

/** All of them for the editor; what visitors read, of the stored program and of the one that is being typed. */
const FRAGMENTS = {
  "EditedProgramFields on ProgramForEditing": PROGRAM_FIELD_NAMES,
  "ShownProgramFields on Program": SHOWN,
  "TypedProgramFields on TypedProgram": SHOWN,
};

export function programFieldFragments(): string {
  const fragments = Object.entries(FRAGMENTS).map(
    ([head, names]) => `\nfragment ${head} {\n${names.map((name) => `  ${name}\n`).join("")}}\n`,
  );
  return `# Made by \`npm run schema\` of schema/validation/programs/program-fields.ts (web/build/program-field-fragments.ts).\n${fragments.join("")}`;
}
