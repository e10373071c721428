// /admin/evaluation-programs/{idx}/seats: numbers and seats of a session of the exam.
import { Stack, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/components/BackLink.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { ProgramOfficeTabs } from "#web/components/programs/ProgramOfficeTabs.tsx";
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
  const intl = useIntl();
  const programId = parseIdx(useParams().idx);
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching }, ask] = useExamSeatingQuery({
    variables: { programId, language },
    requestPolicy: "cache-and-network",
  });
  if (data?.examSeating === null && !error) throw notFound();
  const again = () => ask({ requestPolicy: "network-only" });
  if (data?.examSeating) return <Seating key={programId} session={data.examSeating} onChanged={again} />;
  return (
    <>
      <OfficeHead mb={20} />
      {error && !fetching ? (
        <ErrorState message={intl.formatMessage({ id: "exam-seats.failed" })} onRetry={again} />
      ) : (
        <p role="status">
          <FormattedMessage id="list.loading" />
        </p>
      )}
    </>
  );
}

function Seating({ session, onChanged }: { session: ExamSeatingFragment; onChanged: () => void }) {
  const language = useLanguage();
  const { id, titleKo, titleEn } = session;
  const title = (language === "en" ? titleEn : null) ?? titleKo;
  return (
    <>
      <BackLink to={OFFICE.list}>
        <FormattedMessage id="applicants.back" />
      </BackLink>
      <Title order={1} mt={8} style={{ overflowWrap: "anywhere" }}>
        <FormattedMessage id="exam-seats.titleOf" values={{ title }} />
      </Title>
      <Text mt={6} mb={20} maw="44em" c="var(--ink-3)">
        <FormattedMessage id="exam-seats.lede" />
      </Text>
      <ProgramOfficeTabs office={OFFICE} program={{ id, kind: "KITEC" }} />
      <Stack gap={40} mt={24}>
        <SeatingStatus session={session} onChanged={onChanged} />
        <NumberingForm session={session} onChanged={onChanged} />
        <ExamLists programId={id} numbered={session.numbered} />
      </Stack>
    </>
  );
}
