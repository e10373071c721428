// The status of a manuscript, in words; what waits for its author has the colour of a warning.
import { mdiAlertCircleOutline, mdiCheckCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord, type Tone } from "#web/components/StateWord.tsx";
import type { SubmissionState } from "#web/gql/enums.ts";

const TONES: Readonly<Partial<Record<SubmissionState, Tone>>> = {
  DRAFT: "quiet",
  RETURNED: "warn",
  MINOR_REVISION: "warn",
  MAJOR_REVISION: "warn",
  PROOF: "warn",
  ACCEPTED: "ok",
  READY: "ok",
  PUBLISHED: "ok",
  REJECTED: "plain",
  WITHDRAWN: "quiet",
};

const ICONS: Readonly<Partial<Record<Tone, string>>> = {
  warn: mdiAlertCircleOutline,
  ok: mdiCheckCircleOutline,
};

export function ManuscriptStateWord({ state }: { state: SubmissionState }) {
  const tone = TONES[state] ?? "now";
  return (
    <StateWord icon={ICONS[tone] ?? null} tone={tone}>
      <FormattedMessage id={`manuscripts.state.${state}`} />
    </StateWord>
  );
}
