// Shows what can be done with a program where it is. What can't be undone asks first, by the name of the program.

import {
  mdiAccountGroupOutline,
  mdiCancel,
  mdiClipboardTextOutline,
  mdiContentCopy,
  mdiDeleteForeverOutline,
  mdiDeleteRestore,
  mdiEmailOutline,
  mdiEyeOutline,
  mdiHeadset,
  mdiPencilOutline,
  mdiTrashCanOutline,
} from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { RowAction, RowLink, RowMenu } from "#web/components/list/RowMenu.tsx";
import { useNewMailing } from "#web/components/mailings/use-new-mailing.ts";
import type { ProgramOffice } from "#web/components/programs/program-offices.ts";
import { applicantsPath, boothPath, examSessionPath, programEditPath, programPath } from "#web/paths.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { CopyDialog } from "./CopyDialog.tsx";
import type { ListedProgram } from "./programs-list.tsx";
import { useProgramActions } from "./use-program-actions.ts";

interface ProgramMenuProps {
  office: ProgramOffice;
  program: ListedProgram;
  onChanged: () => void;
}

export function ProgramMenu({ office, program, onChanged }: ProgramMenuProps) {
  const navigate = useNavigate();
  const actions = useProgramActions();
  const begin = useNewMailing();
  const { id, kind, stage, state, version, seatsTaken } = program;
  const [asking, setAsking] = useState<"cancel" | "purge" | "copy" | null>(null);
  const title = program.title.text;
  const named = { id, title, version };
  const close = () => setAsking(null);
  const change = async (act: Promise<boolean>) => {
    close();
    await act;
    onChanged();
  };
  const duplicate = async (startsAt: string) => {
    close();
    const copy = await actions.duplicate(named, startsAt);
    if (copy !== null) void navigate(programEditPath(office, copy));
  };
  return (
    <>
      <RowMenu name={title}>
        {stage === "TRASH" ? (
          <>
            {act(mdiDeleteRestore, "restore", () => void change(actions.restore(named)))}
            {act(mdiDeleteForeverOutline, "purge", () => setAsking("purge"), true)}
          </>
        ) : (
          <>
            {lead(mdiPencilOutline, "edit", programEditPath(office, id))}
            {lead(mdiAccountGroupOutline, "applicants", applicantsPath(office, id))}
            {kind === "KITEC" ? lead(mdiClipboardTextOutline, "exam", examSessionPath(office, id)) : null}
            {seatsTaken === 0 ? null : act(mdiEmailOutline, "write", () => void begin({ programId: id }))}
            {stage === "VISIBLE" ? lead(mdiEyeOutline, "show", programPath(program)) : null}
            {stage === "VISIBLE" ? lead(mdiHeadset, "booth", boothPath(id)) : null}
            {act(mdiContentCopy, "duplicate", () => setAsking("copy"))}
            {state === "CANCELLED" || state === "ENDED"
              ? null
              : act(mdiCancel, "cancel", () => setAsking("cancel"), true)}
            {act(mdiTrashCanOutline, "delete", () => void change(actions.remove(named, onChanged)), true)}
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
      {asking === "copy" ? (
        <CopyDialog
          title={title}
          startsAt={program.startsAt}
          applyFrom={program.applyFrom}
          onConfirm={(startsAt) => void duplicate(startsAt)}
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

type Act =
  | "edit"
  | "exam"
  | "applicants"
  | "show"
  | "booth"
  | "duplicate"
  | "cancel"
  | "delete"
  | "restore"
  | "purge"
  | "write";

/** What is done here. */
const act = (icon: string, name: Act, onClick: () => void, isDanger = false) => (
  <RowAction icon={icon} onClick={onClick} isDanger={isDanger}>
    <FormattedMessage id={`program-office.act.${name}`} />
  </RowAction>
);

/** What is done on another page. */
const lead = (icon: string, name: Act, to: string) => (
  <RowLink icon={icon} to={to}>
    <FormattedMessage id={`program-office.act.${name}`} />
  </RowLink>
);
