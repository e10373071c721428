// Defines when visitors see something else without anybody doing anything, of all nouns.
// tests/unit/moments.test.ts holds every date column of the database to it.
import type { PublicMoments } from "./core/shared/public-moments.ts";
import { NOUNS } from "./nouns.ts";

export const PUBLIC_MOMENTS: readonly PublicMoments[] = NOUNS.flatMap(({ moments = [] }) => moments);
