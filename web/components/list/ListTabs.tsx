// The frequent lists of a list of the office, or the values of its filter of tabs.
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import tabs from "#web/components/office-tabs.module.css";
import type { ListDefinition } from "./list-definition.ts";
import type { OpenList } from "./use-list-address.ts";

/** Nothing for a list without tabs. */
export function ListTabs({ list }: { list: OpenList }) {
  const intl = useIntl();
  const { views = viewsOf(list) } = list.definition;
  if (!views) return null;
  const here = list.path({});
  return (
    <nav className={tabs.tabs} aria-label={intl.formatMessage({ id: views.label })}>
      {views.tabs.map(({ id, filter }) => {
        const to = list.path({ filter });
        return (
          <Link key={id} to={to} aria-current={to === here ? "page" : undefined}>
            <FormattedMessage id={id} />
          </Link>
        );
      })}
    </nav>
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
