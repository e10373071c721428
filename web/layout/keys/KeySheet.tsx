// All keys of the office on one sheet, and the switch that turns the single ones off (WCAG 2.1.4).
import { Checkbox } from "@mantine/core";
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
import styles from "./KeySheet.module.css";

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
      <div className={styles.sheet}>
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
      </div>
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
    <section className={styles.part}>
      <h3>
        <FormattedMessage id={title} />
      </h3>
      <dl>{children}</dl>
    </section>
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
    <div className={styles.line}>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>
        {keys.map((key, at) => (
          <span key={key}>
            {at === 0 ? null : (
              <span className={styles.between}>
                <FormattedMessage id={then ? "keys.then" : "keys.or"} />
              </span>
            )}
            <kbd>{key}</kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}
