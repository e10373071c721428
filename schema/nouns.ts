// The descriptors of nouns, in the order of the areas (docs/architecture.md).
import { redirectNoun } from "./core/redirects/noun.ts";
import { journalNoun } from "./journal/journal/noun.ts";
import { reviewNoun } from "./journal/reviews/noun.ts";
import { paymentNoun } from "./money/payments/noun.ts";
import type { Noun } from "./noun.ts";
import { translationNoun } from "./overview/translations/noun.ts";
import { memberNoun } from "./people/members/noun.ts";
import { applicationNoun } from "./programs/applications/noun.ts";
import { examNoun } from "./programs/exams/noun.ts";
import { presentationNoun } from "./programs/presentations/noun.ts";
import { programNoun } from "./programs/programs/noun.ts";
import { bannerNoun } from "./site/banners/noun.ts";
import { emergencyNoun } from "./site/emergency/noun.ts";
import { glossaryNoun } from "./site/glossary/noun.ts";
import { pageNoun } from "./site/pages/noun.ts";
import { popupNoun } from "./site/popups/noun.ts";
import { postNoun } from "./site/posts/noun.ts";

export const NOUNS: readonly Noun[] = [
  redirectNoun,
  memberNoun,
  postNoun,
  pageNoun,
  bannerNoun,
  popupNoun,
  emergencyNoun,
  glossaryNoun,
  paymentNoun,
  programNoun,
  applicationNoun,
  examNoun,
  presentationNoun,
  journalNoun,
  reviewNoun,
  translationNoun,
];
