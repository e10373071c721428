// What a CONFLICT of a program tells: that somebody else saved it, or took it to the trash. What it holds now is asked for then.
import type { CombinedError } from "urql";

export function isConflict(error: CombinedError | undefined): boolean {
  return error?.graphQLErrors[0]?.extensions.code === "CONFLICT";
}
