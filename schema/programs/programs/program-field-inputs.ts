// The plain fields of a program as its mutations take them.
import type { InputFieldBuilder } from "@pothos/core";
import type { builder } from "#schema/builder.ts";
import { PROGRAM_FIELD_NAMES, PROGRAM_FIELDS } from "#schema/validation/programs/program-fields.ts";

export const inputOfProgramFields = (t: InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">) =>
  Object.fromEntries(
    PROGRAM_FIELD_NAMES.map((name) => {
      const { kind, about: description } = PROGRAM_FIELDS[name];
      const options = description === undefined ? {} : { description };
      if (kind === "moment") return [name, t.field({ type: "DateTime", ...options })];
      if (kind === "line") return [name, t.string(options)];
      if (kind === "number") return [name, t.int(options)];
      return [name, t.boolean(options)];
    }),
  );
