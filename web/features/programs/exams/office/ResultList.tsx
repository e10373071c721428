// Everybody of a session with scores and verdict, page by page: the second person releases what can be read here.
import { useIntl } from "react-intl";
import { LIST_PAGE_SIZE } from "#schema/validation/core/lists.ts";
import { Pagination } from "#web/components/Pagination.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { pageKey, queryPath } from "#web/page/query.ts";
import { resultsPath } from "#web/paths.ts";
import type { ExamResults } from "./exam-results.ts";
import { SittingTable } from "./SittingTable.tsx";

/** The number of the page in the address. */
export const RESULT_KEYS = { page: pageKey };

interface ResultListProps {
  results: ExamResults;
  page: number;
  disabled: boolean;
}

export function ResultList({ results: { programId, sittings }, page, disabled }: ResultListProps) {
  const intl = useIntl();
  const language = useLanguage();
  if (sittings === null) return null;
  const { items, papers, totalCount } = sittings;
  const names = new Map(
    papers.map(({ id, nameKo, nameEn }) => [id, (language === "en" ? nameEn : null) ?? nameKo]),
  );
  const scores = new Map(items.map((item) => [item.id, item.scores]));
  const scoresOf = (id: number) =>
    (scores.get(id) ?? [])
      .map(({ paperId, points, maxPoints }) =>
        intl.formatMessage(
          { id: "exam-results.paperPoints" },
          { paper: names.get(paperId) ?? "", points: points / 100, max: maxPoints },
        ),
      )
      .join(" · ");
  return (
    <SittingTable name="list" sittings={items} {...(papers.length === 0 ? {} : { scoresOf })}>
      <Pagination
        current={page}
        count={Math.max(page, Math.ceil(totalCount / LIST_PAGE_SIZE))}
        disabled={disabled}
        href={(other) =>
          queryPath(resultsPath(PROGRAM_OFFICES.evaluation, programId), RESULT_KEYS, { page: other })
        }
      />
    </SittingTable>
  );
}
