// What can be done with a program where it stands. What can't be taken back is asked by its name first.

import { ActionIcon, Menu } from "@mantine/core";
import {
  mdiAccountGroupOutline,
  mdiCancel,
  mdiContentCopy,
  mdiDeleteForeverOutline,
  mdiDeleteRestore,
  mdiDotsVertical,
  mdiEmailOutline,
  mdiEyeOutline,
  mdiPencilOutline,
  mdiTrashCanOutline,
} from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { useNewLetter } from "#web/components/letters/use-new-letter.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import { applicantsPath, programEditPath, programPath } from "#web/paths.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { useProgramActions } from "./use-program-actions.ts";
import type { ListedProgram } from "./use-program-columns.tsx";

interface ProgramMenuProps {
  office: ProgramOffice;
  program: ListedProgram;
  /** With the name of the program. */
  label: string;
  onChanged: () => void;
}

export function ProgramMenu({ office, program, label, onChanged }: ProgramMenuProps) {
  const navigate = useNavigate();
  const actions = useProgramActions();
  const begin = useNewLetter();
  const [asking, setAsking] = useState<"cancel" | "purge" | null>(null);
  const { id, stage, state, version, seatsTaken } = program;
  const title = program.title.text;
  const named = { id, title, version };
  const close = () => setAsking(null);
  const change = async (act: Promise<boolean>) => {
    close();
    await act;
    onChanged();
  };
  const duplicate = async () => {
    const copy = await actions.duplicate(named);
    if (copy !== null) void navigate(programEditPath(office, copy));
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon size={40} aria-label={label}>
            <Icon path={mdiDotsVertical} size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {stage === "TRASH" ? (
            <>
              {act(mdiDeleteRestore, "restore", () => void change(actions.restore(named)))}
              {act(mdiDeleteForeverOutline, "purge", () => setAsking("purge"), true)}
            </>
          ) : (
            <>
              {lead(mdiPencilOutline, "edit", programEditPath(office, id))}
              {lead(mdiAccountGroupOutline, "applicants", applicantsPath(office, id))}
              {seatsTaken === 0 ? null : act(mdiEmailOutline, "write", () => void begin({ programId: id }))}
              {stage === "VISIBLE" ? lead(mdiEyeOutline, "show", programPath(program)) : null}
              {act(mdiContentCopy, "duplicate", () => void duplicate())}
              {state === "CANCELLED" || state === "ENDED"
                ? null
                : act(mdiCancel, "cancel", () => setAsking("cancel"), true)}
              {act(mdiTrashCanOutline, "delete", () => void change(actions.remove(named, onChanged)), true)}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {asking === "cancel" ? (
        <CancelDialog
          title={title}
          seatsTaken={seatsTaken}
          onConfirm={(notes) => void change(actions.cancel(named, notes))}
          onClose={close}
        />
      ) : null}
      {asking === "purge" ? (
        <ConfirmDialog
          title={<FormattedMessage id="program-office.purge.title" values={{ title }} />}
          detail={<FormattedMessage id="program-office.purge.detail" />}
          action={<FormattedMessage id="program-office.act.purge" />}
          onConfirm={() => void change(actions.purge(named))}
          onCancel={close}
        />
      ) : null}
    </>
  );
}

type Act = "edit" | "applicants" | "show" | "duplicate" | "cancel" | "delete" | "restore" | "purge" | "write";

const words = (icon: string, name: Act) => ({
  leftSection: <Icon path={icon} size={20} />,
  children: <FormattedMessage id={`program-office.act.${name}`} />,
});

/** What is done here. */
const act = (icon: string, name: Act, onClick: () => void, isDanger = false) => (
  <Menu.Item {...words(icon, name)} {...(isDanger ? { color: "red" } : {})} onClick={onClick} />
);

/** What is done on another page. */
const lead = (icon: string, name: Act, to: string) => (
  <Menu.Item {...words(icon, name)} component={Link} to={to} />
);
