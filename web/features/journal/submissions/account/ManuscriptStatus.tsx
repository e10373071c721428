// The page of a manuscript: the next step, what it asks for, and the line of what happened.
import { Alert, Group, Stack, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Columns } from "#web/components/Columns.tsx";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { manuscriptEditPath } from "#web/paths.ts";
import { AuthorsPart } from "./AuthorsPart.tsx";
import { ContentPart } from "./ContentPart.tsx";
import { DateLine } from "./DateLine.tsx";
import { DecisionLettersPart } from "./DecisionLettersPart.tsx";
import { DeleteDraft } from "./DeleteDraft.tsx";
import { FeesPart } from "./FeesPart.tsx";
import { FilesPart } from "./FilesPart.tsx";
import type { Guide, ManuscriptPart } from "./manuscript-part.ts";
import { OpenParts } from "./OpenParts.tsx";
import { openParts } from "./open-parts.ts";
import { ProofPart } from "./ProofPart.tsx";
import { RemarksPart } from "./RemarksPart.tsx";
import { RequestedFormsPart } from "./RequestedFormsPart.tsx";
import { SendPart } from "./SendPart.tsx";
import { WithdrawManuscript } from "./WithdrawManuscript.tsx";

export function ManuscriptStatus({ manuscript, guide, onChanged }: ManuscriptPart & { guide: Guide }) {
  const part = { manuscript, onChanged };
  const { id, state, payments, viewerCanWithdraw, viewerCanWrite } = manuscript;
  const isWritten = viewerCanWrite && manuscript.check !== null;
  return (
    <Columns aside={<DateLine manuscript={manuscript} />}>
      <Stack gap={48}>
        <NextStep manuscript={manuscript} guide={guide} />
        <FeesPart payments={payments} onStale={onChanged} />
        <DecisionLettersPart {...part} />
        <RemarksPart key={`remarks-${manuscript.round}`} {...part} />
        <ProofPart {...part} />
        <RequestedFormsPart {...part} />
        {isWritten ? (
          <Group>
            <ButtonLink to={manuscriptEditPath(id)} variant="outline">
              <FormattedMessage id={state === "DRAFT" ? "manuscripts.goOn" : "manuscripts.change"} />
            </ButtonLink>
            {state === "DRAFT" ? <DeleteDraft {...part} /> : null}
          </Group>
        ) : null}
        <ContentPart {...part} />
        <FilesPart {...part} />
        <AuthorsPart {...part} />
        {isWritten ? <SendPart {...part} guide={guide} /> : null}
        {viewerCanWithdraw ? <WithdrawManuscript {...part} /> : null}
      </Stack>
    </Columns>
  );
}

/** States in which something waits for the author, and in which all is well. */
const NOTES: Readonly<Partial<Record<ManuscriptPart["manuscript"]["state"], string>>> = {
  RETURNED: "warn",
  MINOR_REVISION: "warn",
  MAJOR_REVISION: "warn",
  PROOF: "warn",
  ACCEPTED: "ok",
  READY: "ok",
  PUBLISHED: "ok",
};

function NextStep({ manuscript, guide }: Pick<ManuscriptPart, "manuscript"> & { guide: Guide }) {
  const { state, dueAt, moves } = manuscript;
  const language = useLanguage();
  const open = openParts(manuscript, guide.asksCopyright);
  const reason = state === "RETURNED" ? moves.at(-1)?.reason : null;
  const isLate = dueAt !== null && new Date(dueAt) <= new Date();
  return (
    <Alert
      component="section"
      variant={open.length > 0 ? "warn" : (NOTES[state] ?? "info")}
      title={
        <Title id="next-step" order={2} size="h3">
          <FormattedMessage id="manuscripts.next" />
        </Title>
      }
      aria-labelledby="next-step"
    >
      <p>
        {state === "READY" && open.length > 0 ? (
          <FormattedMessage id="manuscripts.next.READY.open" />
        ) : (
          <FormattedMessage id={`manuscripts.next.${state}`} />
        )}
      </p>
      {dueAt === null ? null : (
        <p>
          <b>
            <FormattedMessage
              id={isLate ? "manuscripts.next.late" : "manuscripts.next.until"}
              values={{ at: formatDeadline(language, dueAt) }}
            />
          </b>
        </p>
      )}
      {reason ? <p className="lines">{reason}</p> : null}
      <OpenParts parts={open} />
    </Alert>
  );
}
