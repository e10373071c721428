// Narrows what was submitted by its state, and puts it in order.
import { Group, NativeSelect } from "@mantine/core";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { PRESENTATION_SORTS, SENT_STATES } from "#schema/validation/programs/presentation-filters.ts";
import { type PresentationsAddress, presentationsAt } from "./presentations-address.ts";

interface PresentationsFilterProps {
  programId: number;
  address: PresentationsAddress;
}

export function PresentationsFilter({ programId, address }: PresentationsFilterProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const change = (changed: Partial<PresentationsAddress>) =>
    void navigate(presentationsAt(programId, { ...address, page: 1, ...changed }), {
      preventScrollReset: true,
    });
  return (
    <Group gap={12} py={12} align="end">
      <NativeSelect
        label={intl.formatMessage({ id: "presentations-office.column.state" })}
        value={address.state ?? ""}
        data={[
          { value: "", label: intl.formatMessage({ id: "presentations-office.state.all" }) },
          ...SENT_STATES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `presentations.state.${value}` }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ state: SENT_STATES.find((state) => state === value) ?? null })
        }
      />
      <NativeSelect
        label={intl.formatMessage({ id: "presentations-office.sort" })}
        value={address.sort}
        data={PRESENTATION_SORTS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `presentations-office.sort.${value}` }),
        }))}
        onChange={({ currentTarget: { value } }) =>
          change({ sort: PRESENTATION_SORTS.find((sort) => sort === value) ?? "ID" })
        }
      />
    </Group>
  );
}
