// The issue a manuscript goes into, or stands in already.
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { useToldDeed } from "#web/components/toasts/use-told-deed.ts";
import type { OnDeskFragment } from "#web/gql/desk.ts";
import { useHandInArticleMutation, useIssuesInPreparationQuery } from "#web/gql/desk-printing.ts";
import { articleEditPath, CREATE_ISSUE_PATH } from "#web/paths.ts";

interface HandInPartProps {
  manuscript: OnDeskFragment;
  onChanged: () => void;
}

export function HandInPart({ manuscript, onChanged }: HandInPartProps) {
  const [, handIn] = useHandInArticleMutation();
  const deed = useToldDeed(onChanged);
  const { id, article, files, state } = manuscript;
  if (!article) return <ChooseIssue id={id} onChanged={onChanged} />;
  const { volume, number } = article.issue;
  const [newest] = files.filter(({ kind }) => kind === "PROOF");
  const isBehind =
    state === "READY" &&
    article.issue.state === "DRAFT" &&
    newest?.file.mimeType === "application/pdf" &&
    newest.file.id !== article.file?.id;
  return (
    <div>
      <Text mb={8}>
        <FormattedMessage id="printing.inIssue" values={{ volume, number }} />
      </Text>
      <Group gap={8}>
        <ButtonLink to={articleEditPath(article.id)} size="sm" variant="outline">
          <FormattedMessage id="printing.article" />
        </ButtonLink>
        {isBehind ? (
          <Button
            size="sm"
            onClick={() => void deed(handIn({ id, issueId: article.issue.id }), "printing.refreshed")}
          >
            <FormattedMessage id="printing.refresh" />
          </Button>
        ) : null}
      </Group>
    </div>
  );
}

function ChooseIssue({ id, onChanged }: { id: number; onChanged: () => void }) {
  const intl = useIntl();
  const [{ data }] = useIssuesInPreparationQuery({ requestPolicy: "cache-and-network" });
  const [, handIn] = useHandInArticleMutation();
  const deed = useToldDeed(onChanged);
  const [chosen, choose] = useState("");
  if (!data) return null;
  const issues = data.managedIssues.items.filter(({ state }) => state === "DRAFT");
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
        disabled={chosen === ""}
        onClick={() => void deed(handIn({ id, issueId: Number(chosen) }), "printing.handedIn")}
      >
        <FormattedMessage id="printing.handIn" />
      </Button>
    </Group>
  );
}
