// What the office changed about somebody: who, when, why, and what stood there before.
import { Box, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { ManagedMemberFragment } from "#web/gql/member-office.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { CHANGE_WORDS, FACT_WORDS, useFactWords } from "./change-words.ts";
import section from "./MemberSection.module.css";
import { MemberSection } from "./MemberSection.tsx";

type Change = NonNullable<ManagedMemberFragment["record"]>["changes"][number];

export function MemberChanges({ changes }: { changes: readonly Change[] }) {
  const language = useLanguage();
  return (
    <MemberSection title="member-office.section.changes">
      {changes.length === 0 ? (
        <p className={section.none}>
          <FormattedMessage id="member-office.noChanges" />
        </p>
      ) : (
        <ul className={section.rows}>
          {changes.map((change) => (
            <li key={change.id}>
              <div className={section.words}>
                <p>
                  <b>
                    <ChangeName action={change.action} />
                  </b>
                </p>
                <p className={section.small}>
                  {formatDateTime(language, change.createdAt)} · {change.actor ?? "–"}
                </p>
                <Facts change={change} />
                {change.reason === null ? null : (
                  <Text mt={4} style={{ whiteSpace: "pre-line" }}>
                    {change.reason}
                  </Text>
                )}
              </div>
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
    <dl className={section.facts}>
      {is.map(([name, value]) => {
        const label = FACT_WORDS.get(name);
        return (
          <Box key={name} display="contents">
            <dt>{label === undefined ? name : intl.formatMessage({ id: label })}</dt>
            <dd>
              {was.has(name) ? `${words(was.get(name))} → ` : ""}
              {words(value)}
            </dd>
          </Box>
        );
      })}
    </dl>
  );
}
