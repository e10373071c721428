// The versions of a page: beside what all versions have, which is in force, how each looks, and where readers find it.
import { Button, Text } from "@mantine/core";
import { mdiEyeOutline, mdiOpenInNew } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { VersionsSection } from "#web/components/versions/VersionsSection.tsx";
import type { ListedVersion } from "#web/components/versions/version-types.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { localizedPath, useLanguage } from "#web/i18n/language.ts";
import { PAGE_PATHS } from "#web/paths.ts";
import { describeItem } from "./item-words.ts";
import { LegalRestoreDialog } from "./LegalRestoreDialog.tsx";
import { ITEM_PAGE_LABELS } from "./page-labels.ts";
import type { EditedPage } from "./page-values.ts";
import type { PageVersions } from "./use-page-versions.ts";
import { VersionDialog } from "./VersionDialog.tsx";
import { inForceAt, stateAt } from "./versions.ts";
import { WithdrawButton } from "./WithdrawButton.tsx";

interface OldVersionsProps {
  page: EditedPage;
  versions: PageVersions;
  /** Readers may see its past versions; what comes into force has a day and a reason. */
  isLegal: boolean;
  /** Something is written that is not saved. */
  isChanged: boolean;
  onRestored: () => void;
  /** A coming version was withdrawn. */
  onWithdrawn: () => void;
}

const STATE_COLORS = { now: "var(--ok)", coming: "var(--primary)", withdrawn: "var(--ink-3)" } as const;

export function OldVersions({
  page,
  versions,
  isLegal,
  isChanged,
  onRestored,
  onWithdrawn,
}: OldVersionsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [shown, setShown] = useState<number | null>(null);
  const [restored, askRestore] = useState<number | null>(null);
  const now = new Date();
  const current = inForceAt(versions.times, now);
  const timeOf = (number: number) => versions.times.find((version) => version.number === number)?.effectiveAt;

  const statusOf = ({ number }: ListedVersion) => {
    const effectiveAt = timeOf(number);
    if (versions.times.length === 0) return null;
    const state = number === current?.number ? "now" : stateAt(effectiveAt, now);
    return state === null ? null : (
      <Text component="span" fz="sm" fw={600} c={STATE_COLORS[state]}>
        <FormattedMessage
          id={`page-editing.versions.${state}`}
          values={{ date: effectiveAt && formatDate(language, effectiveAt) }}
        />
      </Text>
    );
  };

  const actions = ({ number }: ListedVersion) => (
    <>
      {stateAt(timeOf(number), now) === "coming" ? (
        <WithdrawButton
          pageKey={page.key}
          number={number}
          date={formatDate(language, timeOf(number) ?? now)}
          isChanged={isChanged}
          onDone={onWithdrawn}
        />
      ) : null}
      <Button
        size="sm"
        variant="subtle"
        aria-label={intl.formatMessage({ id: "page-editing.versions.showLabel" }, { number })}
        onClick={() => setShown(number)}
      >
        <Icon path={mdiEyeOutline} size={18} />
        <FormattedMessage id="page-editing.versions.show" />
      </Button>
      {isLegal && new Date(timeOf(number) ?? Number.NaN) <= now ? (
        <Button
          component="a"
          size="sm"
          variant="subtle"
          href={localizedPath(language, `${PAGE_PATHS[page.key]}?version=${number}`)}
          target="_blank"
          rel="noopener"
          aria-label={intl.formatMessage({ id: "page-editing.versions.openLabel" }, { number })}
        >
          <Icon path={mdiOpenInNew} size={18} />
          <FormattedMessage id="page-editing.versions.open" />
        </Button>
      ) : null}
    </>
  );

  return (
    <>
      <VersionsSection
        versions={versions}
        labels={ITEM_PAGE_LABELS}
        describe={describeItem}
        isChanged={isChanged}
        onRestored={onRestored}
        status={statusOf}
        actions={actions}
        {...(isLegal ? { onAskRestore: askRestore } : {})}
      />
      {restored === null ? null : (
        <LegalRestoreDialog
          versions={versions}
          number={restored}
          inForceSince={current?.effectiveAt ?? null}
          isChanged={isChanged}
          onRestored={onRestored}
          onClose={() => askRestore(null)}
        />
      )}
      {shown === null ? null : (
        <VersionDialog pageKey={page.key} number={shown} onClose={() => setShown(null)} />
      )}
    </>
  );
}
