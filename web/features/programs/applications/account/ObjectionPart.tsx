// Objecting to the own result, once, and what the office answered.
import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import { formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { ObjectionDialog, type SendObjection } from "./ObjectionDialog.tsx";

interface ObjectionPartProps {
  application: Pick<MyApplicationFragment, "objection" | "objectionUntil">;
  send: SendObjection;
  onChanged: () => void;
}

export function ObjectionPart({ application, send, onChanged }: ObjectionPartProps) {
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { objection, objectionUntil } = application;
  if (objection === null && objectionUntil === null) return null;
  return (
    <>
      <Title order={3} size="h4" mt={24} mb={8}>
        <FormattedMessage id="applications.objection.title" />
      </Title>
      {objection === null ? (
        <>
          <Text mb={8}>
            <FormattedMessage
              id="applications.objection.until"
              values={{ at: objectionUntil === null ? "" : formatDeadline(language, objectionUntil) }}
            />
          </Text>
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            <FormattedMessage id="applications.objection.open" />
          </Button>
        </>
      ) : (
        <>
          <Text fw={600} role="status">
            <FormattedMessage id={`applications.objection.${objection.state}`} />
          </Text>
          <Text className="lines longWords">
            <FormattedMessage id="applications.objection.reason" />: {objection.reason}
          </Text>
          {objection.answer === null ? null : (
            <>
              <Title order={4} size="h5" mt={12}>
                <FormattedMessage id="applications.objection.answer" />
              </Title>
              <Text className="lines longWords">{objection.answer}</Text>
            </>
          )}
        </>
      )}
      {asking ? <ObjectionDialog send={send} onChanged={onChanged} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
