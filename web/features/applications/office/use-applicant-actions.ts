// What the office does with an applicant, and why it came to nothing: that is said in the dialog, which lies over every toast.
import type { CombinedError } from "urql";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  useAssignSeatMutation,
  useCancelApplicantMutation,
  useConfirmApplicantMutation,
  useRecordAttendanceMutation,
  useRecordResultMutation,
} from "#web/gql/applicants.ts";
import type { ExamVerdict } from "#web/gql/enums.ts";

interface Answer {
  readonly error?: CombinedError | undefined;
}

export function useApplicantActions() {
  const [, attend] = useRecordAttendanceMutation();
  const [, confirm] = useConfirmApplicantMutation();
  const [, cancel] = useCancelApplicantMutation();
  const [, seat] = useAssignSeatMutation();
  const [, result] = useRecordResultMutation();
  const resultOf = async (asked: Promise<Answer>): Promise<SendResult> => {
    const { error } = await asked;
    return error ? refusalOf(error) : { ok: true };
  };
  return {
    attend: (ids: number[], attended: boolean) => resultOf(attend({ ids, attended })),
    confirm: (id: number) => resultOf(confirm({ id })),
    cancel: (id: number, reason: string) => resultOf(cancel({ id, reason })),
    seat: (id: number, seatNumber: string) => resultOf(seat({ id, seatNumber })),
    result: (id: number, score: number | null, verdict: ExamVerdict | null) =>
      resultOf(result({ id, score, verdict })),
  };
}
