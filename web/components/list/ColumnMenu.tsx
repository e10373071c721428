// Which columns a list shows; the first always does. What is chosen stands in the address.
import { mdiTableColumn } from "@mdi/js";
import { type KeyboardEvent, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./ColumnMenu.module.css";
import type { OpenList } from "./use-list-address.ts";

interface ColumnMenuProps {
  list: OpenList;
  columns: readonly { readonly key: string; readonly heading: string }[];
}

export function ColumnMenu({ list, columns }: ColumnMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { definition, address, go } = list;
  const [name, ...others] = definition.columns;
  const toggle = (key: string, on: boolean) =>
    go({
      columns: definition.columns.filter((column) =>
        column === key ? on : column === name || address.columns.includes(column),
      ),
      page: address.page,
    });
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={details} className={styles.menu} onKeyDown={close}>
      <summary>
        <Icon path={mdiTableColumn} size={18} />
        <FormattedMessage id="list.columns" />
      </summary>
      <fieldset>
        <legend className="spoken">
          <FormattedMessage id="list.columns" />
        </legend>
        {others.map((key) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={address.columns.includes(key)}
              onChange={(event) => toggle(key, event.target.checked)}
            />
            {columns.find((column) => column.key === key)?.heading}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
