// An answer to a program's own field as it is read: words, or the file by its name.
import { LockedFileLink } from "#web/components/files/LockedFileLink.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";

type Answer = Pick<MyApplicationFragment["ownAnswers"][number], "shown" | "file">;

export function OwnAnswerText({ answer: { shown, file } }: { answer: Answer }) {
  return file === null ? shown : <LockedFileLink url={file.url} name={shown} />;
}
