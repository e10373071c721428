// How far a letter has come, in words.
import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiPencilOutline,
  mdiStopCircleOutline,
} from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { StateWord } from "#web/components/StateWord.tsx";
import type { EditedLetterFragment } from "#web/gql/letters.ts";

type Progress = Pick<EditedLetterFragment, "state" | "sent" | "failed" | "waiting" | "expected">;

const LOOKS = {
  DRAFT: { icon: mdiPencilOutline, tone: "plain" },
  READY: { icon: mdiClockOutline, tone: "now" },
  GOING: { icon: mdiClockOutline, tone: "now" },
  DONE: { icon: mdiCheckCircleOutline, tone: "ok" },
  FAILED: { icon: mdiAlertCircleOutline, tone: "warn" },
  STOPPED: { icon: mdiStopCircleOutline, tone: "quiet" },
} as const;

/** Where it is: its state, and of one whose mails are written what became of them. */
export function letterStatusOf({ state, failed, waiting }: Progress): keyof typeof LOOKS {
  if (state === "DRAFT" || state === "READY" || state === "STOPPED") return state;
  if (state === "WRITING" || waiting > 0) return "GOING";
  return failed > 0 ? "FAILED" : "DONE";
}

export function LetterStatus({ letter }: { letter: Progress }) {
  const status = letterStatusOf(letter);
  const { sent, failed, expected } = letter;
  return (
    <StateWord {...LOOKS[status]}>
      <FormattedMessage id={`letters.status.${status}`} values={{ sent, failed, expected }} />
    </StateWord>
  );
}
