// Shows what was there and what is there now, field by field; folded, because most lines are only looked over.

import { Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Nothing } from "#web/components/Nothing.tsx";
import { changedFields } from "./audit-values.ts";

interface AuditChangesProps {
  subject: string;
  /** JSON. */
  before: unknown;
  after: unknown;
}

export function AuditChanges({ subject, before, after }: AuditChangesProps) {
  const intl = useIntl();
  const fields = changedFields(intl, subject, before, after);
  if (fields.length === 0) return <Nothing />;
  return (
    <details>
      <summary className="unfold">
        <FormattedMessage id="audit.changes" values={{ count: fields.length, first: fields[0]?.name }} />
      </summary>
      <Stack component="dl" gap={8} maw="60ch" pt={4} pb={8}>
        {fields.map(({ name, before: from, after: to }) => (
          <div key={name}>
            <Text component="dt" fw={600}>
              {name}
            </Text>
            <Text component="dd" m={0} className="lines longWords">
              <Text span c="var(--ink-3)">
                <span className="spoken">
                  <FormattedMessage id="audit.before" />
                </span>
                {from}
              </Text>
              <span aria-hidden="true"> → </span>
              <span>
                <span className="spoken">
                  <FormattedMessage id="audit.after" />
                </span>
                {to}
              </span>
            </Text>
          </div>
        ))}
      </Stack>
    </details>
  );
}
