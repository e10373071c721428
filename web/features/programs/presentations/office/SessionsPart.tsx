// The sessions of the day: rooms, times and talks, arranged by dragging and by keys, with the clashes of rooms and speakers.
import { Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PRESENTATION_SESSIONS_MAX } from "#schema/validation/programs/presentations.ts";
import { Part } from "#web/components/charts/Part.tsx";
import { PdfButton } from "#web/components/documents/PdfButton.tsx";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { DraftedFrame } from "#web/components/forms/DraftedFrame.tsx";
import { ListEditor } from "#web/components/forms/ListEditor.tsx";
import { rowsOf } from "#web/components/forms/rows-of.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { ABSTRACT_BOOKS_CALL } from "#web/paths.ts";
import type { Managed } from "./PresentationsPage.tsx";
import { SessionClashes } from "./SessionClashes.tsx";
import { SessionFields } from "./SessionFields.tsx";
import { emptySession, type SessionRow, withTalkAt } from "./session-values.ts";
import { UnplacedTalks } from "./UnplacedTalks.tsx";
import { useSessionsForm } from "./use-sessions-form.ts";

interface SessionsPartProps {
  managed: Managed;
  onChanged: () => void;
}

export function SessionsPart({ managed, onChanged }: SessionsPartProps) {
  const intl = useIntl();
  const [news, setNews] = useState("");
  const { program, accepted } = managed;
  const { form, draft } = useSessionsForm(managed, onChanged);
  const { sessions } = form.values;
  const titleOf = (id: number) => {
    const found = accepted.find((one) => one.id === id);
    return found?.titleKo ?? found?.titleEn ?? "";
  };
  const move = (id: number, to: { session: number; place: number } | null) => {
    const arranged = withTalkAt(sessions, id, to);
    form.change("sessions", arranged);
    const name = titleOf(id);
    setNews(
      to === null
        ? intl.formatMessage({ id: "presentations-office.unplaced.moved" }, { name })
        : intl.formatMessage(
            { id: "presentations-office.placed" },
            {
              name,
              session: sessions[to.session]?.titleKo ?? "",
              number: (arranged[to.session]?.presentationIds.indexOf(id) ?? 0) + 1,
            },
          ),
    );
  };
  const nameOf = ({ titleKo }: SessionRow, number: number) =>
    titleKo || intl.formatMessage({ id: "presentations-office.session.row" }, { number });
  const choices = sessions.map((row, index) => ({ value: String(index), label: nameOf(row, index + 1) }));
  return (
    <Part
      title={
        <span id="sessions-title">
          <FormattedMessage id="presentations-office.sessions" />
        </span>
      }
      beside={
        managed.sessions.length === 0 ? null : (
          <PdfButton
            path={ABSTRACT_BOOKS_CALL}
            request={{ program_id: program.id }}
            fileName={`abstracts-${program.id}`}
            variant="outline"
            size="sm"
          >
            <FormattedMessage id="presentations-office.book" />
          </PdfButton>
        )
      }
    >
      <DraftedFrame form={form} draft={draft} labelledBy="sessions-title">
        {accepted.length === 0 ? (
          <Text pt={14}>
            <FormattedMessage id="presentations-office.sessions.none" />
          </Text>
        ) : null}
        <SessionClashes sessions={sessions} accepted={accepted} nameOf={nameOf} />
        <UnplacedTalks
          talks={accepted.filter(
            ({ id }) => !sessions.some(({ presentationIds }) => presentationIds.includes(id)),
          )}
          sessions={choices}
          onPlace={(id, session) =>
            move(id, { session, place: sessions[session]?.presentationIds.length ?? 0 })
          }
        />
        <ListEditor<SessionRow>
          {...rowsOf(form, "sessions")}
          label={intl.formatMessage({ id: "presentations-office.sessions" })}
          max={PRESENTATION_SESSIONS_MAX}
          nameOf={nameOf}
          makeItem={() => emptySession(managed)}
          words={{
            add: <FormattedMessage id="presentations-office.session.add" />,
            none: <FormattedMessage id="presentations-office.session.none" />,
          }}
        >
          {(row, index) => (
            <SessionFields
              form={form}
              row={row}
              index={index}
              choices={choices}
              titleOf={titleOf}
              onMove={move}
            />
          )}
        </ListEditor>
        <CheckField
          {...form.field("isShown")}
          needed={false}
          hint={<FormattedMessage id="presentations-office.isShown.hint" />}
        />
        <Group>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="presentations-office.sessions.save" />
          </SubmitButton>
        </Group>
        <p className="spoken" role="status">
          {news}
        </p>
      </DraftedFrame>
    </Part>
  );
}
