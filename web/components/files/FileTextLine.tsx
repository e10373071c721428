// Shows whether the words in a file are searched, and why not where they are not.
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { type FileTextWordsFragment, useFileTextQuery } from "#web/gql/managed-file.ts";

export function FileTextLine({ text: { state, characters, isCut } }: { text: FileTextWordsFragment }) {
  return <FormattedMessage id={`file-office.text.${state}`} values={{ characters, cut: String(isCut) }} />;
}

/** Milliseconds. What was just uploaded is read within seconds. */
const AGAIN = 4_000;

/** The same of a file that a form holds; it asks again while the file is being read. */
export function HeldFileText({ id }: { id: number }) {
  const [{ data, fetching }, ask] = useFileTextQuery({
    variables: { id },
    requestPolicy: "cache-and-network",
  });
  const text = data?.managedFile?.text;
  const isWaiting = text?.state === "WAITING";
  useEffect(() => {
    if (!isWaiting || fetching) return;
    const timer = setTimeout(() => ask({ requestPolicy: "network-only" }), AGAIN);
    return () => clearTimeout(timer);
  }, [isWaiting, fetching, ask]);
  return text === undefined ? null : <FileTextLine text={text} />;
}
