// Above the page of one row: back to the list as it was, and the rows before and after it there (keys k and j).
import { Group } from "@mantine/core";
import { mdiChevronDown, mdiChevronUp } from "@mdi/js";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BackLink } from "#web/components/BackLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { lastList } from "./last-list.ts";
import styles from "./RecordHead.module.css";

interface RecordHeadProps {
  /** The address of the list. */
  list: string;
  id: number;
  pathOf: (id: number) => string;
  /** Words of the link back. */
  children: ReactNode;
}

export function RecordHead({ list, id, pathOf, children }: RecordHeadProps) {
  const intl = useIntl();
  const last = lastList(list);
  const at = last?.ids.indexOf(id) ?? -1;
  const step = (to: number | undefined, rel: "prev" | "next", icon: string) =>
    to === undefined ? null : (
      <Link
        to={pathOf(to)}
        rel={rel}
        className={`iconButton ${styles.step}`}
        aria-keyshortcuts={rel === "prev" ? "k" : "j"}
        title={intl.formatMessage({ id: `list.record.${rel}` })}
        aria-label={intl.formatMessage({ id: `list.record.${rel}` })}
      >
        <Icon path={icon} size={22} />
      </Link>
    );
  return (
    <Group justify="space-between" gap={12}>
      <BackLink to={last?.path ?? list}>{children}</BackLink>
      {last === undefined || at < 0 ? null : (
        <Group
          component="nav"
          className="small figures"
          gap={4}
          aria-label={intl.formatMessage({ id: "list.record.label" })}
        >
          <span>
            <FormattedMessage id="list.record.place" values={{ at: at + 1, count: last.ids.length }} />
          </span>
          {step(last.ids[at - 1], "prev", mdiChevronUp)}
          {step(last.ids[at + 1], "next", mdiChevronDown)}
        </Group>
      )}
    </Group>
  );
}
