// Over my account: texts that changed since they were agreed to, each with what changed and a button of its own.

import { Alert, Button, Group, Text } from "@mantine/core";
import { mdiFileDocumentEditOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type TextsToAgreeFragment,
  useAccountNoticeQuery,
  useAgreeToTextMutation,
} from "#web/gql/account.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { AGREED_TEXT_PATHS } from "#web/paths.ts";

type ChangedText = TextsToAgreeFragment["textsToAgree"][number];

export function TextsNotice() {
  const [{ data }, ask] = useAccountNoticeQuery({ requestPolicy: "cache-first" });
  const texts = data?.myAccount.textsToAgree ?? [];
  if (texts.length === 0) return null;
  return (
    <Alert
      component="section"
      variant="warn"
      mb={24}
      icon={<Icon path={mdiFileDocumentEditOutline} />}
      title={
        <Text component="h2" id="texts-notice">
          {<FormattedMessage id="account.texts.changed" />}
        </Text>
      }
      aria-labelledby="texts-notice"
    >
      <p>
        <FormattedMessage id="account.texts.hint" />
      </p>
      {texts.map((text) => (
        <ChangedTextRow key={text.kind} text={text} onNewer={() => ask({ requestPolicy: "network-only" })} />
      ))}
    </Alert>
  );
}

function ChangedTextRow({ text, onNewer }: { text: ChangedText; onNewer: () => void }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ fetching }, agree] = useAgreeToTextMutation();
  const { kind, version } = text;
  const name = intl.formatMessage({ id: `account.consents.kind.${kind}` });
  const submit = async () => {
    if (fetching) return;
    const { error } = await agree({ kind, version, language });
    if (!error) {
      showToast({ kind: "ok", title: intl.formatMessage({ id: "account.texts.agreed" }) });
      return;
    }
    const { code } = refusalOf(error);
    const id = code === "CONFLICT" ? "account.texts.newer" : errorMessageId(code);
    showToast({ kind: "bad", title: intl.formatMessage({ id }) });
    onNewer();
  };
  return (
    <Group gap="8px 12px" mt={12}>
      <Link className="link" to={`${AGREED_TEXT_PATHS[kind]}?version=${version}&view=changes`}>
        <FormattedMessage id="account.texts.changes" values={{ text: name, number: version }} />
      </Link>
      <Button size="sm" variant="outline" onClick={() => void submit()}>
        <FormattedMessage id="account.texts.agree" values={{ text: name }} />
      </Button>
    </Group>
  );
}
