// By which line the money of another went back: one of those that the bank sent since, of the same amount.
import { Button, Menu } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { distinctNames } from "#web/components/distinct-names.ts";
import { formatDayOrTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { Line } from "./BankDesk.tsx";

interface WaysBackProps {
  line: Line;
  onReturn: (outId: number) => void;
}

/** Nothing where nothing of that amount went out. */
export function WaysBack({ line, onReturn }: WaysBackProps) {
  const language = useLanguage();
  if (line.waysBack.length === 0) return null;
  const names = distinctNames(
    line.waysBack.map(({ at, sender }) => `${formatDayOrTime(language, at)} ${sender}`),
  );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" variant="outline">
          <FormattedMessage id="bank.return" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw="calc(100vw - 32px)">
        {line.waysBack.map(({ id }, at) => (
          <Menu.Item key={id} onClick={() => onReturn(id)}>
            {names[at]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
