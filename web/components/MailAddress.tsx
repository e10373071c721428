// An email address where room is short: lines break at its signs, never inside a word.
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
