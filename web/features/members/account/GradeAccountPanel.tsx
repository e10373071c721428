// The tab of the grade: which one the member has, where a request stands and why one was refused, and asking for another.
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { useMyGradeQuery } from "#web/gql/grades.ts";
import styles from "./GradeAccountPanel.module.css";
import { GradeRequestForm } from "./GradeRequestForm.tsx";
import { MyGradeRequests } from "./MyGradeRequests.tsx";

export function Component() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useMyGradeQuery({ requestPolicy: "cache-and-network" });
  const member = data?.viewer?.member;
  if (!member) {
    if (error && !fetching) {
      const message = intl.formatMessage({ id: "errors.INTERNAL" });
      return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
    }
    return (
      <p role="status">
        <FormattedMessage id="account.loading" />
      </p>
    );
  }
  const waits = member.gradeRequests.some(({ status }) => status === "PENDING");
  return (
    <div className={styles.panel}>
      <section className={styles.section} aria-labelledby="grade-title">
        <h2 id="grade-title">
          <FormattedMessage id="grades.title" />
        </h2>
        <p className={styles.grade}>
          <FormattedMessage id={`enums.MemberGrade.${member.grade}`} />
        </p>
        <MyGradeRequests requests={member.gradeRequests} />
      </section>
      {waits ? null : <GradeRequestForm key={member.grade} member={member} />}
    </div>
  );
}
