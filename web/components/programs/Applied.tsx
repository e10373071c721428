// The page's bytes are the same for everybody and have the way to apply. Anyone who is signed in and has
// applied gets the way to the own application in its place, whose code comes with the session.
import type { ReactNode } from "react";
import { lazyPart } from "#web/components/lazy-part.tsx";
import type { ProgramRowFragment } from "#web/gql/program-row.ts";
import { useSession } from "#web/session/session.ts";

export interface AppliedProps {
  readonly program: Pick<ProgramRowFragment, "id" | "title">;
  readonly size: "sm" | "lg";
  /** For everybody else. */
  readonly children: ReactNode;
}

const AppliedLink = lazyPart<AppliedProps>(
  async () => (await import("./AppliedLink.tsx")).AppliedLink,
  ({ children }) => children,
);

export function Applied(props: AppliedProps) {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <AppliedLink {...props} /> : props.children;
}
