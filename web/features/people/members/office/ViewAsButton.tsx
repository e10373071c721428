// Shows this tab as the member sees it (docs/core.md#access-to-peoples-data): asks why first; the page is
// loaded again, so that nothing the office has read stays in it.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { refusalWords } from "#web/components/forms/refusal-words.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type ManagedMemberFragment, useStartMemberViewMutation } from "#web/gql/member-office.ts";
import { localizedPath, useLanguage } from "#web/i18n/language.ts";
import { MY_ACCOUNT_PATH } from "#web/paths.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { beginView } from "#web/session/view-session.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";

export function ViewAsButton({ member }: { member: ManagedMemberFragment }) {
  const intl = useIntl();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [, start] = useStartMemberViewMutation();
  const { id, name, grade } = member;
  const view = async (reason: string) => {
    setAsking(false);
    const { data, error } = await start({ id, reason });
    if (error) {
      const refusal = refusalOf(error);
      if (isProofDeclined(refusal.code)) return;
      return showToast({ kind: "bad", title: refusalWords(intl, refusal) });
    }
    if (!data) return;
    try {
      beginView({ token: data.startMemberView.pass, member_idx: id, member_type: grade });
    } catch {
      return showToast({
        kind: "bad",
        title: intl.formatMessage({ id: "member-office.action.viewAsFailed" }),
      });
    }
    window.location.assign(localizedPath(language, MY_ACCOUNT_PATH));
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        <FormattedMessage id="member-office.action.viewAs" />
      </Button>
      {asking ? (
        <ReasonDialog
          question={{
            title: <FormattedMessage id="member-office.action.viewAsTitle" values={{ name }} />,
            detail: <FormattedMessage id="member-office.action.viewAsDetail" />,
            answer: <FormattedMessage id="member-office.action.viewAs" />,
            needed: true,
            onAnswer: (reason) => void view(reason),
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
