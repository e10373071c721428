import type { Noun } from "#schema/noun.ts";
import { bannerMoments } from "./banner-moments.ts";

export const bannerNoun: Noun = { subjects: ["banner"], moments: [bannerMoments] };
