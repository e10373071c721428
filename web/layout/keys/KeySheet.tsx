// All keys of the office on one sheet, and the switch that turns the single ones off (WCAG 2.1.4).
import { Box, Checkbox, Group, SimpleGrid, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { KEYS } from "#web/browser/key-table.ts";
import { areKeysOn, turnKeys } from "#web/browser/keys.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import type { OfficeLinksQuery } from "#web/gql/layout.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { officePages } from "#web/layout/office-pages.ts";
import { BANK_PATH } from "#web/paths.ts";
import { GO_KEYS, PALETTE_KEY } from "./go-keys.ts";

const { everywhere, lists, one, bank, photos } = KEYS;

/** Keys that are pressed one after the other, or any one of several. */
type KeyLine = readonly [MessageId, readonly string[]];
const EVERYWHERE: readonly KeyLine[] = [
  ["keys.palette", [PALETTE_KEY]],
  ["keys.sheet", [everywhere.sheet]],
  ["keys.search", [everywhere.search]],
  ["keys.undo", [everywhere.undo]],
];
const LISTS: readonly KeyLine[] = [
  ["keys.next", [lists.next, "↓"]],
  ["keys.previous", [lists.previous, "↑"]],
  ["keys.open", [lists.main]],
  ["keys.select", [lists.select]],
  ["keys.range", ["Shift x"]],
  ["keys.edit", [lists.edit]],
];
const ONE: readonly KeyLine[] = [
  ["keys.neighbours", [one.next, one.previous]],
  ["keys.field", [one.edit]],
  ["keys.save", ["Ctrl S"]],
  ["keys.link", ["Ctrl K"]],
];
const BANK: readonly KeyLine[] = [
  ["keys.bank.book", [bank.main]],
  ["keys.bank.hold", [bank.hold]],
  ["keys.bank.split", [bank.split]],
  ["keys.bank.outside", [bank.outside]],
];
const PHOTOS: readonly KeyLine[] = [
  ["keys.photos.move", ["←", "→", "↑", "↓"]],
  ["keys.photos.ask", [photos.ask]],
];
const TRANSLATION: readonly KeyLine[] = [
  ["keys.translation.step", ["F8", "Shift F8"]],
  ["keys.translation.match", ["F9"]],
  ["keys.translation.right", ["Shift F9"]],
  ["keys.translation.code", ["Ctrl ,"]],
  ["keys.translation.suggestion", ["Tab"]],
];

interface KeySheetProps {
  viewer: OfficeLinksQuery["viewer"];
  onClose: () => void;
}

export function KeySheet({ viewer, onClose }: KeySheetProps) {
  const intl = useIntl();
  const [on, setOn] = useState(areKeysOn);
  const links = officePages(viewer);
  const pages = links.flatMap(({ to, label }) => (GO_KEYS[to] ? [[label, GO_KEYS[to]] as const] : []));
  return (
    <Dialog
      size={820}
      title={<FormattedMessage id="keys.title" />}
      closeLabel={intl.formatMessage({ id: "keys.close" })}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={40} verticalSpacing={0}>
        <div>
          <Part title="keys.part.everywhere">
            {EVERYWHERE.map(([label, keys]) => (
              <Line key={label} label={label} keys={keys} />
            ))}
          </Part>
          <Part title="keys.part.lists">
            {LISTS.map(([label, keys]) => (
              <Line key={label} label={label} keys={keys} />
            ))}
          </Part>
          <Part title="keys.part.one">
            {ONE.map(([label, keys]) => (
              <Line key={label} label={label} keys={keys} />
            ))}
          </Part>
          {viewer?.canWritePosts || viewer?.canWritePrograms || viewer?.canWritePages ? (
            <Part title="keys.part.translation">
              {TRANSLATION.map(([label, keys]) => (
                <Line key={label} label={label} keys={keys} />
              ))}
            </Part>
          ) : null}
          {links.some(({ to }) => to === BANK_PATH) ? (
            <Part title="keys.part.bank">
              {BANK.map(([label, keys]) => (
                <Line key={label} label={label} keys={keys} />
              ))}
            </Part>
          ) : null}
          {viewer?.canWritePrograms ? (
            <Part title="keys.part.photos">
              {PHOTOS.map(([label, keys]) => (
                <Line key={label} label={label} keys={keys} />
              ))}
            </Part>
          ) : null}
        </div>
        <Part title="keys.part.go">
          {pages.map(([label, key]) => (
            <Line key={label} label={label} keys={["g", key]} then />
          ))}
        </Part>
      </SimpleGrid>
      <Checkbox
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          turnKeys(checked);
          setOn(checked);
        }}
        label={<FormattedMessage id="keys.on" />}
        description={<FormattedMessage id="keys.onDetail" />}
      />
    </Dialog>
  );
}

function Part({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <Box component="section" mb={14}>
      <Title order={3} fz="0.9375rem" pb={6}>
        <FormattedMessage id={title} />
      </Title>
      <dl className="ruled">{children}</dl>
    </Box>
  );
}

interface LineProps {
  label: MessageId;
  keys: readonly string[];
  /** One after the other; else any one of them. */
  then?: boolean;
}

function Line({ label, keys, then = false }: LineProps) {
  return (
    <Group className="lineBelow" justify="space-between" gap="4px 16px" mih={32} fz="sm">
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <Text component="dd" flex="none" c="var(--ink-2)">
        {keys.map((key, at) => (
          <span key={key}>
            {at === 0 ? null : (
              <Text component="span" mx={6}>
                <FormattedMessage id={then ? "keys.then" : "keys.or"} />
              </Text>
            )}
            <kbd>{key}</kbd>
          </span>
        ))}
      </Text>
    </Group>
  );
}
