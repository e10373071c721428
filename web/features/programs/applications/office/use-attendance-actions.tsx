// What the list of applicants records of chosen rows, or of everybody it is narrowed to: that they came, or did not.
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "#web/components/list/bulk-action.ts";
import { useBulkAct } from "#web/components/list/use-bulk-act.ts";
import { useEarlyWords } from "#web/components/programs/use-early-words.tsx";
import { useRecordAttendanceOfManyMutation } from "#web/gql/applicants.ts";
import type { ApplicantsFilter, ApplicantsProgram } from "./applicants-list.ts";

interface AttendanceActionsOptions {
  readonly program: Pick<ApplicantsProgram, "id" | "kind" | "startsAt">;
  readonly filter: ApplicantsFilter;
  /** The list is asked for anew. */
  readonly onDone: () => void;
}

export function useAttendanceActions({
  program: { id: programId, kind: programKind, startsAt },
  filter,
  onDone,
}: AttendanceActionsOptions): readonly BulkAction[] {
  const [, record] = useRecordAttendanceOfManyMutation();
  const act = useBulkAct(onDone);
  const earlyWords = useEarlyWords({
    occasion: { key: "program", startsAt },
    isExam: programKind === "KITEC",
  });
  const actionOf = (attended: boolean): BulkAction => ({
    key: attended ? "attended" : "noShow",
    label: <FormattedMessage id={attended ? "applicants.act.attended" : "applicants.act.noShow"} />,
    ask: (count, { kind }) => {
      const early = earlyWords();
      // A few that were picked are recorded at once, from the day on.
      if (kind === "some" && early === null) return null;
      return {
        title: (
          <FormattedMessage
            id={attended ? "applicants.many.attended" : "applicants.many.noShow"}
            values={{ count }}
          />
        ),
        detail: (
          <>
            {early} <FormattedMessage id="applicants.many.detail" />
          </>
        ),
      };
    },
    run: (selection, count, tools) =>
      act(selection, count, tools, async (which) => {
        const { data, error } = await record({ programId, which, filter, attended });
        return { step: data?.recordAttendanceOfMany, error };
      }),
  });
  return [actionOf(true), actionOf(false)];
}
