// Id, DateTime, RichText, Json and Won. Other values are checked with the input they are in, so that errors
// name their field. A DateTime is given as text, because JavaScript would read 30 February as 2 March.
import { GraphQLError } from "graphql";
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import { isId } from "#schema/validation/core/read-id.ts";

builder.scalarType("Id", {
  description:
    "The id of a row: a whole number from 1 to 2147483647. Any other whole number is NOT_FOUND, as an id without a row is.",
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== "number" || !Number.isInteger(value)) throw new GraphQLError("Not a whole number");
    if (!isId(value)) throw new DomainError("NOT_FOUND");
    return value;
  },
});

builder.scalarType("DateTime", {
  description: "A moment: ISO 8601 in UTC, such as 2026-03-02T00:00:00.000Z.",
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    if (typeof value !== "string") throw new GraphQLError("Not a moment in ISO 8601");
    return value;
  },
});

builder.scalarType("RichText", {
  description: "A ProseMirror document as JSON; schema/validation/core/document.ts says what it may hold.",
  serialize: (value) => value,
  parseValue: (value) => value,
});

builder.scalarType("Json", {
  description: "Any JSON.",
  serialize: (value) => value,
  parseValue: (value) => value,
});

/** @throws GraphQLError for what is no whole number, or more than a number holds exactly */
function toWon(value: unknown): number {
  const won = typeof value === "bigint" ? Number(value) : value;
  if (typeof won !== "number" || !Number.isSafeInteger(won)) throw new GraphQLError("Not whole won");
  return won;
}

builder.scalarType("Won", {
  description: "Whole won, up to 2^53 on either side of zero: sums outgrow an Int at 2.1 billion.",
  serialize: toWon,
  parseValue: toWon,
});
