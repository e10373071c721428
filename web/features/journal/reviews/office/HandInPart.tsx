// The issue a manuscript goes into, or is in already.
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { MissingReason } from "#web/components/requirements/MissingReason.tsx";
import { MissingRequirements } from "#web/components/requirements/MissingRequirements.tsx";
import { useMissingStep } from "#web/components/requirements/use-missing-step.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";
import { useHandInArticleMutation, useIssuesInPreparationQuery } from "#web/gql/submission-printing.ts";
import { articleEditPath, CREATE_ISSUE_PATH } from "#web/paths.ts";

interface HandInPartProps {
  manuscript: ManagedSubmissionPartsFragment;
  /** Whether the settings block what lacks something. */
  blocks: boolean;
  onChanged: () => void;
}

export function HandInPart({ manuscript, blocks, onChanged }: HandInPartProps) {
  const [, handIn] = useHandInArticleMutation();
  const act = useAction(onChanged);
  const { id, article, files, state, missing } = manuscript;
  const held = useMissingStep(missing, "ISSUE", blocks);
  const lacking = (
    <MissingRequirements
      missing={missing}
      step={article ? "PUBLICATION" : "ISSUE"}
      blocks={blocks}
      submissionId={id}
      articleId={article?.id ?? null}
    />
  );
  if (!article) {
    return (
      <Stack gap={12}>
        {lacking}
        <MissingReason id="hand-in-reason" held={held} />
        <ChooseIssue id={id} held={held} onChanged={onChanged} />
      </Stack>
    );
  }
  const { volume, number } = article.issue;
  const [newest] = files.filter(({ kind }) => kind === "PROOF");
  const isBehind =
    state === "READY" &&
    article.issue.state === "DRAFT" &&
    newest?.file.mimeType === "application/pdf" &&
    newest.file.id !== article.file?.id;
  return (
    <div>
      {state === "PUBLISHED" ? null : lacking}
      <Text mb={8} mt={8}>
        <FormattedMessage id="printing.inIssue" values={{ volume, number }} />
      </Text>
      <Group gap={8}>
        <ButtonLink to={articleEditPath(article.id)} size="sm" variant="outline">
          <FormattedMessage id="printing.article" />
        </ButtonLink>
        {isBehind ? (
          <Button
            size="sm"
            disabled={!held.mayGo}
            onClick={() =>
              void act(
                handIn({ id, issueId: article.issue.id, missingReason: held.missingReason }),
                "printing.refreshed",
              )
            }
          >
            <FormattedMessage id="printing.refresh" />
          </Button>
        ) : null}
      </Group>
      {isBehind ? <MissingReason id="hand-in-reason" held={held} /> : null}
    </div>
  );
}

interface ChooseIssueProps {
  id: number;
  held: ReturnType<typeof useMissingStep>;
  onChanged: () => void;
}

function ChooseIssue({ id, held, onChanged }: ChooseIssueProps) {
  const intl = useIntl();
  const [{ data }] = useIssuesInPreparationQuery({ requestPolicy: "cache-and-network" });
  const [, handIn] = useHandInArticleMutation();
  const act = useAction(onChanged);
  const [chosen, choose] = useState("");
  if (!data) return null;
  const issues = data.managedIssues.items;
  if (issues.length === 0) {
    return (
      <div>
        <Text mb={8}>
          <FormattedMessage id="printing.noIssue" />
        </Text>
        <ButtonLink to={CREATE_ISSUE_PATH} size="sm" variant="outline">
          <FormattedMessage id="printing.makeIssue" />
        </ButtonLink>
      </div>
    );
  }
  return (
    <Group align="flex-end" gap={12}>
      <SelectField
        id="hand-in-issue"
        name="issue"
        label="printing.issue"
        autoComplete="off"
        value={chosen}
        onChange={choose}
        onBlur={() => {}}
        error={undefined}
        prompt={intl.formatMessage({ id: "printing.choose" })}
        options={issues.map(({ id: issueId, volume, number }) => ({
          value: String(issueId),
          label: intl.formatMessage({ id: "printing.issueName" }, { volume, number }),
        }))}
      />
      <Button
        size="sm"
        disabled={chosen === "" || !held.mayGo}
        onClick={() =>
          void act(
            handIn({ id, issueId: Number(chosen), missingReason: held.missingReason }),
            "printing.handedIn",
          )
        }
      >
        <FormattedMessage id="printing.handIn" />
      </Button>
    </Group>
  );
}
