// The own result of an exam, once it is released, with the certificate, printed copies and the objection.
import { Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import { ExamResultText } from "#web/features/programs/applications/ExamResultText.tsx";
import { type MyApplicationFragment, useObjectToResultMutation } from "#web/gql/applications.ts";
import { MyPrintedCopies } from "./MyPrintedCopies.tsx";
import { ObjectionPart } from "./ObjectionPart.tsx";

interface ResultPartProps {
  application: MyApplicationFragment;
  onChanged: () => void;
}

export function ResultPart({ application, onChanged }: ResultPartProps) {
  const { id, examResult: result } = application;
  const [, object] = useObjectToResultMutation();
  if (result === null) return null;
  return (
    <section aria-labelledby="result-title">
      <Title id="result-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="applications.result.title" />
      </Title>
      <ExamResultText result={result} />
      {result.verdict === "PASSED" ? (
        <DocumentButton about={{ kind: "EXAM_CERTIFICATE", application_id: id }} />
      ) : null}
      <MyPrintedCopies application={application} onChanged={onChanged} />
      <ObjectionPart
        application={application}
        send={(reason) => object({ id, reason })}
        onChanged={onChanged}
      />
    </section>
  );
}
