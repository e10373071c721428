// A grade that takes effect once its dues are paid: what is owed, and where it is paid.
import { Alert } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import type { MyGradeFragment } from "#web/gql/grades.ts";
import { paymentsPath } from "#web/paths.ts";

export function AwaitedGrade({ awaited }: { awaited: NonNullable<MyGradeFragment["awaitedGrade"]> }) {
  const { grade, outstanding, isDeclared } = awaited;
  if (grade === null) return null;
  return (
    <Alert variant={isDeclared ? "info" : "warn"} role="status">
      <p>
        <FormattedMessage
          id={isDeclared ? "grades.awaited.declared" : "grades.awaited"}
          values={{ grade: <FormattedMessage id={`enums.MemberGrade.${grade}`} />, amount: outstanding }}
        />{" "}
        {isDeclared ? null : (
          <Link className="link" to={paymentsPath(1)}>
            <FormattedMessage id="grades.awaited.pay" />
          </Link>
        )}
      </p>
    </Alert>
  );
}
