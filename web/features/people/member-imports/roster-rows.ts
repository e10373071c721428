import { z } from "#schema/validation/zod.ts";

const rows = z.array(z.array(z.string()));

/** The first rows of a roster, as the server read them. */
export const rowsOf = (answered: unknown): readonly (readonly string[])[] => rows.parse(answered);
