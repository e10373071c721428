// Defines where a pair of the memory comes from: a text, or a file of another program.
import type { TranslationPair } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { MEMORY_PLACES, type MemoryPlace } from "#schema/validation/overview/memory-filters.ts";
import { placeOf } from "./translated.ts";

export const MemoryPlaceRef = builder.enumType("MemoryPlace", {
  description: "Where a pair of the memory comes from. FILE: it was imported.",
  values: MEMORY_PLACES,
});

type Columns = Pick<TranslationPair, "postId" | "programId" | "pageKey" | "source">;

export const memoryPlaceOf = (pair: Columns): MemoryPlace => (pair.source === null ? placeOf(pair) : "FILE");
