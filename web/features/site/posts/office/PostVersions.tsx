// The versions of a post, under its form.
import { FormattedMessage } from "react-intl";
import { VersionsSection } from "#web/components/versions/VersionsSection.tsx";
import type { Board } from "#web/gql/enums.ts";
import { tellPost } from "./PostWords.tsx";
import { POST_LABELS } from "./post-labels.ts";
import { usePostVersions } from "./use-post-versions.ts";

interface PostVersionsProps {
  id: number;
  board: Board;
  /** Something is written that is not saved. */
  isChanged: boolean;
  onRestored: () => void;
}

export function PostVersions({ id, board, isChanged, onRestored }: PostVersionsProps) {
  return (
    <VersionsSection
      versions={usePostVersions(id)}
      labels={POST_LABELS}
      tell={(field, value) => tellPost(board, field, value)}
      isChanged={isChanged}
      onRestored={onRestored}
      stays={<FormattedMessage id="versions.ask.staysPost" />}
    />
  );
}
