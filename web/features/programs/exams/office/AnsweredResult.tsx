// What an answer to an objection makes of the result: score and verdict before and after a re-mark, and which sheets count.
import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { ObjectedFragment } from "#web/gql/exam-results.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { ExamResults } from "./exam-results.ts";

export type Papers = NonNullable<ExamResults["sittings"]>["papers"];

type Verdict = ObjectedFragment["verdict"];
type Recomputed = NonNullable<NonNullable<ObjectedFragment["objection"]>["recomputed"]>;
type Sheet = Recomputed["scores"][number]["sheets"][number];

export function AnsweredResult({ application, papers }: { application: ObjectedFragment; papers: Papers }) {
  const intl = useIntl();
  const language = useLanguage();
  const { score, verdict, objection } = application;
  const recomputed = objection?.recomputed ?? null;
  const say = (of: Verdict, points: number | null) =>
    [
      of && intl.formatMessage({ id: `applications.verdict.${of}` }),
      points !== null && intl.formatMessage({ id: "applications.one.score" }, { score: points }),
    ]
      .filter(Boolean)
      .join(" ");
  if (recomputed === null) {
    return (
      <Text c="var(--ink-2)">
        <FormattedMessage id="exam-results.objection.stays" values={{ result: say(verdict, score) || "–" }} />
      </Text>
    );
  }
  const { average } = recomputed;
  const wordOf = ({ total, isThird, isRemark }: Sheet) =>
    intl.formatMessage(
      { id: `exam-results.sheet.${isRemark ? "remark" : isThird ? "third" : "first"}` },
      { total },
    );
  return (
    <>
      <Text fw={600}>
        <FormattedMessage
          id="exam-results.objection.becomes"
          values={{
            before: say(verdict, score),
            after: say(recomputed.verdict, average === null ? null : average / 100),
          }}
        />
      </Text>
      <ul>
        {recomputed.scores.map(({ paperId, points, sheets }) => {
          const paper = papers.find(({ id }) => id === paperId);
          const list = (those: typeof sheets) => those.map(wordOf).join(", ");
          return (
            <li key={paperId}>
              <FormattedMessage
                id="exam-results.objection.counted"
                values={{
                  paper: (language === "en" ? paper?.nameEn : null) ?? paper?.nameKo ?? "",
                  all: list(sheets),
                  counted: list(sheets.filter(({ isCounted }) => isCounted)),
                  points: points / 100,
                }}
              />
            </li>
          );
        })}
      </ul>
      <Text c="var(--ink-2)">
        <FormattedMessage id="exam-results.objection.detail" />
      </Text>
    </>
  );
}
