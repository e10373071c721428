import type { LocalizedText } from "./localized.ts";

/** What a feed says of one of the newest posts or articles. */
export interface FeedEntry {
  readonly id: number;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}
