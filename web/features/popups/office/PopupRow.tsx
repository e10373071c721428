// One popup of the office's list: whether it shows, what it is called, from when to when, where and to whom.

import { Button, Group, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Link } from "#web/components/Link.tsx";
import type { ManagedPopupsQuery } from "#web/gql/popups.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { popupCopyPath, popupEditPath } from "#web/paths.ts";
import { PopupFigures } from "./PopupFigures.tsx";
import { targetWords } from "./popup-targets.ts";
import styles from "./popups.module.css";
import { usePopupTrash } from "./use-popup-trash.ts";

const COLOURS: Readonly<Record<string, string>> = { LIVE: "var(--ok)", COMING: "var(--primary)" };

interface PopupRowProps {
  row: ManagedPopupsQuery["managedPopups"]["items"][number];
  onChanged: () => void;
}

export function PopupRow({ row, onChanged }: PopupRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { remove } = usePopupTrash(onChanged);
  const { id, state, titleKo, titleEn } = row;
  const words = (field: string, value: unknown) => targetWords(intl, field, value);
  return (
    <div className={styles.row}>
      <Text className={styles.state} fz="sm" fw={600} lh={1.7} c={COLOURS[state] ?? "dimmed"}>
        <FormattedMessage id={`popup-office.state.${state}`} />
      </Text>
      <div>
        <Link className={styles.name} to={popupEditPath(id)} lang="ko">
          {titleKo}
        </Link>
        <Text fz="sm" c="var(--ink-3)" lang={titleEn === null ? undefined : "en"}>
          {titleEn ?? <FormattedMessage id="popup-office.koreanOnly" />}
        </Text>
        <Text fz="sm" c="var(--ink-3)">
          <Text span style={{ fontVariantNumeric: "tabular-nums" }}>
            {formatDateTime(language, row.showsFrom)} – {formatDateTime(language, row.showsTo)}
          </Text>
        </Text>
        <Text fz="sm" c="var(--ink-3)">
          {row.pages === "CHOSEN" ? row.paths.join(", ") : words("pages", row.pages)} ·{" "}
          {words("language", row.language)} · {words("device", row.device)} ·{" "}
          {row.audience === "GRADES" ? words("grades", row.grades) : words("audience", row.audience)} ·{" "}
          <FormattedMessage id="popup-office.positionOf" values={{ position: row.position }} />
        </Text>
        {state === "COMING" ? null : <PopupFigures figures={row.figures} />}
      </div>
      <Group className={styles.acts} gap={4}>
        <ButtonLink variant="subtle" size="sm" to={popupCopyPath(id)}>
          <FormattedMessage id="popup-office.copy" />
          <span className="spoken" lang="ko">
            {titleKo}
          </span>
        </ButtonLink>
        <Button
          variant="subtle"
          size="sm"
          aria-label={intl.formatMessage({ id: "popup-office.deleteOf" }, { name: titleKo })}
          onClick={() => void remove({ id, title: titleKo })}
        >
          <FormattedMessage id="popup-office.delete" />
        </Button>
      </Group>
    </div>
  );
}
