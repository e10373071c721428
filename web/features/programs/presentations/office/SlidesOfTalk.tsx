// The slides of one talk: the file, whether visitors may see it, and removing it from what they see with a reason.
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LockedFileLink } from "#web/components/files/LockedFileLink.tsx";
import { ReasonDialog } from "#web/components/forms/ReasonDialog.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type ManagedPresentationFragment,
  useRemoveSlidesMutation,
  useRestoreSlidesMutation,
} from "#web/gql/presentations-office.ts";

interface SlidesOfTalkProps {
  presentation: ManagedPresentationFragment;
  onChanged: () => void;
}

/** Nothing where there are none. */
export function SlidesOfTalk({ presentation, onChanged }: SlidesOfTalkProps) {
  const intl = useIntl();
  const [asks, setAsks] = useState(false);
  const [, remove] = useRemoveSlidesMutation();
  const [, restore] = useRestoreSlidesMutation();
  const act = useAction(onChanged);
  const { id, slides, slidesPublic, slidesRemovalReason } = presentation;
  if (slides === null) return null;
  const isRemoved = slidesRemovalReason !== null;
  const what = isRemoved ? "restore" : "remove";
  return (
    <>
      <Group gap="0 8px" fz="sm">
        <span className="longWords">
          <LockedFileLink url={slides.url} name={slides.name} />{" "}
          <FormattedMessage
            id="presentations-office.slides"
            values={{ shown: isRemoved ? "removed" : slidesPublic ? "yes" : "no" }}
          />
        </span>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={intl.formatMessage(
            { id: `presentations-office.slides.${what}Of` },
            { name: slides.name },
          )}
          onClick={() => {
            if (isRemoved) void act(restore({ id }), "presentations-office.slides.restored");
            else setAsks(true);
          }}
        >
          <FormattedMessage id={`presentations-office.slides.${what}`} />
        </Button>
      </Group>
      {isRemoved ? (
        <Text fz="sm" c="var(--ink-2)" className="lines">
          <FormattedMessage
            id="presentations-office.slides.reasonOf"
            values={{ reason: slidesRemovalReason }}
          />
        </Text>
      ) : null}
      {asks ? (
        <ReasonDialog
          title={<FormattedMessage id="presentations-office.slides.removeTitle" />}
          detail={<FormattedMessage id="presentations-office.slides.removeDetail" />}
          answer={<FormattedMessage id="presentations-office.slides.remove" />}
          label="presentations-office.slides.reason"
          danger
          act={(reason) => remove({ id, fileId: slides.id, reason })}
          done="presentations-office.slides.removed"
          undo={{ undo: () => restore({ id }), undone: "presentations-office.slides.restored" }}
          onDone={onChanged}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  );
}
