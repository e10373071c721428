// The links by which a program is read before it is published.
import { FormattedMessage } from "react-intl";
import { PreviewLinks } from "#web/components/preview/PreviewSection.tsx";
import { usePreviewLinks } from "#web/components/preview/use-preview-links.ts";
import {
  useMakeProgramPreviewMutation,
  useProgramPreviewsQuery,
  useRevokeProgramPreviewMutation,
} from "#web/gql/program-preview-links.ts";
import { PROGRAM_PREVIEW_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";

interface ProgramPreviewLinksProps {
  id: number;
  /** What is on the screen is with the server as a draft. */
  onKeep: () => Promise<void>;
}

export function ProgramPreviewLinks({ id, onKeep }: ProgramPreviewLinksProps) {
  // Signing out does not ask again as a visitor.
  const pause = !useSession().isAuthenticated;
  const [{ data }, ask] = useProgramPreviewsQuery({
    variables: { programId: id },
    requestPolicy: "network-only",
    pause,
  });
  const [, make] = useMakeProgramPreviewMutation();
  const [, revoke] = useRevokeProgramPreviewMutation();
  const previews = usePreviewLinks({
    links: data?.programPreviews,
    reload: () => ask({ requestPolicy: "network-only" }),
    make: () => make({ programId: id }),
    revoke: (link) => revoke({ id: link }),
  });
  return (
    <PreviewLinks
      previews={previews}
      hint={<FormattedMessage id="preview-office.hint" />}
      path={PROGRAM_PREVIEW_PATH}
      onKeep={onKeep}
    />
  );
}
