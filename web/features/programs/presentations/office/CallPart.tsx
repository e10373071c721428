// The call: from when to when, about what, who reviews; and the dialog that changes it.
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import { Deadline } from "#web/components/Deadline.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { CallDialog } from "./CallDialog.tsx";
import type { Managed } from "./PresentationsPage.tsx";

interface CallPartProps {
  managed: Managed;
  onChanged: () => void;
}

export function CallPart({ managed, onChanged }: CallPartProps) {
  const [isOpen, setOpen] = useState(false);
  const { opensAt, closesAt, topicsKo, reviewers, reviewMode, isBlind } = managed;
  return (
    <Part
      title={<FormattedMessage id="presentations-office.call" />}
      beside={
        <Button size="sm" variant={opensAt === null ? "filled" : "outline"} onClick={() => setOpen(true)}>
          <FormattedMessage
            id={opensAt === null ? "presentations-office.call.create" : "presentations-office.call.edit"}
          />
        </Button>
      }
    >
      <Text py={14}>
        {opensAt === null || closesAt === null ? (
          <FormattedMessage id="presentations-office.call.none" />
        ) : (
          <FormattedMessage
            id="presentations-office.call.facts"
            values={{
              from: <Moment at={opensAt} />,
              until: <Deadline at={closesAt} />,
              topics: topicsKo.length,
              reviewers: reviewers.length,
              mode: reviewMode,
              names: isBlind ? "hidden" : "shown",
            }}
          />
        )}
      </Text>
      {isOpen ? (
        <CallDialog
          managed={managed}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onChanged();
          }}
        />
      ) : null}
    </Part>
  );
}
