// The nouns whose public state changes by itself. tests/unit/moments.test.ts holds every date column of the database to this list.

import type { PublicMoments } from "./core/shared/public-moments.ts";
import { articleMoments, formerFileMoments, issueMoments } from "./journal/journal/journal-moments.ts";
import { programMoments } from "./programs/programs/program-moments.ts";
import { bannerMoments } from "./site/banners/banner-moments.ts";
import { emergencyMoments } from "./site/emergency/emergency-moments.ts";
import { pageMoments } from "./site/pages/page-moments.ts";
import { popupMoments } from "./site/popups/popup-moments.ts";
import { postMoments } from "./site/posts/post-moments.ts";

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
