// Says when more popups than are ever shown would be shown to one person at one moment.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { POPUPS_AT_ONCE } from "#schema/validation/core/limits.ts";
import { mostForOne } from "#schema/validation/site/popup-overlap.ts";
import { POPUP_PAGES } from "#schema/validation/site/popups.ts";
import { useManagedPopupsQuery } from "#web/gql/popups.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";
import { type PopupValues, pathsIn } from "./popup-values.ts";

/** What ends last is first: whatever could be beside it is among them. */
const NEWEST = { filter: {}, sort: "ENDS", descending: true, page: 1, size: 100 } as const;

export function PopupOverlap({ id, values }: { id: number | null; values: PopupValues }) {
  const [{ data }] = useManagedPopupsQuery({ variables: NEWEST, requestPolicy: "cache-and-network" });
  const { showsFrom, showsTo } = values;
  if (!data || showsFrom === "" || showsTo === "" || showsFrom >= showsTo) return null;
  const own = {
    ...values,
    pages: POPUP_PAGES.find((pages) => pages === values.pages) ?? "HOME",
    paths: pathsIn(values.paths),
    showsFrom: fromSeoul(showsFrom),
    showsTo: fromSeoul(showsTo),
  };
  const count = mostForOne(
    own,
    data.managedPopups.items.filter((other) => other.id !== id),
  );
  return count <= POPUPS_AT_ONCE ? null : (
    <Text py={8} px={16} className="notice" data-tone="bad" role="status">
      <FormattedMessage id="popup-office.overlap" values={{ count, most: POPUPS_AT_ONCE }} />
    </Text>
  );
}
