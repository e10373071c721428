// The status of a manuscript, in words.
import { FormattedMessage } from "react-intl";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";

type State = ManagedSubmissionPartsFragment["state"];

const TONES: Readonly<Record<State, Tone>> = {
  DRAFT: "quiet",
  SUBMITTED: "warn",
  RETURNED: "plain",
  IN_REVIEW: "now",
  MINOR_REVISION: "plain",
  MAJOR_REVISION: "plain",
  REVISED: "warn",
  ACCEPTED: "ok",
  PROOF: "ok",
  PROOF_RETURNED: "warn",
  READY: "ok",
  PUBLISHED: "ok",
  REJECTED: "quiet",
  WITHDRAWN: "quiet",
};

export function SubmissionStateWord({ state }: { state: State }) {
  return (
    <StateWord icon={null} tone={TONES[state]}>
      <FormattedMessage id={`submission-office.state.${state === "DRAFT" ? "SUBMITTED" : state}`} />
    </StateWord>
  );
}
