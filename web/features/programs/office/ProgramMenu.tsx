// What can be done with a program where it stands. Everything that somebody may regret is asked by its name first.

import {
  mdiAccountGroupOutline,
  mdiCancel,
  mdiContentCopy,
  mdiDeleteForeverOutline,
  mdiDeleteRestore,
  mdiEyeOutline,
  mdiPencilOutline,
  mdiTrashCanOutline,
} from "@mdi/js";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link, useNavigate } from "react-router-dom";
import { TRASH_DAYS } from "#schema/validation/limits.ts";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { Icon } from "#web/components/Icon.tsx";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { applicantsPath, programEditPath, programPath } from "#web/paths.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import type { ListedProgram } from "./ManagedTable.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { useProgramActions } from "./use-program-actions.ts";

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
  const [asking, setAsking] = useState<"cancel" | "delete" | "purge" | null>(null);
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
      <RowMenu label={label}>
        {stage === "TRASH" ? (
          <>
            <Act
              icon={mdiDeleteRestore}
              label="program-office.act.restore"
              onClick={() => void change(actions.restore(named))}
            />
            <Act
              icon={mdiDeleteForeverOutline}
              label="program-office.act.purge"
              danger
              onClick={() => setAsking("purge")}
            />
          </>
        ) : (
          <>
            <Lead to={programEditPath(office, id)} icon={mdiPencilOutline}>
              <FormattedMessage id="program-office.act.edit" />
            </Lead>
            <Lead to={applicantsPath(office, id)} icon={mdiAccountGroupOutline}>
              <FormattedMessage id="program-office.act.applicants" />
            </Lead>
            {stage === "VISIBLE" ? (
              <Lead to={programPath(program)} icon={mdiEyeOutline}>
                <FormattedMessage id="program-office.act.show" />
              </Lead>
            ) : null}
            <Act
              icon={mdiContentCopy}
              label="program-office.act.duplicate"
              onClick={() => void duplicate()}
            />
            {state === "CANCELLED" || state === "ENDED" ? null : (
              <Act
                icon={mdiCancel}
                label="program-office.act.cancel"
                danger
                onClick={() => setAsking("cancel")}
              />
            )}
            <Act
              icon={mdiTrashCanOutline}
              label="program-office.act.delete"
              danger
              onClick={() => setAsking("delete")}
            />
          </>
        )}
      </RowMenu>
      {asking === "cancel" ? (
        <CancelDialog
          title={title}
          seatsTaken={seatsTaken}
          onConfirm={(notes) => void change(actions.cancel(named, notes))}
          onClose={close}
        />
      ) : null}
      {asking === "delete" ? (
        <ConfirmDialog
          title={<FormattedMessage id="program-office.delete.title" values={{ title }} />}
          detail={<FormattedMessage id="program-office.delete.detail" values={{ days: TRASH_DAYS }} />}
          action={<FormattedMessage id="program-office.act.delete" />}
          onConfirm={() => void change(actions.remove(named, onChanged))}
          onCancel={close}
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

interface ActProps {
  icon: string;
  label: MessageId;
  danger?: boolean;
  onClick: () => void;
}

function Act({ icon, label, danger = false, onClick }: ActProps) {
  return (
    <li>
      <button type="button" data-danger={danger || undefined} onClick={onClick}>
        <Icon path={icon} size={20} />
        <FormattedMessage id={label} />
      </button>
    </li>
  );
}

function Lead({ to, icon, children }: { to: string; icon: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>
        <Icon path={icon} size={20} />
        {children}
      </Link>
    </li>
  );
}
