// The versions of a page: number, day, who, what changed; each can be looked at and, but for the newest, written again as the newest.

import { Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useRestorePageMutation } from "#web/gql/page-editing.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { localizedPath, useLanguage } from "#web/i18n/language.ts";
import { PAGE_PATHS } from "#web/paths.ts";
import type { EditedPage } from "./page-values.ts";
import type { PageVersions } from "./use-page-versions.ts";
import { VersionDialog } from "./VersionDialog.tsx";
import { VersionRow } from "./VersionRow.tsx";
import { inForceAt } from "./versions.ts";

interface OldVersionsProps {
  page: EditedPage;
  versions: PageVersions;
  /** Readers may see its past versions. */
  isLegal: boolean;
  /** Something is written that is not saved. */
  isChanged: boolean;
  onRestored: () => void;
}

export function OldVersions({ page, versions, isLegal, isChanged, onRestored }: OldVersionsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [shown, setShown] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [, restore] = useRestorePageMutation();
  const { list, failed, reload } = versions;
  const now = new Date();
  const current = inForceAt(list ?? [], now);

  const confirm = async (number: number) => {
    setAsked(null);
    const baseNumber = list?.[0]?.number ?? page.number;
    if (baseNumber === null) return;
    const { data, error } = await restore({ key: page.key, number, baseNumber });
    if (data && !error) {
      showToast({
        kind: "ok",
        title: intl.formatMessage({ id: "editor.saved" }),
        text: intl.formatMessage({ id: "page-editing.restore.done" }, { number }),
      });
      return onRestored();
    }
    const { code } = refusalOf(error);
    const id = code === "CONFLICT" ? "page-editing.restore.conflict" : errorMessageId(code);
    showToast({ kind: "bad", title: intl.formatMessage({ id }) });
    reload();
  };

  return (
    <FormSection
      title={<FormattedMessage id="page-editing.versions.title" />}
      hint={<FormattedMessage id="page-editing.versions.hint" />}
    >
      <Box pt={16}>
        {failed ? (
          <Group component="p" gap="8px 16px" c="var(--bad)">
            <FormattedMessage id="page-editing.versions.failed" />
            <Button size="sm" variant="outline" onClick={reload}>
              <FormattedMessage id="page-editing.versions.retry" />
            </Button>
          </Group>
        ) : null}
        {list?.length === 0 ? (
          <Text c="var(--ink-3)">
            <FormattedMessage id="page-editing.versions.none" />
          </Text>
        ) : null}
        {list === null || list.length === 0 ? null : (
          <Box
            component="ol"
            mah={560}
            style={{ overflowY: "auto", borderTop: "1px solid var(--line)" }}
            aria-label={intl.formatMessage({ id: "page-editing.versions.title" })}
          >
            {list.map((version, index) => (
              <VersionRow
                key={version.id}
                version={version}
                standing={
                  version === current ? "now" : new Date(version.effectiveAt) > now ? "coming" : "past"
                }
                address={
                  isLegal && new Date(version.effectiveAt) <= now
                    ? localizedPath(language, `${PAGE_PATHS[page.key]}?version=${version.number}`)
                    : null
                }
                onShow={() => setShown(version.number)}
                onRestore={index === 0 ? null : () => setAsked(version.number)}
              />
            ))}
          </Box>
        )}
      </Box>
      {shown === null ? null : (
        <VersionDialog pageKey={page.key} number={shown} onClose={() => setShown(null)} />
      )}
      {asked === null ? null : (
        <FormDialog
          title={<FormattedMessage id="page-editing.restore.title" values={{ number: asked }} />}
          answer={<FormattedMessage id="page-editing.restore.confirm" />}
          onAnswer={() => void confirm(asked)}
          onClose={() => setAsked(null)}
        >
          <p>
            <FormattedMessage id="page-editing.restore.detail" />
          </p>
          {isChanged ? (
            <p>
              <FormattedMessage id="page-editing.restore.unsaved" />
            </p>
          ) : null}
        </FormDialog>
      )}
    </FormSection>
  );
}
