// /admin/evaluation-programs/{idx}/seats: numbers and seats of a session of the exam.
import { Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { ProgramOfficeHead } from "#web/components/programs/ProgramOfficeHead.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { type ExamSeatingFragment, useExamSeatingQuery } from "#web/gql/exam-seats.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { ExamLists } from "./ExamLists.tsx";
import { NumberingForm } from "./NumberingForm.tsx";
import { SeatingStatus } from "./SeatingStatus.tsx";

const OFFICE = PROGRAM_OFFICES.evaluation;

export function Component() {
  const programId = parseIdx(useParams().idx);
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching }, ask] = useExamSeatingQuery({
    variables: { programId, language },
    requestPolicy: "cache-and-network",
  });
  if (data?.examSeating === null && !error) throw notFound();
  const again = () => ask({ requestPolicy: "network-only" });
  if (data?.examSeating) return <Seating key={programId} session={data.examSeating} onChanged={again} />;
  return <OfficeWaiting asked={{ error, fetching }} failed="exam-seats.failed" onRetry={again} />;
}

function Seating({ session, onChanged }: { session: ExamSeatingFragment; onChanged: () => void }) {
  const language = useLanguage();
  const { id, titleKo, titleEn } = session;
  const title = (language === "en" ? titleEn : null) ?? titleKo;
  return (
    <>
      <ProgramOfficeHead
        office={OFFICE}
        program={{ id, kind: "KITEC" }}
        titleOf="exam-seats.titleOf"
        title={title}
        lede={<FormattedMessage id="exam-seats.lede" />}
      />
      <Stack gap={40} mt={24}>
        <SeatingStatus session={session} onChanged={onChanged} />
        <NumberingForm session={session} onChanged={onChanged} />
        <ExamLists programId={id} numbered={session.numbered} />
      </Stack>
    </>
  );
}
