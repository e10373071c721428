// Shows where the office writes a seminar, a course or an exam (specification 2;
// docs/core.md#calls-and-limits). What it starts from is asked for in the browser, with the session; the
// editor itself is loaded with this page only.

import { FormattedMessage } from "react-intl";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { TrashNotice } from "#web/components/editor/TrashNotice.tsx";
import { WRITING_TITLE, WritingPage } from "#web/components/editor/WritingPage.tsx";
import { WritingStart } from "#web/components/editor/WritingStart.tsx";
import { PROGRAM_OFFICES, type ProgramOffice } from "#web/components/programs/program-offices.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { DRAFT, programEditPath } from "#web/paths.ts";
import { CancelledNotice } from "./CancelledNotice.tsx";
import { ProgramForm } from "./ProgramForm.tsx";
import { type EditedStart, useEditedProgram } from "./use-edited-program.ts";
import { useProgramActions } from "./use-program-actions.ts";
import { programDraftName } from "./use-program-editor.ts";

export function Component({ office: name }: { office: ProgramOffice["id"] }) {
  const office = PROGRAM_OFFICES[name];
  const { idx } = useParams();
  const id = idx === undefined ? null : parseIdx(idx);
  const [params] = useSearchParams();
  const draft = id === null && params.has(DRAFT) ? parseIdx(params.get(DRAFT) ?? "") : null;
  const { start, reload } = useEditedProgram(office, id, draft);
  return (
    <WritingPage
      title={<FormattedMessage id={`program-office.${id === null ? "create" : "edit"}.${office.id}`} />}
      back={{ to: office.list, label: <FormattedMessage id={`program-office.list.${office.id}`} /> }}
    >
      <WritingStart
        name={programDraftName(office, id, draft)}
        start={start}
        onReload={reload}
        loading={<FormattedMessage id="program-office.loading" />}
      >
        {(begun) => (
          <Start
            key={`${office.id} ${id} ${begun.round}`}
            office={office}
            draft={draft}
            start={begun}
            onReload={reload}
          />
        )}
      </WritingStart>
    </WritingPage>
  );
}

interface StartProps {
  office: ProgramOffice;
  /** The one of several new ones that is continued. */
  draft: number | null;
  start: EditedStart;
  onReload: () => void;
}

/** The program as it is, unless it is in the trash. */
function Start({ office, draft, start, onReload }: StartProps) {
  const { program } = start;
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
        draft={draft}
        start={start}
        labelledBy={WRITING_TITLE}
        onReload={onReload}
        onDelete={() => actions.remove(named, () => void navigate(programEditPath(office, named.id)))}
        onRestore={() => actions.restore(named)}
      />
    </>
  );
}
