// Shows what somebody reached in an exam: verdict, average, and the score of each paper.
import { Text, Title } from "@mantine/core";
import { FormattedMessage, FormattedNumber } from "react-intl";
import table from "#web/components/charts/table.module.css";
import { Localized } from "#web/components/Localized.tsx";
import type { ExamResultShownFragment, ScoredPartFragment } from "#web/gql/applications.ts";

export function ExamResultText({ result }: { result: ExamResultShownFragment }) {
  const { verdict, average, passAverage, version, papers } = result;
  return (
    <>
      <Text component="p" mb={12}>
        <strong>
          <FormattedMessage id={`applications.verdict.${verdict}`} />
        </strong>
        {average === null ? null : (
          <>
            {" · "}
            <FormattedMessage id="applications.result.average" />{" "}
            <FormattedNumber value={average / 100} maximumFractionDigits={2} />
            {passAverage === null ? null : (
              <>
                {" "}
                <FormattedMessage id="applications.result.passAverage" values={{ line: passAverage }} />
              </>
            )}
          </>
        )}
      </Text>
      {version > 1 ? (
        <p>
          <FormattedMessage id="applications.result.changed" />
        </p>
      ) : null}
      {papers.length === 0 ? null : <Scores parts={papers} />}
      {papers.map(({ key, name, criteria }) =>
        criteria === null ? null : (
          <div key={key}>
            <Title order={3} size="h4" mt={16} mb={8}>
              <FormattedMessage id="applications.result.criteriaOf" values={{ paper: name.text }} />
            </Title>
            <Scores parts={criteria} />
          </div>
        ),
      )}
    </>
  );
}

function Scores({ parts }: { parts: readonly ScoredPartFragment[] }) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="applications.result.paper" />
          </th>
          <th scope="col" className={table.figure}>
            <FormattedMessage id="applications.result.points" />
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ key, name, points, maxPoints }) => (
          <tr key={key}>
            <th scope="row">
              <Localized text={name} />
            </th>
            <td className={table.figure}>
              <FormattedMessage
                id="applications.result.of"
                values={{
                  points: <FormattedNumber key="points" value={points / 100} maximumFractionDigits={2} />,
                  max: maxPoints,
                }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
