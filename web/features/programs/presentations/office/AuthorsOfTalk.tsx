// The authors of one presentation: what each answered, and removing one of them with a reason.
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ReasonDialog } from "#web/components/forms/ReasonDialog.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import { authorAnswer } from "#web/features/programs/presentations/author-answer.ts";
import {
  type ManagedPresentationFragment,
  useRemovePresentationAuthorMutation,
  useRestorePresentationAuthorMutation,
} from "#web/gql/presentations-office.ts";

type Author = ManagedPresentationFragment["authors"][number];

interface AuthorsOfTalkProps {
  presentation: ManagedPresentationFragment;
  onChanged: () => void;
}

export function AuthorsOfTalk({ presentation, onChanged }: AuthorsOfTalkProps) {
  const { authors, state } = presentation;
  const left = authors.filter(({ removedAt }) => removedAt === null).length;
  const isOver = state === "WITHDRAWN";
  return authors.map((author) => (
    <AuthorOfTalk
      key={author.id}
      author={author}
      // The only one who is left is not removed.
      isFixed={isOver || (author.removedAt === null && left === 1)}
      onChanged={onChanged}
    />
  ));
}

interface AuthorOfTalkProps {
  author: Author;
  isFixed: boolean;
  onChanged: () => void;
}

function AuthorOfTalk({ author, isFixed, onChanged }: AuthorOfTalkProps) {
  const intl = useIntl();
  const [asks, setAsks] = useState(false);
  const [, remove] = useRemovePresentationAuthorMutation();
  const [, restore] = useRestorePresentationAuthorMutation();
  const act = useAction(onChanged);
  const { id, name, affiliation, removedAt, removalReason } = author;
  const isRemoved = removedAt !== null;
  const what = isRemoved ? "restore" : "remove";
  return (
    <>
      <Group gap="0 8px">
        <span>
          <FormattedMessage
            id="presentations-office.author"
            values={{
              name: affiliation ? `${name} (${affiliation})` : name,
              answer: authorAnswer(author),
            }}
          />
        </span>
        {isFixed ? null : (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={intl.formatMessage({ id: `presentations-office.author.${what}Of` }, { name })}
            onClick={() => {
              if (isRemoved) void act(restore({ id }), "presentations-office.author.restored");
              else setAsks(true);
            }}
          >
            <FormattedMessage id={`presentations-office.author.${what}`} />
          </Button>
        )}
      </Group>
      {removalReason === null ? null : (
        <Text fz="sm" c="var(--ink-2)" className="lines">
          <FormattedMessage id="presentations-office.author.reasonOf" values={{ reason: removalReason }} />
        </Text>
      )}
      {asks ? (
        <ReasonDialog
          title={<FormattedMessage id="presentations-office.author.removeTitle" values={{ name }} />}
          detail={<FormattedMessage id="presentations-office.author.removeDetail" />}
          answer={<FormattedMessage id="presentations-office.author.remove" />}
          label="presentations-office.author.reason"
          danger
          act={(reason) => remove({ id, reason })}
          done="presentations-office.author.removed"
          undo={{ undo: () => restore({ id }), undone: "presentations-office.author.restored" }}
          onDone={onChanged}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  );
}
