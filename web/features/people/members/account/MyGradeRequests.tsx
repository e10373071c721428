// The member's requests for a grade, with their results. A pending one can be withdrawn.

import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type MyGradeFragment, useCancelGradeRequestMutation } from "#web/gql/grades.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

type Request = MyGradeFragment["gradeRequests"][number];

export function MyGradeRequests({ requests }: { requests: readonly Request[] }) {
  const intl = useIntl();
  const [asked, ask] = useState<Request | null>(null);
  const [{ fetching }, cancel] = useCancelGradeRequestMutation();
  const confirm = async ({ id }: Request) => {
    ask(null);
    if (fetching) return;
    const { error } = await cancel({ id });
    const said = error ? errorMessageId(refusalOf(error).code) : "grades.cancelled";
    showToast({ kind: error ? "bad" : "ok", title: intl.formatMessage({ id: said }) });
  };
  if (requests.length === 0) return null;
  return (
    <>
      <ul className="rows">
        {requests.map((request) => (
          <li key={request.id} className="ends">
            <RequestWords request={request} />
            {request.status === "PENDING" ? (
              <Button size="sm" variant="outline" onClick={() => ask(request)}>
                <FormattedMessage id="grades.cancel" />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <ConfirmDialog
          title={
            <FormattedMessage id="grades.cancelTitle" values={{ grade: <GradeName request={asked} /> }} />
          }
          detail={<FormattedMessage id="grades.cancelDetail" />}
          action={<FormattedMessage id="grades.cancel" />}
          onConfirm={() => void confirm(asked)}
          onCancel={() => ask(null)}
        />
      )}
    </>
  );
}

const GradeName = ({ request }: { request: Request }) => (
  <FormattedMessage id={`enums.MemberGrade.${request.grade}`} />
);

/** Only what waits or was refused has a colour. */
const TONES: Partial<Record<Request["status"], string>> = { PENDING: "var(--warn)", REFUSED: "var(--bad)" };

function RequestWords({ request }: { request: Request }) {
  const language = useLanguage();
  const { status, reason, createdAt, decidedAt } = request;
  const day = formatDate(language, decidedAt ?? createdAt);
  return (
    <div>
      <Text fw={600} c={TONES[status] ?? "inherit"}>
        <FormattedMessage id={`grades.state.${status}`} values={{ grade: <GradeName request={request} /> }} />
      </Text>
      <p className="meta">{day}</p>
      {reason === null ? null : (
        <Text mt={4} className="lines">
          <FormattedMessage id="grades.reason" values={{ reason }} />
        </Text>
      )}
    </div>
  );
}
