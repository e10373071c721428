// One author as the title page has it; the address only for the person who sent the manuscript.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { FollowedManuscriptFragment } from "#web/gql/manuscripts.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { namesOf } from "./author-names.ts";

interface AuthorWordsProps {
  author: FollowedManuscriptFragment["authors"][number];
  showsAddress: boolean;
}

export function AuthorWords({ author, showsAddress }: AuthorWordsProps) {
  const language = useLanguage();
  const { affiliationKo, affiliationEn, isCorresponding, email, orcid, contribution } = author;
  const [first, second] = namesOf(author, language);
  const affiliation = language === "en" ? (affiliationEn ?? affiliationKo) : (affiliationKo ?? affiliationEn);
  return (
    <>
      {first === undefined ? null : (
        <Text span fw={600} lang={first.lang}>
          {first.name}
        </Text>
      )}{" "}
      {second === undefined ? null : <span lang={second.lang}>({second.name}) </span>}
      <Text span c="var(--ink-2)">
        {affiliation}
      </Text>
      {isCorresponding ? (
        <Text span c="var(--ink-2)">
          {" · "}
          <FormattedMessage id="manuscripts.field.isCorresponding" />
        </Text>
      ) : null}
      {showsAddress ? (
        <p className="meta">
          {email === "" ? null : <span className="longWords">{email}</span>}
          {orcid === null ? null : (
            <span>
              <FormattedMessage id="manuscripts.field.orcid" /> {orcid}
            </span>
          )}
          {contribution === null ? null : <span>{contribution}</span>}
        </p>
      ) : null}
    </>
  );
}
