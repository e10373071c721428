// Shows where a file is used: what it is there, of what, and whether visitors see it.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { FilePlaceWordsFragment } from "#web/gql/managed-file.ts";
import { placePath } from "./place-path.ts";

export function PlaceList({ places }: { places: readonly FilePlaceWordsFragment[] }) {
  return (
    <ul className="rows">
      {places.map((place) => {
        const to = placePath(place);
        const title = place.title ? (
          <Localized text={place.title} />
        ) : (
          <FormattedMessage id="file-office.untitled" />
        );
        return (
          <li className="ends longWords" key={`${place.noun} ${place.id} ${place.pageKey} ${place.use}`}>
            <span>
              {to === null ? (
                title
              ) : (
                <Link className="link" to={to}>
                  {title}
                </Link>
              )}
            </span>
            <Text span fz="sm" c="var(--ink-3)">
              <PlaceNoun place={place} /> · <FormattedMessage id={`file-office.as.${place.use}`} /> ·{" "}
              <FormattedMessage id={place.isShown ? "file-office.shown" : "file-office.hidden"} />
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

function PlaceNoun({ place: { noun, board, programKind } }: { place: FilePlaceWordsFragment }) {
  if (noun === "POST") return board && <FormattedMessage id={`enums.Board.${board}`} />;
  if (noun === "PROGRAM") return programKind && <FormattedMessage id={`enums.ProgramKind.${programKind}`} />;
  return <FormattedMessage id={`file-office.noun.${noun}`} />;
}
