// One line of a list of facts: what it is called, and what it is.
import { DataList } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** Used in a DataList. Nothing where there is nothing to tell. */
export function Fact({ name, children }: { name: MessageId; children: ReactNode }) {
  if (children === null || children === "") return null;
  return (
    <DataList.Item>
      <DataList.ItemLabel>
        <FormattedMessage id={name} />
      </DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
