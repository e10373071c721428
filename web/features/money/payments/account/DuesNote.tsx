// Shows who looks for dues to pay while none are asked for: what the own grade pays, and when the bill comes.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import { useGradeDuesQuery, useMyGradeQuery } from "#web/gql/grades.ts";
import { GRADE_TAB } from "#web/paths.ts";

/** Nothing until the grade and its dues are known, and for dues that are paid once. */
export function DuesNote() {
  const [{ data: mine }] = useMyGradeQuery();
  const [{ data: all }] = useGradeDuesQuery();
  const grade = mine?.viewer?.member?.grade;
  if (grade === undefined || all === undefined) return null;
  const due = all.gradeDues.find((one) => one.grade === grade);
  if (due?.type === "LIFETIME" || due?.type === "ENTRY") return null;
  const name = <FormattedMessage id={`enums.MemberGrade.${grade}`} />;
  return (
    <Text mb={16} c="var(--ink-2)">
      {due === undefined ? (
        <FormattedMessage
          id="payments.dues.none"
          values={{
            grade: name,
            apply: (
              <Link className="link" to={GRADE_TAB}>
                <FormattedMessage id="payments.dues.apply" />
              </Link>
            ),
          }}
        />
      ) : (
        <FormattedMessage
          id="payments.dues.yearly"
          values={{ grade: name, amount: <Won amount={due.amount} /> }}
        />
      )}
    </Text>
  );
}
