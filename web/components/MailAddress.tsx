// An address of mail where room is short: it goes on in the next line at its signs, never inside a word.
import { Fragment } from "react";

export function MailAddress({ address }: { address: string }) {
  const parts = address.split(/(?<=@)|(?=[.@+_-])/);
  let at = 0;
  return parts.map((part) => {
    at += part.length;
    return (
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    );
  });
}
