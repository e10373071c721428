// The words that Tab takes, said to those who hear the page once typing pauses.
import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";

const PAUSE_MS = 400;

export function Suggestion({ words }: { words: string | null }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const pause = setTimeout(() => setSaid(words), words === null ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [words]);
  return (
    <Text role="status" fz="sm" c="var(--ink-2)" mih="1.5em">
      {said === null ? null : (
        <FormattedMessage id="translation.suggestion" values={{ words: <span lang="en">{said}</span> }} />
      )}
    </Text>
  );
}
