// The links by which a page is read before it is in force.
import { FormattedMessage } from "react-intl";
import { PROGRAM_KINDS } from "#schema/validation/programs/program-kinds.ts";
import { PreviewLinks } from "#web/components/preview/PreviewSection.tsx";
import { usePreviewLinks } from "#web/components/preview/use-preview-links.ts";
import type { PageKey } from "#web/gql/enums.ts";
import {
  useMakePagePreviewMutation,
  usePagePreviewsQuery,
  useRevokePagePreviewMutation,
} from "#web/gql/page-preview-links.ts";
import { COURSE_PREVIEW_PATH, PAGE_PREVIEW_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";

/** A course and its text are called the same. */
const isCourse = (key: PageKey) => PROGRAM_KINDS.some((kind) => kind === key);

interface PagePreviewLinksProps {
  pageKey: PageKey;
  /** What is on the screen is with the server as a draft. */
  onKeep: () => Promise<void>;
}

export function PagePreviewLinks({ pageKey: key, onKeep }: PagePreviewLinksProps) {
  // Signing out does not ask again as a visitor.
  const pause = !useSession().isAuthenticated;
  const [{ data }, ask] = usePagePreviewsQuery({ variables: { key }, requestPolicy: "network-only", pause });
  const [, make] = useMakePagePreviewMutation();
  const [, revoke] = useRevokePagePreviewMutation();
  const previews = usePreviewLinks({
    links: data?.pagePreviews,
    reload: () => ask({ requestPolicy: "network-only" }),
    make: () => make({ key }),
    revoke: (link) => revoke({ id: link }),
  });
  return (
    <PreviewLinks
      previews={previews}
      hint={<FormattedMessage id="preview-office.hint" />}
      path={isCourse(key) ? COURSE_PREVIEW_PATH : PAGE_PREVIEW_PATH}
      onKeep={onKeep}
    />
  );
}
