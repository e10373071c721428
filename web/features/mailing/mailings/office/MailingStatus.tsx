// Shows how far a mailing has come, in words.
import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiPencilOutline,
  mdiStopCircleOutline,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord } from "#web/components/StateWord.tsx";
import type { EditedMailingFragment } from "#web/gql/mailings.ts";

type Progress = Pick<EditedMailingFragment, "state" | "sent" | "failed" | "waiting" | "expected">;

const LOOKS = {
  DRAFT: { icon: mdiPencilOutline, tone: "plain" },
  READY: { icon: mdiClockOutline, tone: "now" },
  GOING: { icon: mdiClockOutline, tone: "now" },
  DONE: { icon: mdiCheckCircleOutline, tone: "ok" },
  FAILED: { icon: mdiAlertCircleOutline, tone: "warn" },
  STOPPED: { icon: mdiStopCircleOutline, tone: "quiet" },
} as const;

/** Where it is: its state, and of one whose mails are written what became of them. */
export function mailingStatusOf({ state, failed, waiting }: Progress): keyof typeof LOOKS {
  if (state === "DRAFT" || state === "READY" || state === "STOPPED") return state;
  if (state === "WRITING" || waiting > 0) return "GOING";
  return failed > 0 ? "FAILED" : "DONE";
}

export function MailingStatus({ mailing }: { mailing: Progress }) {
  const status = mailingStatusOf(mailing);
  const { sent, failed, expected } = mailing;
  return (
    <StateWord {...LOOKS[status]}>
      <FormattedMessage id={`mailings.status.${status}`} values={{ sent, failed, expected }} />
    </StateWord>
  );
}
