// The links by which a post is read before it is published.
import { useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  useMakePostPreviewMutation,
  usePostPreviewsQuery,
  useTakeBackPostPreviewMutation,
} from "#web/gql/post-previews.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { useSession } from "#web/session/session.ts";

export function usePostPreviews(postId: number) {
  const intl = useIntl();
  // Signing out does not ask again as a visitor.
  const pause = !useSession().isAuthenticated;
  const [{ data }, ask] = usePostPreviewsQuery({
    variables: { postId },
    requestPolicy: "network-only",
    pause,
  });
  const [, make] = useMakePostPreviewMutation();
  const [, takeBack] = useTakeBackPostPreviewMutation();
  const settle = (error: Parameters<typeof refusalOf>[0]) => {
    if (error) {
      const { code } = refusalOf(error);
      const id = code === "CONFLICT" ? "preview-office.tooMany" : errorMessageId(code);
      showToast({ kind: "bad", title: intl.formatMessage({ id }) });
    }
    ask({ requestPolicy: "network-only" });
  };
  return {
    links: data?.postPreviews ?? [],
    make: async () => settle((await make({ postId })).error),
    takeBack: async (id: string) => settle((await takeBack({ id })).error),
  };
}
