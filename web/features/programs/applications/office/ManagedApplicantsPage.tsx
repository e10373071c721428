// The applicants of a program: /admin/seminars/{idx}/applicants, and the same for education and evaluation.

import { Button, Group, Text, Title } from "@mantine/core";
import { mdiEmailOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { PARTICIPANT_LIST_MAX } from "#schema/validation/programs/participant-list.ts";
import { BackLink } from "#web/components/BackLink.tsx";
import { PdfParts } from "#web/components/documents/PdfParts.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { useNewMailing } from "#web/components/mailings/use-new-mailing.ts";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { BlindNotice } from "#web/components/programs/BlindNotice.tsx";
import { ProgramOfficeTabs } from "#web/components/programs/ProgramOfficeTabs.tsx";
import { PROGRAM_OFFICES, type ProgramOffice } from "#web/components/programs/program-offices.ts";
import { useApplicantsProgramQuery } from "#web/gql/applicants.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { PARTICIPANT_LISTS_CALL } from "#web/paths.ts";
import { ApplicantList } from "./ApplicantList.tsx";
import { type ApplicantsProgram, useApplicantsList } from "./applicants-list.ts";

export function Component({ office }: { office: ProgramOffice["id"] }) {
  const id = parseIdx(useParams().idx);
  const [{ data, error, fetching }, ask] = useApplicantsProgramQuery({
    variables: { id },
    requestPolicy: "cache-and-network",
  });
  if (data?.programForEditing === null && !error) throw notFound();
  const program = data?.programForEditing;
  const again = () => ask({ requestPolicy: "network-only" });
  return (
    <>
      {program ? (
        <Applicants key={id} program={program} office={PROGRAM_OFFICES[office]} onChanged={again} />
      ) : (
        <OfficeWaiting asked={{ error, fetching }} failed="applicants.failed" onRetry={again} />
      )}
    </>
  );
}

interface ApplicantsProps {
  program: ApplicantsProgram;
  office: ProgramOffice;
  onChanged: () => void;
}

function Applicants({ program, office, onChanged }: ApplicantsProps) {
  const language = useLanguage();
  const begin = useNewMailing();
  const { filter } = useApplicantsList(program).address;
  const { id, ko, en, seatsTaken, capacity, rescheduleAnswers, isBlind } = program;
  const title = (language === "en" ? (en?.title ?? ko?.title) : ko?.title) ?? "";
  return (
    <>
      <BackLink to={office.list}>
        <FormattedMessage id="applicants.back" />
      </BackLink>
      <Group justify="space-between" align="flex-start" gap="12px 24px" mt={8} mb={20}>
        <div>
          <Title order={1} className="longWords">
            <FormattedMessage id="applicants.titleOf" values={{ title }} />
          </Title>
          <Text c="var(--ink-3)" className="figures">
            <FormattedMessage
              id={capacity === null ? "applicants.seats" : "applicants.seatsOf"}
              values={{ taken: seatsTaken, capacity: capacity ?? 0 }}
            />
          </Text>
          {rescheduleAnswers === null ? null : (
            <Text c="var(--ink-3)">
              <FormattedMessage id="applicants.newDate.summary" values={{ ...rescheduleAnswers }} />
            </Text>
          )}
        </div>
        <Group gap={8}>
          {isBlind || seatsTaken === 0 ? null : (
            <PdfParts
              path={PARTICIPANT_LISTS_CALL}
              request={{ program_id: id, language: toGraphqlLanguage(language) }}
              fileName={`participants-${id}`}
              count={seatsTaken}
              most={PARTICIPANT_LIST_MAX}
              variant="outline"
              size="sm"
            >
              <FormattedMessage id="printed.participants" />
            </PdfParts>
          )}
          {isBlind ? null : (
            <Button
              size="sm"
              variant="outline"
              onClick={() => void begin({ programId: id, applicants: filter })}
            >
              <Icon path={mdiEmailOutline} size={20} />
              <FormattedMessage id="applicants.write.all" />
            </Button>
          )}
        </Group>
      </Group>
      <ProgramOfficeTabs office={office} program={program} />
      {isBlind ? <BlindNotice /> : <ApplicantList program={program} onChanged={onChanged} />}
    </>
  );
}
