// What an applicant wrote, and how the application and its payment are.

import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Price } from "#web/components/payments/Price.tsx";
import { OwnAnswerText } from "#web/features/programs/applications/OwnAnswerText.tsx";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { ApplicantPhoto } from "./ApplicantPhoto.tsx";
import { PaidFee } from "./PaidFee.tsx";
import { isTransferChecked } from "./transfer-check.ts";
import type { OpenedApplicant } from "./use-opened-applicant.ts";

interface ApplicantFactsProps {
  applicant: OpenedApplicant["applicant"];
  isExam: boolean;
  /** A link leads to the list under the dialog. */
  onLeave: () => void;
}

export function ApplicantFacts({ applicant, isExam, onLeave }: ApplicantFactsProps) {
  const { id, state, name, email, phoneNumber, affiliation, note, amount } = applicant;
  return (
    <dl className="ruled facts lines">
      <Line name="applicants.column.state">
        <FormattedMessage
          id={isTransferChecked(applicant) ? "applicants.fee.DECLARED" : `applications.state.${state}`}
        />
      </Line>
      <Line name="attendance.state.MISCONDUCT">{applicant.misconduct}</Line>
      <Line name="applications.field.email">
        <a href={`mailto:${email}`}>{email}</a>
      </Line>
      <Line name="applications.field.phoneNumber">{phoneNumber}</Line>
      <Line name="applications.field.affiliation">{affiliation}</Line>
      {applicant.groupId === null ? null : (
        <Line name="applicants.column.group">
          <Link className="link" to={`?group=${applicant.groupId}`} onClick={onLeave}>
            {applicant.groupName}
          </Link>
        </Line>
      )}
      <Line name="applications.field.note">{note}</Line>
      {applicant.ownAnswers.map((answer) => (
        <div key={answer.key}>
          <dt>{answer.label}</dt>
          <dd>
            <OwnAnswerText answer={answer} />
          </dd>
        </div>
      ))}
      <Line name="applications.field.price">
        <Price amount={amount} />
      </Line>
      {applicant.feeState === null ? null : (
        <Line name="applicants.column.fee">
          <PaidFee id={id} state={applicant.feeState} paidAt={applicant.paidAt} />
        </Line>
      )}
      {isExam ? (
        <Line name="applications.field.photoId">
          <ApplicantPhoto id={id} name={name} />
        </Line>
      ) : null}
    </dl>
  );
}

/** Nothing where nothing was given. */
function Line({ name, children }: { name: MessageId; children: ReactNode }) {
  return children === null ? null : (
    <div>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
