// The frequent lists of a list of the office, or the values of its filter of tabs; then the views that are
// stored of it, with their counts.
import { Group } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { LIST_COUNTED } from "#schema/validation/core/lists.ts";
import { OfficeTabs } from "#web/components/OfficeTabs.tsx";
import { SpokenCount } from "#web/components/SpokenCount.tsx";
import { useListCountsQuery } from "#web/gql/list-views.ts";
import styles from "./ListTabs.module.css";
import { setFilters } from "./list-address.ts";
import type { ListDefinition } from "./list-definition.ts";
import { SaveView } from "./SaveView.tsx";
import type { OpenList } from "./use-list-address.ts";
import { useSavedViews } from "./use-saved-views.ts";
import { ViewMenu } from "./ViewMenu.tsx";

/** Whatever changes one of these may change how many rows a view holds. */
const COUNTED = {
  additionalTypenames: [
    "ManagedMember",
    "Payment",
    "PaymentBooking",
    "Application",
    "BulkStep",
    "BookedStep",
  ],
};

interface ListTabsProps {
  list: OpenList;
  /** Of lists whose rows the server counts: what is beside the filter of each tab. */
  counted?: object;
}

export function ListTabs({ list, counted }: ListTabsProps) {
  const intl = useIntl();
  const { definition } = list;
  const { views: given = viewsOf(list) } = definition;
  const saved = useSavedViews(list);
  const filters = [...(given?.tabs ?? []), ...saved.tabs].map(({ filter }) => filter);
  const [{ data }] = useListCountsQuery({
    variables: {
      list: definition.name,
      filters: filters.map((filter) => JSON.stringify({ ...filter, ...counted })),
    },
    pause: counted === undefined || definition.views === undefined,
    requestPolicy: "cache-and-network",
    context: COUNTED,
  });
  const counts = data?.listCounts.length === filters.length ? data.listCounts : [];
  const own = saved.tabs.findIndex(({ isCurrent }) => isCurrent);
  const here = list.path({});
  // The tabs of a filter keep what else narrows the list, which may be saved.
  const isNarrowed = definition.views === undefined && setFilters(list.address, definition).length > 0;
  const isGiven = !isNarrowed && given?.tabs.some(({ filter }) => list.path({ filter }) === here);
  return (
    <Group className={`lineBelow ${styles.bar}`} gap="4px 16px" align="flex-end" wrap="nowrap">
      <OfficeTabs
        label={intl.formatMessage({ id: given?.label ?? "list.view.label" })}
        isCounted={counts.length > 0}
        tabs={[
          ...(given?.tabs ?? []).map(({ id, filter, values }, at) => {
            const to = list.path({ filter });
            return {
              key: id,
              to,
              isCurrent: own < 0 && to === here,
              label: (
                <>
                  <FormattedMessage id={id} values={values ?? {}} />
                  <Count count={counts[at]} />
                </>
              ),
            };
          }),
          ...saved.tabs.map(({ view, to, isCurrent }, at) => ({
            key: view.id,
            to,
            isCurrent,
            label: (
              <>
                {view.name}
                <Count count={counts[(given?.tabs.length ?? 0) + at]} />
              </>
            ),
          })),
        ]}
      />
      {saved.tabs[own] ? (
        <ViewMenu key={saved.tabs[own].view.id} view={saved.tabs[own].view} saved={saved} />
      ) : isGiven ? null : (
        <SaveView saved={saved} />
      )}
    </Group>
  );
}

function Count({ count }: { count: number | null | undefined }) {
  if (count == null) return null;
  return (
    <span className={`small ${styles.count}`}>
      {" "}
      <SpokenCount count={Math.min(count, LIST_COUNTED)} hasMore={count > LIST_COUNTED} />
    </span>
  );
}

/** A tab for each value of the filter; what else narrows the list stays. */
function viewsOf({ definition, address }: OpenList): ListDefinition["views"] {
  for (const [name, filter] of Object.entries(definition.filters)) {
    if (filter.kind !== "tab") continue;
    const to = (value: string | null) => ({ ...address.filter, [name]: value });
    const all = filter.all === undefined ? [] : [{ id: filter.all, filter: to(null) }];
    const each = filter.options.map(({ value, id }) => ({ id, filter: to(value) }));
    return { label: filter.label, tabs: [...all, ...each] };
  }
  return undefined;
}
