// What the office does with applicants, each told by a toast; whether it was done.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  useAssignSeatMutation,
  useCancelApplicantMutation,
  useConfirmApplicantMutation,
  useRecordAttendanceMutation,
  useRecordResultMutation,
} from "#web/gql/applicants.ts";
import type { ExamVerdict } from "#web/gql/enums.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";

interface Answer {
  readonly error?: CombinedError | undefined;
}

export function useApplicantActions() {
  const intl = useIntl();
  const [, attend] = useRecordAttendanceMutation();
  const [, confirm] = useConfirmApplicantMutation();
  const [, cancel] = useCancelApplicantMutation();
  const [, seat] = useAssignSeatMutation();
  const [, result] = useRecordResultMutation();
  const told = async (asked: Promise<Answer>): Promise<boolean> => {
    const { error } = await asked;
    if (!error) {
      showToast({ kind: "ok", title: intl.formatMessage({ id: "applicants.done" }) });
      return true;
    }
    const refused = refusalOf(error);
    const [field] = Object.values(refused.fields ?? {}).flat();
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(field ?? refused.code) }) });
    return false;
  };
  return {
    attend: (ids: number[], attended: boolean) => told(attend({ ids, attended })),
    confirm: (id: number) => told(confirm({ id })),
    cancel: (id: number, reason: string) => told(cancel({ id, reason })),
    seat: (id: number, seatNumber: string) => told(seat({ id, seatNumber })),
    result: (id: number, score: number | null, verdict: ExamVerdict | null) =>
      told(result({ id, score, verdict })),
  };
}
