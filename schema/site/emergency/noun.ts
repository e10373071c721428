import type { Noun } from "#schema/noun.ts";
import { emergencyMoments } from "./emergency-moments.ts";

export const emergencyNoun: Noun = { subjects: ["emergency"], moments: [emergencyMoments] };
