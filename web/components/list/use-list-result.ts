// Says what the server answered for a list, as its parts show it.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { ListResult } from "./list-result.ts";

interface QueryState<Data> {
  readonly data?: Data;
  readonly error?: CombinedError;
  readonly fetching: boolean;
  readonly stale: boolean;
}

interface Page<Row> {
  readonly items: readonly Row[];
  readonly totalCount: number;
  readonly hasMore: boolean;
}

/**
 * @param asked the list's query, as its hook has it
 * @param pick the page in its answer
 * @param exactCount the count in full, once it is known
 */
export function useListResult<Data, Row>(
  [{ data, error, fetching, stale }, ask]: readonly [
    QueryState<Data>,
    (options: { requestPolicy: "network-only" }) => void,
  ],
  pick: (data: Data) => Page<Row>,
  exactCount?: number,
): ListResult<Row> {
  const intl = useIntl();
  const page = data && pick(data);
  return {
    rows: page?.items,
    totalCount: page?.totalCount,
    hasMore: page?.hasMore,
    exactCount,
    fetching: fetching || stale,
    areOfBefore: fetching,
    failure: error ? intl.formatMessage({ id: errorMessageId(refusalOf(error).code) }) : null,
    onRetry: () => ask({ requestPolicy: "network-only" }),
  };
}
