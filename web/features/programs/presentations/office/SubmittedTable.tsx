// A page of presentations as a table, of which some are chosen.
import { Checkbox } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import table from "#web/components/charts/table.module.css";
import { ScrollRegion } from "#web/components/ScrollRegion.tsx";
import type { ManagedPresentationFragment } from "#web/gql/presentations-office.ts";
import { SubmittedRow } from "./SubmittedRow.tsx";

interface SubmittedTableProps {
  items: readonly ManagedPresentationFragment[];
  topics: readonly string[];
  /** Those of other pages, too. */
  chosen: ReadonlySet<number>;
  isLoading: boolean;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onChanged: () => void;
}

export function SubmittedTable({
  items,
  topics,
  chosen,
  isLoading,
  onChoose,
  onChanged,
}: SubmittedTableProps) {
  const intl = useIntl();
  const choosable = items.flatMap(({ id, state }) => (state === "WITHDRAWN" ? [] : id));
  const areAllChosen = choosable.length > 0 && choosable.every((id) => chosen.has(id));
  const without = (ids: readonly number[]) => [...chosen].filter((id) => !ids.includes(id));
  return (
    <ScrollRegion label={intl.formatMessage({ id: "presentations-office.list" })} isGroup>
      <table className={table.table} aria-busy={isLoading}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={intl.formatMessage({ id: "presentations-office.chooseAll" })}
                checked={areAllChosen}
                onChange={() =>
                  onChoose(new Set([...without(choosable), ...(areAllChosen ? [] : choosable)]))
                }
              />
            </th>
            {(["title", "authors", "kind", "scores", "state"] as const).map((name) => (
              <th key={name} scope="col">
                <FormattedMessage id={`presentations-office.column.${name}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <SubmittedRow
              key={one.id}
              presentation={one}
              topics={topics}
              isChosen={chosen.has(one.id)}
              onChoose={() => onChoose(new Set(chosen.has(one.id) ? without([one.id]) : [...chosen, one.id]))}
              onChanged={onChanged}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
