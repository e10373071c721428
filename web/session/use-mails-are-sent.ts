// Without a mail server a mail waits in the outbox, and the office does not read that it was sent.
import { useOfficeLinksQuery } from "#web/gql/layout.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** Whether mails leave; true while it is not known. For pages of the office, whose frame asks the same. */
export function useMailsAreSent(): boolean {
  const [{ data }] = useOfficeLinksQuery();
  return data?.viewer?.mailsAreSent ?? true;
}

/** What is said after an action that writes a mail: that it was sent, or that it waits. */
export function useSentWords(): (sent: MessageId) => MessageId {
  const mailsAreSent = useMailsAreSent();
  return (sent) => (mailsAreSent ? sent : "outbox.waits");
}
