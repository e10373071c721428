import type { PublicMoments } from "#schema/core/shared/public-moments.ts";

/** A version that was saved ahead of its day comes into force. */
export const pageMoments: PublicMoments = {
  table: "page_versions",
  where: "true",
  columns: { effective_at: [0] },
  still: ["created_at", "withdrawn_at"],
};
