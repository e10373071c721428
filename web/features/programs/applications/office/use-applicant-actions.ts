// Says what the office does with an applicant, and why it came to nothing: that is said in the dialog, which
// lies over every toast.
import type { CombinedError } from "urql";
import type { SeatChange } from "#schema/validation/programs/exam-seats.ts";
import type { SendResult } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  useAssignSeatMutation,
  useCancelApplicantMutation,
  useConfirmApplicantMutation,
  useRecordAttendanceMutation,
  useRecordResultMutation,
  useRestoreApplicantMutation,
  useRestoreGroupMutation,
  useUndoAttendanceMutation,
  useUndoConfirmationMutation,
} from "#web/gql/applicants.ts";
import type { ExamVerdict } from "#web/gql/enums.ts";

interface Answer {
  readonly error?: CombinedError | undefined;
}

export function useApplicantActions() {
  const [, attend] = useRecordAttendanceMutation();
  const [, undoAttend] = useUndoAttendanceMutation();
  const [, confirm] = useConfirmApplicantMutation();
  const [, unconfirm] = useUndoConfirmationMutation();
  const [, cancel] = useCancelApplicantMutation();
  const [, restore] = useRestoreApplicantMutation();
  const [, restoreGroup] = useRestoreGroupMutation();
  const [, seat] = useAssignSeatMutation();
  const [, result] = useRecordResultMutation();
  const resultOf = async (asked: Promise<Answer>): Promise<SendResult> => {
    const { error } = await asked;
    return error ? refusalOf(error) : { ok: true };
  };
  return {
    attend: (ids: number[], attended: boolean) => resultOf(attend({ ids, attended })),
    /** Undoes what was noted: what was recorded before is restored, misconduct at the door among it. */
    undoAttendance: (id: number) => undoAttend({ id }),
    confirm: (id: number) => resultOf(confirm({ id })),
    undoConfirm: (id: number) => unconfirm({ id }),
    cancel: (id: number, reason: string) => resultOf(cancel({ id, reason })),
    restore: (id: number) => resultOf(restore({ id })),
    restoreGroup: (groupId: number) => resultOf(restoreGroup({ groupId })),
    undoCancel: (id: number) => restore({ id }),
    seat: (id: number, change: SeatChange) => resultOf(seat({ id, ...change })),
    undoSeat: (id: number, former: SeatChange) => seat({ id, ...former }),
    result: (id: number, score: number | null, verdict: ExamVerdict | null) =>
      resultOf(result({ id, score, verdict })),
    undoResult: (id: number, score: number | null, verdict: ExamVerdict | null) =>
      result({ id, score, verdict }),
  };
}
