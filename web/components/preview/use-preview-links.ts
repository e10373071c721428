// The actions on the preview links of a text: a refusal is shown, and the list is fetched again.
import { useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { Previews } from "./preview-link.ts";

type Refused = { readonly error?: Parameters<typeof refusalOf>[0] };

interface PreviewSource {
  readonly links: Previews["links"] | undefined;
  readonly reload: () => void;
  readonly make: () => Promise<Refused>;
  readonly revoke: (id: string) => Promise<Refused>;
}

export function usePreviewLinks({ links = [], reload, make, revoke }: PreviewSource): Previews {
  const intl = useIntl();
  const settle = ({ error }: Refused, done: "preview-office.made" | "preview-office.revoked") => {
    if (error) {
      const { code } = refusalOf(error);
      const id = code === "CONFLICT" ? "preview-office.tooMany" : errorMessageId(code);
      showToast({ kind: "bad", title: intl.formatMessage({ id }) });
    } else showToast({ kind: "ok", title: intl.formatMessage({ id: done }) });
    reload();
  };
  return {
    links,
    make: async () => settle(await make(), "preview-office.made"),
    revoke: async (id) => settle(await revoke(id), "preview-office.revoked"),
  };
}
