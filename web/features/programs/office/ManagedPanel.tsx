// What narrows the office's list of programs beside words: kind, state, need, period.
import { Button } from "@mantine/core";
import { type FormEvent, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { PROGRAM_NEEDS, PROGRAM_STATES } from "#schema/validation/program-kinds.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import styles from "./ManagedPanel.module.css";
import { type ManagedAddress, managedPath, readManagedAddress } from "./managed-address.ts";

interface ManagedPanelProps {
  office: ProgramOffice;
  address: ManagedAddress;
  onDone: () => void;
}

export function ManagedPanel({ office, address, onDone }: ManagedPanelProps) {
  const navigate = useNavigate();
  const id = useId();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) query.set(name, String(value));
    const { phase, need, kind, from, to } = readManagedAddress(query, office);
    onDone();
    void navigate(managedPath(office, { ...address, phase, need, kind, from, to, page: 1 }));
  };
  const key = (name: string) => name.toLowerCase().replaceAll("_", "-");
  return (
    <form className={styles.panel} onSubmit={apply}>
      {office.kinds.length > 1 ? (
        <label>
          <FormattedMessage id="program-office.filter.kind" />
          <select name="kind" defaultValue={address.kind === null ? "" : key(address.kind)}>
            <Anything />
            {office.kinds.map((kind) => (
              <Choice key={kind} value={key(kind)} id={`enums.ProgramKind.${kind}`} />
            ))}
          </select>
        </label>
      ) : null}
      <label>
        <FormattedMessage id="program-office.filter.phase" />
        <select name="phase" defaultValue={address.phase === null ? "" : key(address.phase)}>
          <Anything />
          {PROGRAM_STATES.map((phase) => (
            <Choice key={phase} value={key(phase)} id={`enums.ProgramState.${phase}`} />
          ))}
        </select>
      </label>
      <label>
        <FormattedMessage id="program-office.filter.need" />
        <select name="need" defaultValue={address.need === null ? "" : key(address.need)}>
          <Anything />
          {PROGRAM_NEEDS.map((need) => (
            <Choice key={need} value={key(need)} id={`program-office.need.${need}`} />
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-from`}>
        <FormattedMessage id="program-office.filter.from" />
        <input id={`${id}-from`} type="date" name="from" defaultValue={address.from ?? ""} />
      </label>
      <label htmlFor={`${id}-to`}>
        <FormattedMessage id="program-office.filter.to" />
        <input id={`${id}-to`} type="date" name="to" defaultValue={address.to ?? ""} />
      </label>
      <Button variant="outline" size="sm" type="submit">
        <FormattedMessage id="program-office.filter.apply" />
      </Button>
    </form>
  );
}

/** An option says its words as text: no element may stand in it. */
function Choice({
  value,
  id,
}: {
  value: string;
  id:
    | `enums.ProgramKind.${ManagedKind}`
    | `enums.ProgramState.${ManagedPhase}`
    | `program-office.need.${ManagedNeed}`;
}) {
  return <option value={value}>{useIntl().formatMessage({ id })}</option>;
}
type ManagedKind = NonNullable<ManagedAddress["kind"]>;
type ManagedNeed = NonNullable<ManagedAddress["need"]>;
type ManagedPhase = NonNullable<ManagedAddress["phase"]>;

function Anything() {
  return <option value="">{useIntl().formatMessage({ id: "program-office.filter.any" })}</option>;
}
