// One person: who, the roles, and their change, which is asked for once more before it is done.

import { Badge, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { LeaveQuestion } from "#web/components/editor/LeaveQuestion.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { StaffRole } from "#web/gql/enums.ts";
import { type ListedStaffFragment, useSetStaffRolesMutation } from "#web/gql/staff.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { StaffRoles } from "./StaffRoles.tsx";

/** Only a row with a choice that differs asks, so there is nothing more to know. */
const mayNotLeave = () => false;

interface StaffRowProps {
  person: ListedStaffFragment;
  onChanged: () => void;
}

export function StaffRow({ person, onChanged }: StaffRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [, setRoles] = useSetStaffRolesMutation();
  const [chosen, choose] = useState<readonly StaffRole[] | null>(null);
  const [asking, setAsking] = useState(false);
  const { id, name, email, roles, since, isViewer } = person;
  const list = (held: readonly StaffRole[]) =>
    held.length === 0
      ? intl.formatMessage({ id: "staff.noRole" })
      : intl.formatList(held.map((role) => intl.formatMessage({ id: `staff.role.${role}` })));
  const save = async () => {
    setAsking(false);
    if (chosen === null) return;
    const { error } = await setRoles({ memberId: id, roles: [...chosen], expected: [...roles] });
    const code = error ? refusalOf(error).code : null;
    if (isProofDeclined(code)) return;
    const words = code === null ? "staff.saved" : code === "CONFLICT" ? "staff.behind" : errorMessageId(code);
    showToast({ kind: code === null ? "ok" : "bad", title: intl.formatMessage({ id: words }), text: name });
    // What was chosen stays beside what a colleague has made of it meanwhile.
    if (code === null) choose(null);
    onChanged();
  };
  const changes =
    chosen !== null && !(chosen.length === roles.length && chosen.every((role) => roles.includes(role)));
  return (
    <>
      <div>
        <Group gap={8} fw={600}>
          <Text component="span" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          {isViewer ? (
            <Badge>
              <FormattedMessage id="staff.you" />
            </Badge>
          ) : null}
        </Group>
        <Text fz="sm" c="var(--ink-3)" style={{ overflowWrap: "anywhere" }}>
          {email}
        </Text>
        <Group gap="0 12px" mt={4} c="var(--ink-2)">
          {list(roles)}
          {since === null ? null : (
            <Text component="span" fz="sm" c="var(--ink-3)">
              <FormattedMessage id="staff.since" values={{ date: formatDate(language, since) }} />
            </Text>
          )}
        </Group>
      </div>
      {chosen === null ? (
        <Button
          size="sm"
          variant="outline"
          style={{ alignSelf: "center" }}
          aria-label={intl.formatMessage(
            { id: roles.length === 0 ? "staff.giveTo" : "staff.changeOf" },
            { name },
          )}
          onClick={() => choose(roles)}
        >
          <FormattedMessage id={roles.length === 0 ? "staff.give" : "staff.change"} />
        </Button>
      ) : (
        <StaffRoles
          name={name}
          chosen={chosen}
          onChoose={choose}
          onSave={() => (changes ? setAsking(true) : choose(null))}
          onCancel={() => choose(null)}
        />
      )}
      {changes ? <LeaveQuestion mayLeave={mayNotLeave} detail="staff.unsaved" /> : null}
      {asking && chosen !== null ? (
        <ConfirmDialog
          title={<FormattedMessage id="staff.ask" values={{ name }} />}
          detail={
            <FormattedMessage
              id={isViewer ? "staff.askOwn" : "staff.askDetail"}
              values={{ roles: list(chosen) }}
            />
          }
          action={<FormattedMessage id="staff.change" />}
          onConfirm={() => void save()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
