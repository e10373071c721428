// The own result of an exam, once it is released: verdict, average, the score of each paper, and the certificate.
import { Title } from "@mantine/core";
import { FormattedMessage, FormattedNumber } from "react-intl";
import table from "#web/components/charts/table.module.css";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { MyApplicationFragment, ScoredPartFragment } from "#web/gql/applications.ts";
import { ObjectionPart } from "./ObjectionPart.tsx";
import { PrintedCopies } from "./PrintedCopies.tsx";

interface ResultPartProps {
  application: MyApplicationFragment;
  onChanged: () => void;
}

export function ResultPart({ application, onChanged }: ResultPartProps) {
  const { id, examResult: result } = application;
  if (result === null) return null;
  const { verdict, average, version, papers } = result;
  return (
    <section aria-labelledby="result-title">
      <Title id="result-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="applications.result.title" />
      </Title>
      <p style={{ marginBottom: 12 }}>
        <strong>
          <FormattedMessage id={`applications.verdict.${verdict}`} />
        </strong>
        {average === null ? null : (
          <>
            {" · "}
            <FormattedMessage id="applications.result.average" />{" "}
            <FormattedNumber value={average / 100} maximumFractionDigits={2} />
          </>
        )}
      </p>
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
      {verdict === "PASSED" ? (
        <DocumentButton about={{ kind: "EXAM_CERTIFICATE", application_id: id }} />
      ) : null}
      <PrintedCopies application={application} onChanged={onChanged} />
      <ObjectionPart application={application} onChanged={onChanged} />
    </section>
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
