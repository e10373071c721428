// In which language emails come. It is apart from the language of the pages.

import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useChooseMailLanguageMutation } from "#web/gql/account.ts";
import type { Language } from "#web/gql/enums.ts";

export function MailLanguage({ chosen }: { chosen: Language }) {
  const intl = useIntl();
  const [{ fetching }, choose] = useChooseMailLanguageMutation();
  const other = chosen === "KO" ? "EN" : "KO";
  const change = async () => {
    if (fetching) return;
    const { error } = await choose({ language: other });
    const id = error ? "errors.INTERNAL" : (`account.mailLanguage.chosen.${other}` as const);
    showToast({ kind: error ? "bad" : "ok", title: intl.formatMessage({ id }) });
  };
  return (
    <div className="ends">
      <p>
        <FormattedMessage id={`account.mailLanguage.${chosen}`} />
      </p>
      <Button variant="outline" onClick={() => void change()}>
        <FormattedMessage id={`account.mailLanguage.choose.${other}`} />
      </Button>
    </div>
  );
}
