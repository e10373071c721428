// Printed certificates that examinees asked for: where to, whether they are paid, and which were sent.
import { Box, Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Part } from "#web/components/charts/Part.tsx";
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type AskingExamineeFragment,
  useSendCertificateCopyMutation,
  useUnsendCertificateCopyMutation,
} from "#web/gql/exam-certificates.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

interface CopiesPartProps {
  examinees: readonly AskingExamineeFragment[];
  onChanged: () => void;
  /** The ways to other pages. */
  children?: ReactNode;
}

type Copy = AskingExamineeFragment["certificateCopies"][number];
const TONES = { AWAITING_PAYMENT: "warn", TO_SEND: "warn", SENT: "ok", ENDED: "plain" } as const;

export function CopiesPart({ examinees, onChanged, children }: CopiesPartProps) {
  const intl = useIntl();
  return (
    <Part title={intl.formatMessage({ id: "exam-certificates.copies" })}>
      {examinees.length === 0 ? (
        <p>
          <FormattedMessage id="exam-certificates.copies.none" />
        </p>
      ) : (
        <ul className="ruled rows">
          {examinees.flatMap((examinee) =>
            examinee.certificateCopies.map((copy) => (
              <Box key={copy.id} component="li" py={12}>
                <CopyRow {...{ examinee, copy, onChanged }} />
              </Box>
            )),
          )}
        </ul>
      )}
      {children}
    </Part>
  );
}

interface CopyRowProps {
  examinee: AskingExamineeFragment;
  copy: Copy;
  onChanged: () => void;
}

function CopyRow({ examinee: { id, name, examNumber }, copy, onChanged }: CopyRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [, send] = useSendCertificateCopyMutation();
  const [, unsend] = useUnsendCertificateCopyMutation();
  const act = useAction(onChanged);
  const label = (of: "send" | "unsend") =>
    intl.formatMessage({ id: `exam-certificates.copies.${of}.of` }, { name });
  return (
    <>
      <Group gap="4px 12px">
        <Text span fw={600} id={`copy-${copy.id}`}>
          {[examNumber, name].filter(Boolean).join(" ")}
        </Text>
        <Text span c="var(--ink-2)">
          <FormattedMessage id={`printed.language.${copy.language}`} />
        </Text>
        <StateWord icon={null} tone={TONES[copy.state]}>
          <FormattedMessage
            id={`exam-certificates.copies.state.${copy.state}`}
            values={{
              asked: formatDate(language, copy.requestedAt),
              sent: copy.sentAt === null ? "" : formatDate(language, copy.sentAt),
            }}
          />
        </StateWord>
      </Group>
      <Text className="lines longWords">{copy.address}</Text>
      <Group gap={8} mt={4}>
        {copy.state === "TO_SEND" ? (
          <>
            <DocumentButton
              about={{ kind: "EXAM_CERTIFICATE", application_id: id }}
              describedBy={`copy-${copy.id}`}
            />
            <Button
              size="sm"
              variant="outline"
              aria-label={label("send")}
              onClick={() =>
                void act(send({ id: copy.id }), "exam-certificates.copies.sent", {
                  undo: () => ({
                    undo: () => unsend({ id: copy.id }),
                    undone: "exam-certificates.copies.unsent",
                  }),
                })
              }
            >
              <FormattedMessage id="exam-certificates.copies.send" />
            </Button>
          </>
        ) : null}
        {copy.state === "SENT" ? (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={label("unsend")}
            onClick={() =>
              void act(unsend({ id: copy.id }), "exam-certificates.copies.unsent", {
                undo: () => ({
                  undo: () => send({ id: copy.id }),
                  undone: "exam-certificates.copies.sent",
                }),
              })
            }
          >
            <FormattedMessage id="exam-certificates.copies.unsend" />
          </Button>
        ) : null}
      </Group>
    </>
  );
}
