// One letter of the list: its matter, whom it goes to, how far it is.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Moment } from "#web/components/Moment.tsx";
import type { EditedLetterFragment } from "#web/gql/letters.ts";
import { letterPath } from "#web/paths.ts";
import { Audience } from "./Audience.tsx";
import { LetterStanding } from "./LetterStanding.tsx";

export function LetterRow({ letter }: { letter: EditedLetterFragment }) {
  const { id, subjectKo, newsTitle, createdAt, sendAt, author } = letter;
  const at = sendAt ?? createdAt;
  return (
    <>
      <div>
        <Link
          to={letterPath(id)}
          {...(subjectKo === "" || newsTitle !== null ? {} : { lang: "ko" })}
          style={{ fontWeight: 600, overflowWrap: "anywhere" }}
        >
          {newsTitle ?? (subjectKo === "" ? <FormattedMessage id="letters.untitled" /> : subjectKo)}
        </Link>
        <Text fz="sm" c="var(--ink-2)">
          <Audience letter={letter} />
        </Text>
        <p className="meta">
          <Moment at={at} />
          {author ? <span>{author}</span> : null}
        </p>
      </div>
      <LetterStanding letter={letter} />
    </>
  );
}
