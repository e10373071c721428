// /admin/glossary: every term outside the trash; suggestions are accepted or refused here, one by one or together.

import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { TERM_FORMATS } from "#schema/validation/core/exports.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useManagedGlossaryCountQuery, useManagedGlossaryQuery } from "#web/gql/glossary-office.ts";
import { CREATE_TERM_PATH } from "#web/paths.ts";
import { GLOSSARY_LIST, useGlossaryColumns } from "./glossary-list.tsx";
import { ImportTerms } from "./ImportTerms.tsx";
import { useManyTerms } from "./use-many-terms.tsx";
import { useTermTrash } from "./use-term-trash.ts";

export function Component() {
  return (
    <>
      <OfficeHead>
        <ButtonLink to={CREATE_TERM_PATH} size="sm">
          <Icon path={mdiPlus} />
          <FormattedMessage id="glossary-office.create" />
        </ButtonLink>
      </OfficeHead>
      <Terms />
    </>
  );
}

function Terms() {
  const intl = useIntl();
  const list = useListAddress(GLOSSARY_LIST);
  const { filter } = list.address;
  const asked = useManagedGlossaryQuery({ variables: list.variables, requestPolicy: "cache-and-network" });
  const [{ data: exact }] = useManagedGlossaryCountQuery({
    variables: { filter },
    pause: asked[0].data?.managedGlossary.hasMore !== true,
  });
  const result = useListResult(
    asked,
    ({ managedGlossary }) => managedGlossary,
    exact?.managedGlossary.exactCount,
  );
  const { remove } = useTermTrash(result.onRetry);
  return (
    <OfficeList
      list={list}
      caption={intl.formatMessage({ id: "glossary-office.title" })}
      columns={useGlossaryColumns(remove)}
      rowName={({ ko }) => ko}
      result={result}
      empty={<FormattedMessage id="glossary-office.empty" />}
      actions={useManyTerms(filter, result.onRetry)}
      exporting={{ list: "glossary", formats: TERM_FORMATS }}
      summary={<ImportTerms onDone={result.onRetry} />}
    />
  );
}
