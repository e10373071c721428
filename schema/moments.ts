// The nouns whose public state changes by itself. tests/unit/moments.test.ts holds every date column of the database to this list.
import { bannerMoments } from "./banners/banner-moments.ts";
import { emergencyMoments } from "./emergency/emergency-moments.ts";
import { articleMoments, formerFileMoments, issueMoments } from "./journal/journal-moments.ts";
import { pageMoments } from "./pages/page-moments.ts";
import { popupMoments } from "./popups/popup-moments.ts";
import { postMoments } from "./posts/post-moments.ts";
import { programMoments } from "./programs/program-moments.ts";
import type { PublicMoments } from "./shared/public-moments.ts";

export const PUBLIC_MOMENTS: readonly PublicMoments[] = [
  postMoments,
  pageMoments,
  programMoments,
  bannerMoments,
  popupMoments,
  emergencyMoments,
  issueMoments,
  articleMoments,
  formerFileMoments,
];
