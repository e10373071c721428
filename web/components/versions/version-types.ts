// Says what a noun says so that its versions can be listed, compared and restored.
import type { SendResult } from "#web/components/forms/form-types.ts";
import type { VersionComparison } from "#web/gql/enums.ts";
import type { ListedVersionFragment, VersionChangeFragment } from "#web/gql/versions.ts";

export type ListedVersion = ListedVersionFragment;
export type VersionSections = VersionChangeFragment["sections"];

export interface Versions {
  /** The newest first; null until they are there. */
  readonly list: readonly ListedVersion[] | null;
  readonly failed: boolean;
  readonly reload: () => void;
  /** What differs; null when it cannot be had. */
  readonly compare: (number: number, against: VersionComparison) => Promise<VersionSections | null>;
  readonly restore: (number: number) => Promise<SendResult>;
}
