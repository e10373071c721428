// Shows why the address of a program shows nothing, for people who may write programs: it is a draft, waits
// for its time or is in the trash; and the way to its editor.
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { PROGRAM_KINDS } from "#schema/validation/programs/program-kinds.ts";
import { HiddenLine, idInAddress } from "#web/components/HiddenLine.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import { type HiddenProgramQuery, useHiddenProgramQuery } from "#web/gql/program-office.ts";
import { programEditPath, programPath } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import { useOfficeWords } from "./ProgramOfficeButtons.tsx";

type Program = NonNullable<HiddenProgramQuery["programForEditing"]>;

/** Null for one that visitors see, at another address. */
function stateOf({ deletedAt, publishedAt }: Program): "TRASH" | "DRAFT" | "SCHEDULED" | null {
  if (deletedAt !== null) return "TRASH";
  if (publishedAt === null) return "DRAFT";
  return Date.parse(publishedAt) > Date.now() ? "SCHEDULED" : null;
}

export function HiddenProgram() {
  const id = idInAddress(useLocation().pathname, (one) =>
    PROGRAM_KINDS.map((kind) => programPath({ id: one, kind })),
  );
  const mayWrite = useSession().user?.canWritePrograms === true;
  const hasWords = useOfficeWords();
  const [{ data }] = useHiddenProgramQuery({
    variables: { id: id ?? 0 },
    pause: id === null || !mayWrite,
    requestPolicy: "network-only",
  });
  const program = data?.programForEditing;
  const state = program ? stateOf(program) : null;
  if (!hasWords || !program || state === null) return null;
  return (
    <HiddenLine
      why={
        <FormattedMessage
          id={`program-office.hidden.${state}`}
          values={{ at: program.publishedAt === null ? "" : <Moment key="at" at={program.publishedAt} /> }}
        />
      }
      to={programEditPath(officeOfKind(program.kind), program.id)}
      edit={<FormattedMessage id="program-office.act.edit" />}
    />
  );
}
