// An email as its reader gets it, with how far it has come; it opens from the subject in the list.
import { Box, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "#web/components/Dialog.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { MailLink } from "./MailLink.tsx";
import type { ListedMail } from "./outbox-list.tsx";

export function MailSubject({ mail }: { mail: ListedMail }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { subject, language } = mail;
  return (
    <>
      <button
        type="button"
        style={{ textAlign: "left", fontWeight: "inherit" }}
        lang={language.toLowerCase()}
        title={intl.formatMessage({ id: "outbox.text" })}
        onClick={() => setOpen(true)}
      >
        {subject}
      </button>
      {isOpen ? <MailDialog mail={mail} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function MailDialog({ mail, onClose }: { mail: ListedMail; onClose: () => void }) {
  const intl = useIntl();
  const { createdAt, sentAt, dueAt, language, lastError, paragraphs, subject, templateVersion, toAddress } =
    mail;
  return (
    <Dialog
      title={<span lang={language.toLowerCase()}>{subject}</span>}
      closeLabel={intl.formatMessage({ id: "list.filter.close" })}
      size="lg"
      onClose={onClose}
    >
      <Box component="p" className="meta">
        <span>
          <FormattedMessage id="outbox.to" values={{ address: toAddress }} />
        </span>
        {templateVersion === null ? null : (
          <span>
            <FormattedMessage id="outbox.template" values={{ number: templateVersion }} />
          </span>
        )}
        <span>
          <FormattedMessage id="outbox.written" values={{ at: <Moment key="at" at={createdAt} /> }} />
        </span>
        {sentAt === null ? null : (
          <span>
            <FormattedMessage id="outbox.sent" values={{ at: <Moment key="at" at={sentAt} /> }} />
          </span>
        )}
        {dueAt === null ? null : (
          <span>
            <FormattedMessage id="outbox.due" values={{ at: <Moment key="at" at={dueAt} /> }} />
          </span>
        )}
      </Box>
      {lastError === null ? null : (
        <Text fz="sm" c="var(--bad)" className="longWords">
          <FormattedMessage id="outbox.error" values={{ words: lastError }} />
        </Text>
      )}
      <div lang={language.toLowerCase()}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} mb={10} className="lines longWords">
            {paragraph}
          </Text>
        ))}
      </div>
      {mail.hasLink ? <MailLink mail={mail} /> : null}
    </Dialog>
  );
}
