// The office's lists of programs: /admin/seminars, /admin/education-programs, /admin/evaluation-programs.
// Everything that narrows one lives in the address.

import { Stack } from "@mantine/core";
import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { SavedDrafts } from "#web/components/editor/SavedDrafts.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { PROGRAM_OFFICES, type ProgramOffice } from "#web/components/programs/program-offices.ts";
import { useManagedProgramListQuery } from "#web/gql/program-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { programsList, useProgramColumns } from "./programs-list.tsx";

export function Component({ office: name }: { office: ProgramOffice["id"] }) {
  const office = PROGRAM_OFFICES[name];
  return (
    <>
      <OfficeHead>
        <ButtonLink to={office.create} size="sm">
          <Icon path={mdiPlus} />
          <FormattedMessage id={`program-office.create.${office.id}`} />
        </ButtonLink>
      </OfficeHead>
      <Stack gap={40}>
        <SavedDrafts of={({ programKind }) => programKind !== null && office.kinds.includes(programKind)} />
        <div>
          <Programs key={office.id} office={office} />
        </div>
      </Stack>
    </>
  );
}

function Programs({ office }: { office: ProgramOffice }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const list = useListAddress(programsList(office));
  const { filter, page, size } = list.variables;
  const asked = useManagedProgramListQuery({
    variables: { kinds: [...office.kinds], filter, page, size, language },
    requestPolicy: "cache-and-network",
  });
  // A few hundred at most: they are always counted to the end.
  const result = useListResult(asked, ({ managedPrograms }) => ({ ...managedPrograms, hasMore: false }));
  const columns = useProgramColumns(office, result.onRetry);
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: `program-office.list.${office.id}` })}
      columns={columns}
      rowName={({ title }) => title.text}
      result={result}
      empty={<FormattedMessage id={`program-office.empty.${filter.stage ?? "ALL"}`} />}
    />
  );
}
