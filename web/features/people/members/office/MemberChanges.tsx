// Shows what the office changed about a member: who, when, why, and the former value.

import { Box, DataList, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Nothing } from "#web/components/Nothing.tsx";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { CHANGE_WORDS, FACT_WORDS, useFactWords } from "./change-words.ts";
import { MemberSection } from "./MemberSection.tsx";

type Change = NonNullable<ManagedMemberFragment["record"]>["changes"][number];

export function MemberChanges({ changes }: { changes: readonly Change[] }) {
  const language = useLanguage();
  return (
    <MemberSection title="member-office.section.changes">
      {changes.length === 0 ? (
        <Text fz="sm" c="dimmed">
          <FormattedMessage id="member-office.noChanges" />
        </Text>
      ) : (
        <ul className="rows">
          {changes.map((change) => (
            <li key={change.id} className="ends">
              <Box flex="1 1 280px" miw={0} className="longWords">
                <p>
                  <b>
                    <ChangeName action={change.action} />
                  </b>
                </p>
                <Text fz="sm" c="dimmed">
                  {formatDateTime(language, change.createdAt)} · {change.actor ?? <Nothing />}
                </Text>
                <Facts change={change} />
                {change.reason === null ? null : (
                  <Text mt={4} className="lines">
                    {change.reason}
                  </Text>
                )}
              </Box>
            </li>
          ))}
        </ul>
      )}
    </MemberSection>
  );
}

function ChangeName({ action }: { action: string }) {
  const id = CHANGE_WORDS.get(action);
  return id === undefined ? action : <FormattedMessage id={id} />;
}

/** What is another than before, name by name. */
function Facts({ change: { before, after } }: { change: Change }) {
  const intl = useIntl();
  const words = useFactWords();
  const [was, is] = [new Map(Object.entries(Object(before))), Object.entries(Object(after))];
  if (is.length === 0) return null;
  return (
    <DataList fz="sm" mt={4} bd={0}>
      {is.map(([name, value]) => {
        const label = FACT_WORDS.get(name);
        return (
          <DataList.Item key={name} py={2} bd={0}>
            <DataList.ItemLabel>
              {label === undefined ? name : intl.formatMessage({ id: label })}
            </DataList.ItemLabel>
            <DataList.ItemValue>
              {was.has(name) ? `${words(was.get(name))} → ` : ""}
              {words(value)}
            </DataList.ItemValue>
          </DataList.Item>
        );
      })}
    </DataList>
  );
}
