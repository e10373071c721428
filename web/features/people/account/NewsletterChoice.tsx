// Shows whether the newsletter comes. The choice is written down with its time and language.

import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useChooseNewsletterMutation } from "#web/gql/account.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

export function NewsletterChoice({ wanted }: { wanted: boolean }) {
  const intl = useIntl();
  const language = useLanguage();
  const [{ fetching }, choose] = useChooseNewsletterMutation();
  const change = async () => {
    if (fetching) return;
    const { error } = await choose({ granted: !wanted, language: toGraphqlLanguage(language) });
    if (error) return void sayRefusal(intl, error);
    const id = wanted ? "account.newsletter.stopped" : "account.newsletter.started";
    showToast({ kind: "ok", title: intl.formatMessage({ id }) });
  };
  return (
    <div className="ends">
      <div>
        <p>
          <FormattedMessage id={wanted ? "account.newsletter.on" : "account.newsletter.off"} />
        </p>
        <p className="meta">
          <FormattedMessage id="account.newsletter.about" />
        </p>
      </div>
      <Button variant="outline" onClick={() => void change()}>
        <FormattedMessage id={wanted ? "account.newsletter.stop" : "account.newsletter.start"} />
      </Button>
    </div>
  );
}
