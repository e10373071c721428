// Shows what the office may do on a public page: make a program and see its list, or change the one that is
// open. Shown only when the server said that the person may write programs.

import { mdiAccountGroupOutline, mdiFormatListBulleted, mdiPencilOutline, mdiPlus } from "@mdi/js";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { officeOfKind } from "#web/components/programs/program-offices.ts";
import type { ProgramKind } from "#web/gql/enums.ts";
import { addWords } from "#web/i18n/messages.ts";
import { applicantsPath, programEditPath } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";

export interface ProgramOfficeProps {
  readonly kind: ProgramKind;
  /** The program that is open; null on a list. */
  readonly id: number | null;
}

export function ProgramOfficeButtons({ kind, id }: ProgramOfficeProps) {
  const mayWrite = useSession().user?.canWritePrograms === true;
  const hasWords = useOfficeWords();
  const office = officeOfKind(kind);
  if (!mayWrite || !hasWords) return null;
  if (id !== null) {
    return (
      <>
        <ButtonLink to={programEditPath(office, id)} size="sm" variant="outline">
          <Icon path={mdiPencilOutline} />
          <FormattedMessage id="program-office.act.edit" />
        </ButtonLink>
        <ButtonLink to={applicantsPath(office, id)} size="sm" variant="outline">
          <Icon path={mdiAccountGroupOutline} />
          <FormattedMessage id="program-office.act.applicants" />
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to={office.create} size="sm">
        <Icon path={mdiPlus} />
        <FormattedMessage id={`program-office.create.${office.id}`} />
      </ButtonLink>
      <ButtonLink to={office.list} size="sm" variant="outline">
        <Icon path={mdiFormatListBulleted} />
        <FormattedMessage id={`program-office.list.${office.id}`} />
      </ButtonLink>
    </>
  );
}

/** Whether the words of the office, which a public page does not have, are there. */
export function useOfficeWords(): boolean {
  const intl = useIntl();
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    let here = true;
    const load = async () => {
      await addWords(intl, ["forms", "office"]);
      if (here) setHasWords(true);
    };
    void load();
    return () => {
      here = false;
    };
  }, [intl]);
  return hasWords;
}
