// Shows what came of a roster; within a day all of it can be undone.

import { Button, Group, List, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { Link } from "#web/components/Link.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { Section } from "#web/components/Section.tsx";
import { sayRefusal } from "#web/components/toasts/say-refusal.ts";
import { type MemberImportFragment, useUndoMemberImportMutation } from "#web/gql/member-imports.ts";
import { formatDateTime, formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { MEMBERS_PATH, memberPath } from "#web/paths.ts";
import { ResultCauses } from "./ResultCauses.tsx";

/** The list of those who were not invited yet. */
const NOT_INVITED = `${MEMBERS_PATH}?invitation=NOT_SENT`;

export function ImportResult({ roster, onChanged }: { roster: MemberImportFragment; onChanged: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [{ fetching }, undo] = useUndoMemberImportMutation();
  const { id, fileName, created, updated, skipped, undoneAt, undoableUntil, createdAt, by } = roster;
  const answer = async () => {
    const { error } = await undo({ id });
    setAsking(false);
    if (error) {
      void sayRefusal(intl, error);
    }
    onChanged();
  };
  return (
    <Section title={fileName} gap={8}>
      <Text c="var(--ink-2)">
        <FormattedMessage
          id="member-import.by"
          values={{ at: formatDateTime(language, createdAt), by: by ?? <Nothing /> }}
        />
      </Text>
      <Text>
        {undoneAt === null ? (
          <FormattedMessage id="member-import.result" values={{ created, updated, skipped }} />
        ) : (
          <FormattedMessage id="member-import.undone" values={{ notUndone: roster.notUndone }} />
        )}
      </Text>
      <NotUndone members={roster.notUndoneMembers} />
      {undoneAt === null ? (
        <Group gap={8}>
          {created > 0 ? (
            <ButtonLink to={NOT_INVITED} size="sm" variant="outline">
              <FormattedMessage id="member-import.invite" />
            </ButtonLink>
          ) : null}
          {undoableUntil === null ? null : (
            <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
              <FormattedMessage
                id="member-import.undo"
                values={{ until: formatDeadline(language, undoableUntil) }}
              />
            </Button>
          )}
        </Group>
      ) : null}
      <ResultCauses roster={roster} />
      {asking ? (
        <FormDialog
          title={<FormattedMessage id="member-import.undoTitle" />}
          answer={<FormattedMessage id="member-import.undoAnswer" />}
          danger
          pending={fetching}
          onAnswer={() => void answer()}
          onClose={() => setAsking(false)}
        >
          <Text>
            <FormattedMessage id="member-import.undoDetail" values={{ created, updated }} />
          </Text>
        </FormDialog>
      ) : null}
    </Section>
  );
}

/** Who stayed when the import was undone. */
function NotUndone({ members }: { members: MemberImportFragment["notUndoneMembers"] }) {
  return members.length === 0 ? null : (
    <List fz="sm">
      {members.map(({ id, name }) => (
        <List.Item key={id}>
          <Link to={memberPath(id)}>{name}</Link>
        </List.Item>
      ))}
    </List>
  );
}
