// A link of a mail is behind the # of an address: no server, log or cache ever meets it.
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * What is behind the #; empty: nothing. Null while nobody knows, as on the server. A page takes it as the key
 * of what the link opens: another link in the same tab starts again, and nothing is answered for what the
 * link before opened.
 */
export function useHashLink(): string | null {
  const { hash } = useLocation();
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => setLink(hash.slice(1)), [hash]);
  return link;
}
