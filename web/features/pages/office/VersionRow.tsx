import { Box, Button, Group } from "@mantine/core";
import { mdiEyeOutline, mdiHistory, mdiOpenInNew } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { formatDate, formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import styles from "./OldVersions.module.css";
import type { ListedVersion } from "./versions.ts";

interface VersionRowProps {
  version: ListedVersion;
  standing: "now" | "coming" | "past";
  /** Where readers see it; null where they don't. */
  address: string | null;
  onShow: () => void;
  /** Null for the newest: it says already what it would be restored to. */
  onRestore: (() => void) | null;
}

/** One version: what it is, and what can be done with it. */
export function VersionRow({ version, standing, address, onShow, onRestore }: VersionRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { number, createdAt, effectiveAt, author, note } = version;
  return (
    <Box component="li" pt={12} pb={4} style={{ borderBottom: "1px solid var(--line)" }}>
      <Group component="p" gap="0 12px" align="baseline" lh={1.5}>
        <b>
          <FormattedMessage id="page-editing.versions.number" values={{ number }} />
        </b>
        {standing === "past" ? null : (
          <span className={styles.standing} data-standing={standing}>
            <FormattedMessage
              id={`page-editing.versions.${standing}`}
              values={{ date: formatDate(language, effectiveAt) }}
            />
          </span>
        )}
      </Group>
      <Group
        component="p"
        gap="0 12px"
        align="stretch"
        fz="sm"
        c="var(--ink-3)"
        style={{ fontVariantNumeric: "tabular-nums" }}
      >
        <span>{formatDateTime(language, createdAt)}</span>
        <span>{author ?? <FormattedMessage id="page-editing.versions.nobody" />}</span>
      </Group>
      {note === null ? null : <Localized as="p" text={note} className={styles.note} />}
      <Group component="p" gap="0 12px" align="stretch" ms={-8}>
        <Button
          size="sm"
          variant="subtle"
          aria-label={intl.formatMessage({ id: "page-editing.versions.showLabel" }, { number })}
          onClick={onShow}
        >
          <Icon path={mdiEyeOutline} size={18} />
          <FormattedMessage id="page-editing.versions.show" />
        </Button>
        {address === null ? null : (
          <Button
            component="a"
            size="sm"
            variant="subtle"
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={intl.formatMessage({ id: "page-editing.versions.openLabel" }, { number })}
          >
            <Icon path={mdiOpenInNew} size={18} />
            <FormattedMessage id="page-editing.versions.open" />
          </Button>
        )}
        {onRestore === null ? null : (
          <Button
            size="sm"
            variant="subtle"
            aria-label={intl.formatMessage({ id: "page-editing.versions.restoreLabel" }, { number })}
            onClick={onRestore}
          >
            <Icon path={mdiHistory} size={18} />
            <FormattedMessage id="page-editing.versions.restore" />
          </Button>
        )}
      </Group>
    </Box>
  );
}
