import type { FollowedManuscriptFragment, MyManuscriptQuery } from "#web/gql/manuscripts.ts";

/** What every part of the page of a manuscript is about. */
export interface ManuscriptPart {
  readonly manuscript: FollowedManuscriptFragment;
  /** It is asked for again. */
  readonly onChanged: () => void;
}

export type Guide = MyManuscriptQuery["journalGuide"];
