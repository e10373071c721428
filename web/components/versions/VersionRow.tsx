import { Box, Button, Group } from "@mantine/core";
import { mdiHistory, mdiVectorDifference } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ListedVersion } from "./version-types.ts";

interface VersionRowProps {
  version: ListedVersion;
  /** The names of what changed. */
  changed: readonly string[];
  /** Where it is among the others, when its noun says so. */
  status?: ReactNode;
  /** What else can be done with it. */
  actions?: ReactNode;
  /** Null where there is nothing to compare it with. */
  onCompare: (() => void) | null;
  /** Null for the newest: it says already what it would be restored to. */
  onRestore: (() => void) | null;
}

/** One version: what it is, and what can be done with it. */
export function VersionRow(props: VersionRowProps) {
  const { version, changed, status, actions, onCompare, onRestore } = props;
  const intl = useIntl();
  const language = useLanguage();
  const { number, savedAt, author, note, restoredFrom } = version;
  return (
    <Box component="li" pt={12} pb={4} className="lineBelow">
      <Group component="p" gap="0 12px" align="baseline" lh={1.5}>
        <b>
          <FormattedMessage id="versions.number" values={{ number }} />
        </b>
        {status}
      </Group>
      <Group component="p" gap="0 12px" align="stretch" fz="sm" c="var(--ink-3)" className="figures">
        <span>{formatDateTime(language, savedAt)}</span>
        <span>{author ?? <FormattedMessage id="versions.nobody" />}</span>
      </Group>
      {note === null ? null : <Localized as="p" text={note} className="note lines longWords" />}
      <p className="note lines longWords">
        {restoredFrom === null ? null : (
          <>
            <FormattedMessage id="versions.restoredFrom" values={{ number: restoredFrom }} />{" "}
          </>
        )}
        {number === 1 ? <FormattedMessage id="versions.first" /> : changed.join(" · ")}
      </p>
      <Group component="p" gap="0 12px" align="stretch" ms={-8}>
        {onCompare === null ? null : (
          <Button
            size="sm"
            variant="subtle"
            aria-label={intl.formatMessage({ id: "versions.compareLabel" }, { number })}
            onClick={onCompare}
          >
            <Icon path={mdiVectorDifference} size={18} />
            <FormattedMessage id="versions.compare" />
          </Button>
        )}
        {actions}
        {onRestore === null ? null : (
          <Button
            size="sm"
            variant="subtle"
            aria-label={intl.formatMessage({ id: "versions.restoreLabel" }, { number })}
            onClick={onRestore}
          >
            <Icon path={mdiHistory} size={18} />
            <FormattedMessage id="versions.restore" />
          </Button>
        )}
      </Group>
    </Box>
  );
}
