// /admin/translation-memory: the paragraphs that were translated before. What is offered is corrected or
// deleted here; the texts stay.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MEMORY_FORMATS } from "#schema/validation/core/exports.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { OfficeList } from "#web/components/list/OfficeList.tsx";
import { useListAddress } from "#web/components/list/use-list-address.ts";
import { useListResult } from "#web/components/list/use-list-result.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useMemoryPairsCountQuery, useMemoryPairsQuery } from "#web/gql/memory.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { TRANSLATIONS_PATH } from "#web/paths.ts";
import { CorrectDialog } from "./CorrectDialog.tsx";
import { ImportMemory } from "./ImportMemory.tsx";
import { type ListedPair, MEMORY_LIST, useMemoryColumns } from "./memory-list.tsx";
import { useManyPairs } from "./use-many-pairs.tsx";
import { usePairTrash } from "./use-pair-trash.ts";

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="memory.lede" />}>
        <ButtonLink to={TRANSLATIONS_PATH} size="sm" variant="outline">
          <FormattedMessage id="memory.toTranslations" />
        </ButtonLink>
      </OfficeHead>
      <Pairs />
    </>
  );
}

function Pairs() {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [corrected, setCorrected] = useState<ListedPair | null>(null);
  const list = useListAddress(MEMORY_LIST);
  const { filter } = list.variables;
  const asked = useMemoryPairsQuery({
    variables: { ...list.variables, language },
    requestPolicy: "cache-and-network",
  });
  const [{ data: exact }] = useMemoryPairsCountQuery({
    variables: { filter },
    pause: asked[0].data?.memoryPairs.hasMore !== true,
  });
  const result = useListResult(asked, ({ memoryPairs }) => memoryPairs, exact?.memoryPairs.exactCount);
  const trash = usePairTrash(result.onRetry);
  const stateWords = {
    QUESTION: intl.formatMessage({ id: "memory.state.question" }),
    CORRECTED: intl.formatMessage({ id: "memory.state.corrected" }),
  };
  return (
    <>
      <OfficeList
        list={list}
        caption={intl.formatMessage({ id: "memory.title" })}
        columns={useMemoryColumns({ ...trash, correct: setCorrected })}
        rowName={({ ko }) => ko}
        result={result}
        empty={<FormattedMessage id="memory.empty" />}
        emptyDetail={<FormattedMessage id="memory.emptyDetail" />}
        actions={useManyPairs(filter, result.onRetry)}
        exporting={{ list: "memory", formats: MEMORY_FORMATS, words: { state: stateWords } }}
        summary={<ImportMemory onDone={result.onRetry} />}
      />
      {corrected === null ? null : (
        <CorrectDialog pair={corrected} onClose={() => setCorrected(null)} onChanged={result.onRetry} />
      )}
    </>
  );
}
