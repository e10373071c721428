// One of one's own presentations: where it is, who of its authors agreed, and what can be done.
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { authorAnswer } from "#web/features/programs/presentations/author-answer.ts";
import { type OwnPresentationFragment, useWithdrawPresentationMutation } from "#web/gql/presentations.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { SlidesPart } from "./SlidesPart.tsx";

interface OwnPresentationProps {
  presentation: OwnPresentationFragment;
  /** Its form is open. */
  isWritten: boolean;
  onWrite: () => void;
  onChanged: () => void;
}

export function OwnPresentation({ presentation, isWritten, onWrite, onChanged }: OwnPresentationProps) {
  const intl = useIntl();
  const [asks, setAsks] = useState(false);
  const [, withdraw] = useWithdrawPresentationMutation();
  const { id, version, state, titleKo, titleEn, authors, canChange, canWithdraw } = presentation;
  const title = titleKo ?? titleEn ?? intl.formatMessage({ id: "presentations.untitled" });
  const isDraft = state === "DRAFT";
  const end = async () => {
    setAsks(false);
    const { error } = await withdraw({ id, version });
    if (error) {
      showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(refusalOf(error).code) }) });
    }
    onChanged();
  };
  return (
    <Stack component="li" gap={8} py={20} className="lineAbove">
      <Group gap={12} align="baseline">
        <Text fw={600} className="longWords">
          {title}
        </Text>
        <Text fz="sm" c="var(--ink-2)">
          <FormattedMessage id={`presentations.state.${state}`} />
        </Text>
      </Group>
      {isDraft ? null : (
        <Text fz="sm" c="var(--ink-2)">
          {authors
            .map(({ name, ...author }) =>
              intl.formatMessage({ id: "presentations.author" }, { name, answer: authorAnswer(author) }),
            )
            .join(", ")}
        </Text>
      )}
      {authors.map(({ id: authorId, name, removalReason }) =>
        removalReason === null ? null : (
          <Text key={authorId} fz="sm" className="lines">
            <FormattedMessage id="presentations.author.removed" values={{ name, reason: removalReason }} />
          </Text>
        ),
      )}
      <SlidesPart presentation={presentation} onChanged={onChanged} />
      <Group gap={8}>
        {canChange && !isWritten ? (
          <Button size="sm" variant="outline" onClick={onWrite}>
            <FormattedMessage id={isDraft ? "presentations.goOn" : "presentations.change"} />
          </Button>
        ) : null}
        {canWithdraw ? (
          <Button size="sm" variant="subtle" onClick={() => setAsks(true)}>
            <FormattedMessage id={isDraft ? "presentations.delete" : "presentations.withdraw"} />
          </Button>
        ) : null}
      </Group>
      {asks ? (
        <ConfirmDialog
          title={
            <FormattedMessage
              id={isDraft ? "presentations.delete.title" : "presentations.withdraw.title"}
              values={{ title }}
            />
          }
          detail={<FormattedMessage id="presentations.withdraw.detail" />}
          action={<FormattedMessage id={isDraft ? "presentations.delete" : "presentations.withdraw"} />}
          onConfirm={() => void end()}
          onCancel={() => setAsks(false)}
        />
      ) : null}
    </Stack>
  );
}
