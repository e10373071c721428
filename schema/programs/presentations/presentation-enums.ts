import { builder } from "#schema/builder.ts";
import {
  PRESENTATION_DECISIONS,
  PRESENTATION_KINDS,
  PRESENTATION_STATES,
  REVIEW_MODES,
} from "#schema/validation/programs/presentations.ts";

export const PresentationStateRef = builder.enumType("PresentationState", { values: PRESENTATION_STATES });
export const PresentationKindRef = builder.enumType("PresentationKind", { values: PRESENTATION_KINDS });
export const PresentationDecisionRef = builder.enumType("PresentationDecision", {
  values: PRESENTATION_DECISIONS,
});
export const PresentationReviewModeRef = builder.enumType("PresentationReviewMode", { values: REVIEW_MODES });
