// Shows whom a grade is for, and what it costs: beside each grade that one can ask for.
import { FormattedMessage } from "react-intl";
import type { ApplicableGrade } from "#schema/validation/people/applicable-grades.ts";
import { useGradeDuesQuery } from "#web/gql/grades.ts";

export function GradeDetail({ grade }: { grade: ApplicableGrade | "LIFETIME" }) {
  const [{ data }] = useGradeDuesQuery();
  const due = data?.gradeDues.find((one) => one.grade === grade);
  const month = data?.settings.entryFromMonth ?? null;
  return (
    <>
      <FormattedMessage id={`members.grade.${grade}`} />
      {due ? (
        <>
          {" · "}
          <FormattedMessage id={`members.due.${due.type}`} values={{ amount: due.amount }} />
          {due.type === "ANNUAL" && month ? (
            <>
              {", "}
              <FormattedMessage
                id="members.due.entry"
                values={{ month, percent: data?.settings.entryPercent ?? 100 }}
              />
            </>
          ) : null}
        </>
      ) : null}
    </>
  );
}
