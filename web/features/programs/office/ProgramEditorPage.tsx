// Where the office writes a seminar, a course or an exam (specification 2; decision 10). What it starts from is asked for in
// the browser, with the session; the editor itself is loaded with this page only.

import { FormattedMessage } from "react-intl";
import { useNavigate, useParams } from "react-router-dom";
import { TrashNotice } from "#web/components/editor/TrashNotice.tsx";
import { WRITING_TITLE, WritingPage } from "#web/components/editor/WritingPage.tsx";
import { PROGRAM_OFFICES, type ProgramOffice } from "#web/components/programs/program-offices.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { programEditPath } from "#web/paths.ts";
import { CancelledNotice } from "./CancelledNotice.tsx";
import { ProgramForm } from "./ProgramForm.tsx";
import { type EditedStart, useEditedProgram } from "./use-edited-program.ts";
import { useProgramActions } from "./use-program-actions.ts";

export function Component({ office: name }: { office: ProgramOffice["id"] }) {
  const office = PROGRAM_OFFICES[name];
  const { idx } = useParams();
  const id = idx === undefined ? null : parseIdx(idx);
  const { start, reload } = useEditedProgram(office, id);
  return (
    <WritingPage
      title={<FormattedMessage id={`program-office.${id === null ? "create" : "edit"}.${office.id}`} />}
      back={{ to: office.list, label: <FormattedMessage id={`program-office.list.${office.id}`} /> }}
    >
      {start === null ? (
        <p role="status">
          <FormattedMessage id="program-office.loading" />
        </p>
      ) : (
        <Start key={`${office.id} ${id} ${start.round}`} office={office} start={start} onReload={reload} />
      )}
    </WritingPage>
  );
}

interface StartProps {
  office: ProgramOffice;
  start: EditedStart;
  onReload: () => void;
}

/** The program as it is, unless it lies in the trash. */
function Start({ office, start: { program }, onReload }: StartProps) {
  const navigate = useNavigate();
  const actions = useProgramActions();
  const named = { id: program?.id ?? 0, title: program?.ko?.title ?? "" };
  const restore = async () => {
    if (await actions.restore(named)) onReload();
  };
  if (program?.deletedAt) {
    return (
      <TrashNotice
        detail={<FormattedMessage id="program-office.trash.detail" />}
        onRestore={() => void restore()}
      />
    );
  }
  return (
    <>
      {program?.cancelledAt ? <CancelledNotice program={program} /> : null}
      <ProgramForm
        office={office}
        program={program}
        labelledBy={WRITING_TITLE}
        onReload={onReload}
        onDelete={() => actions.remove(named, () => void navigate(programEditPath(office, named.id)))}
        onRestore={() => actions.restore(named)}
      />
    </>
  );
}
