// The certificate of review for the person who holds the link of a review that was sent.
import { DocumentButton } from "#web/components/documents/DocumentButton.tsx";

export function LinkedCertificate({ link }: { link: string }) {
  return <DocumentButton about={{ kind: "LINKED_REVIEW", link }} />;
}
