// The versions of what is edited here: number, time, who, what changed; each can be compared and, but for the
// newest, written again as the newest.

import { Box, Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import type { Labels } from "#web/components/forms/field-paths.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { ChangesDialog } from "./ChangesDialog.tsx";
import { changedNames } from "./changed-names.ts";
import { VersionRow } from "./VersionRow.tsx";
import type { ListedVersion, Versions } from "./version-types.ts";

interface VersionsSectionProps {
  versions: Versions;
  labels: Labels;
  describe: DescribeValue;
  /** Something is written that is not saved. */
  isChanged: boolean;
  onRestored: () => void;
  /** What stays as it is when an old version comes back. */
  stays?: ReactNode;
  status?: (version: ListedVersion) => ReactNode;
  actions?: (version: ListedVersion) => ReactNode;
  /** Asks about a restore in another way than the question here. */
  onAskRestore?: (number: number) => void;
}

export function VersionsSection(props: VersionsSectionProps) {
  const { versions, labels, describe, isChanged, onRestored, stays, status, actions, onAskRestore } = props;
  const intl = useIntl();
  const [compared, setCompared] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const { list, failed, reload } = versions;
  const askRestore = onAskRestore ?? setAsked;

  const confirm = async (number: number) => {
    setAsked(null);
    const result = await versions.restore(number);
    if (result.ok) {
      showToast({
        kind: "ok",
        title: intl.formatMessage({ id: "editor.saved" }),
        text: intl.formatMessage({ id: "versions.ask.done" }, { number }),
      });
      return onRestored();
    }
    const known = { CONFLICT: "versions.ask.conflict", VALIDATION: "versions.ask.invalid" } as const;
    const { code } = result;
    const id = code === "CONFLICT" || code === "VALIDATION" ? known[code] : errorMessageId(code);
    showToast({ kind: "bad", title: intl.formatMessage({ id }) });
    reload();
  };

  return (
    <FormSection
      title={<FormattedMessage id="versions.title" />}
      hint={<FormattedMessage id="versions.hint" />}
    >
      <Box pt={16}>
        {failed ? (
          <Group component="p" gap="8px 16px" c="var(--bad)">
            <FormattedMessage id="versions.failed" />
            <Button size="sm" variant="outline" onClick={reload}>
              <FormattedMessage id="versions.retry" />
            </Button>
          </Group>
        ) : null}
        {list?.length === 0 ? (
          <Text c="var(--ink-3)">
            <FormattedMessage id="versions.none" />
          </Text>
        ) : null}
        {list === null || list.length === 0 ? null : (
          <Box
            component="ol"
            mah={560}
            className="lineAbove"
            style={{ overflowY: "auto" }}
            tabIndex={0}
            aria-label={intl.formatMessage({ id: "versions.title" })}
          >
            {list.map((version, index) => (
              <VersionRow
                key={version.id}
                version={version}
                changed={changedNames(intl, labels, version.changed)}
                status={status?.(version)}
                actions={actions?.(version)}
                onCompare={list.length === 1 ? null : () => setCompared(version.number)}
                onRestore={index === 0 ? null : () => askRestore(version.number)}
              />
            ))}
          </Box>
        )}
      </Box>
      {compared === null ? null : (
        <ChangesDialog
          versions={versions}
          number={compared}
          labels={labels}
          describe={describe}
          onClose={() => setCompared(null)}
        />
      )}
      {asked === null ? null : (
        <FormDialog
          title={<FormattedMessage id="versions.ask.title" values={{ number: asked }} />}
          answer={<FormattedMessage id="versions.ask.confirm" />}
          onAnswer={() => void confirm(asked)}
          onClose={() => setAsked(null)}
        >
          <p>
            <FormattedMessage id="versions.ask.detail" />
          </p>
          {stays === undefined ? null : <p>{stays}</p>}
          {isChanged ? (
            <p>
              <FormattedMessage id="versions.ask.unsaved" />
            </p>
          ) : null}
        </FormDialog>
      )}
    </FormSection>
  );
}
