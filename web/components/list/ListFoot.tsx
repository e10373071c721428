// Shows where in the list one is, the pages, and how many rows one has.
import { Group, NativeSelect, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { LIST_DEPTH, LIST_PAGE_SIZES } from "#schema/validation/core/lists.ts";
import { Pagination } from "#web/components/Pagination.tsx";
import styles from "./ListFoot.module.css";
import type { OpenList } from "./use-list-address.ts";

interface ListFootProps {
  list: OpenList;
  /** Rows on this page. */
  shown: number;
  /** As many as are known. */
  total: number;
  isExact: boolean;
  disabled: boolean;
}

export function ListFoot({ list, shown, total, isExact, disabled }: ListFootProps) {
  const intl = useIntl();
  const { address, path, go } = list;
  const first = (address.page - 1) * address.size;
  const reachable = Math.min(total, LIST_DEPTH);
  const label = intl.formatMessage({ id: "list.size" });
  return (
    <Group
      justify="space-between"
      gap="8px 16px"
      mt={16}
      fz="sm"
      c="var(--ink-2)"
      className={`figures ${styles.foot}`}
    >
      <p>
        <FormattedMessage
          id={isExact ? "list.part" : "list.partOfMore"}
          values={{ from: first + 1, to: first + shown, count: total }}
        />
      </p>
      <Pagination
        current={address.page}
        count={Math.max(address.page, Math.ceil(reachable / address.size))}
        disabled={disabled}
        href={(page) => path({ page })}
      />
      <Group component="label" gap={8} wrap="nowrap">
        {label}
        <NativeSelect
          w={88}
          aria-label={intl.formatMessage({ id: "list.sizeOf" })}
          value={address.size}
          data={LIST_PAGE_SIZES.map(String)}
          onChange={(event) => go({ size: Number(event.currentTarget.value) })}
        />
      </Group>
      {total > LIST_DEPTH ? (
        <Text c="var(--ink-3)" flex="1 0 100%">
          <FormattedMessage id="list.deep" values={{ count: LIST_DEPTH }} />
        </Text>
      ) : null}
    </Group>
  );
}
