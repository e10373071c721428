// /admin/journal/submissions/{idx}: a manuscript for its editors. Anyone who wrote it finds nothing here.

import { Alert, Group, Text, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/components/BackLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import {
  type ManagedSubmissionPartsFragment,
  type ManagedSubmissionQuery,
  useManagedSubmissionQuery,
} from "#web/gql/managed-submissions.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { SUBMISSIONS_OFFICE_PATH } from "#web/paths.ts";
import { EditorField } from "./EditorField.tsx";
import { FeesPart } from "./FeesPart.tsx";
import { ManagedReviews } from "./ManagedReviews.tsx";
import { ManuscriptFacts } from "./ManuscriptFacts.tsx";
import { ManuscriptFiles } from "./ManuscriptFiles.tsx";
import { PrintingPart } from "./PrintingPart.tsx";
import { RequestedFormsPart } from "./RequestedFormsPart.tsx";
import { SubmissionActions } from "./SubmissionActions.tsx";
import { SubmissionDecisions } from "./SubmissionDecisions.tsx";
import { SubmissionStateWord } from "./SubmissionStateWord.tsx";
import { daysSince, lastDayOf } from "./waiting-days.ts";

export function Component() {
  const id = parseIdx(useParams().idx);
  return <Manuscript key={id} id={id} />;
}

function Manuscript({ id }: { id: number }) {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useManagedSubmissionQuery({
    variables: { id },
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (data?.managedSubmission) {
    return <Found manuscript={data.managedSubmission} around={data} onChanged={again} />;
  }
  return (
    <>
      <OfficeHead mb={20} />
      {error && !fetching ? (
        <ErrorState
          message={intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })}
          onRetry={again}
        />
      ) : fetching ? (
        <p role="status">
          <FormattedMessage id="submission-office.loading" />
        </p>
      ) : (
        <EmptyState title={<FormattedMessage id="submission-office.nothing" />} />
      )}
    </>
  );
}

interface FoundProps {
  manuscript: ManagedSubmissionPartsFragment;
  around: ManagedSubmissionQuery;
  onChanged: () => void;
}

function Found({ manuscript, around, onChanged }: FoundProps) {
  const { number, titleKo, titleEn, language, state, receivedAt, type } = manuscript;
  const ui = useLanguage();
  const [title, other] = language === "KO" ? [titleKo ?? titleEn, titleEn] : [titleEn ?? titleKo, titleKo];
  return (
    <>
      <BackLink to={SUBMISSIONS_OFFICE_PATH}>
        <FormattedMessage id="submission-office.back" />
      </BackLink>
      <Title order={1} mt={8} className="longWords" lang={language === "KO" ? "ko" : "en"}>
        {title}
      </Title>
      {other === null || other === title ? null : (
        <Text c="var(--ink-2)" lang={language === "KO" ? "en" : "ko"}>
          {other}
        </Text>
      )}
      <Group component="p" gap="4px 20px" mt={8} mb={16} align="baseline">
        <b>{number}</b>
        <SubmissionStateWord state={state} />
        <span>
          <FormattedMessage id={`submission-office.type.${type}`} />
        </span>
        {receivedAt === null ? null : (
          <span>
            <FormattedMessage id="submission-office.received" values={{ day: formatDate(ui, receivedAt) }} />
          </span>
        )}
      </Group>
      <Waiting manuscript={manuscript} />
      <SubmissionActions
        manuscript={manuscript}
        settings={around.journalSettingsForEditing}
        onChanged={onChanged}
      />
      <EditorField manuscript={manuscript} editors={around.journalEditors} onChanged={onChanged} />
      <ManagedReviews manuscript={manuscript} onChanged={onChanged} />
      <SubmissionDecisions decisions={manuscript.decisions} />
      <PrintingPart
        manuscript={manuscript}
        blocks={around.journalSettingsForEditing.requirementsBlock}
        onChanged={onChanged}
      />
      <RequestedFormsPart manuscript={manuscript} onChanged={onChanged} />
      <FeesPart fees={manuscript.fees} />
      <ManuscriptFiles manuscript={manuscript} />
      <ManuscriptFacts manuscript={manuscript} onChanged={onChanged} />
    </>
  );
}

/** For whom it waits, and since when. */
function Waiting({ manuscript: { awaited } }: { manuscript: ManagedSubmissionPartsFragment }) {
  const language = useLanguage();
  if (awaited.waitsFor === "NOBODY") return null;
  const { waitsFor, since, until, isLate } = awaited;
  return (
    <Alert variant={isLate ? "bad" : "info"} mb={16}>
      <FormattedMessage id={`submission-office.waiting.${waitsFor}`} values={{ days: daysSince(since) }} />{" "}
      {until === null ? null : (
        <FormattedMessage
          id={isLate ? "submission-office.wasDue" : "submission-office.isDue"}
          values={{ day: formatDate(language, lastDayOf(until)) }}
        />
      )}
    </Alert>
  );
}
