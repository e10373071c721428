// How often a popup was shown, and what share of its readers followed it or closed it, as bars that can be compared down the list.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { ManagedPopupsQuery } from "#web/gql/popups.ts";
import styles from "./popups.module.css";

type Figures = ManagedPopupsQuery["managedPopups"]["items"][number]["figures"];

export function PopupFigures({ figures: { shown, followed, closed } }: { figures: Figures }) {
  const share = (count: number) => (shown === 0 ? 0 : Math.min(1, count / shown));
  return (
    <Text className={styles.figures} fz="sm" component="div">
      <span>
        <FormattedMessage id="popup-office.figures.shown" values={{ count: shown }} />
      </span>
      {shown === 0 ? null : (
        <>
          <span>
            <FormattedMessage
              id="popup-office.figures.followed"
              values={{ count: followed, share: share(followed) }}
            />
          </span>
          <span>
            <FormattedMessage
              id="popup-office.figures.closed"
              values={{ count: closed, share: share(closed) }}
            />
          </span>
          <span className={styles.share} aria-hidden="true">
            <i style={{ inlineSize: `${100 * share(followed)}%` }} />
          </span>
        </>
      )}
    </Text>
  );
}
