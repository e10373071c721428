// The attendance of a program: /admin/seminars/{idx}/attendance, and the same for education and evaluation.
import { Box } from "@mantine/core";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { BlindNotice } from "#web/components/programs/BlindNotice.tsx";
import { ProgramOfficeHead } from "#web/components/programs/ProgramOfficeHead.tsx";
import { PROGRAM_OFFICES, type ProgramOffice } from "#web/components/programs/program-offices.ts";
import { CheckIn } from "#web/features/programs/attendance/CheckIn.tsx";
import { CheckInStatusWords } from "#web/features/programs/attendance/CheckInStatusWords.tsx";
import { useCheckIn } from "#web/features/programs/attendance/device/use-check-in.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { AttendeesPart } from "./AttendeesPart.tsx";
import { CompletionPart } from "./CompletionPart.tsx";
import { DoorLinks } from "./DoorLinks.tsx";

export function Component({ office }: { office: ProgramOffice["id"] }) {
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const access = useMemo(() => ({ kind: "office" as const, programId }), [programId]);
  const checkIn = useCheckIn(access);
  const { status, list, unsent } = checkIn;
  if (status.kind === "ended") throw notFound();
  if (status.kind === "blind") {
    return (
      <>
        <OfficeHead mb={20} />
        <BlindNotice />
      </>
    );
  }
  if (list === null) {
    return (
      <>
        <OfficeHead mb={20} />
        {status.kind === "failed" ? (
          <ErrorState
            message={intl.formatMessage({ id: "attendance.failed" })}
            onRetry={() => void checkIn.read()}
          />
        ) : (
          <CheckInStatusWords status={status} unsent={unsent.length} />
        )}
      </>
    );
  }
  return (
    <>
      <ProgramOfficeHead
        office={PROGRAM_OFFICES[office]}
        program={{ id: programId, kind: list.kind }}
        titleOf="attendance-office.titleOf"
        title={list.title.text}
      />
      <Box pt={20}>
        <CheckIn access={access} list={list} checkIn={checkIn} />
      </Box>
      <CompletionPart programId={programId} />
      <AttendeesPart programId={programId} />
      <DoorLinks programId={programId} program={list} />
    </>
  );
}
