// A link to a preview as the office lists it, and what can be done with all of a text.
import type { PreviewLinkFragment } from "#web/gql/post-previews.ts";

export interface Previews {
  readonly links: readonly PreviewLinkFragment[];
  readonly make: () => Promise<void>;
  readonly revoke: (id: string) => Promise<void>;
}
