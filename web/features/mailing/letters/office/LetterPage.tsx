// /admin/letters/{idx}: a draft is written, tried and sent here; a letter that went out says how far it has come.
import { Group, Text } from "@mantine/core";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/components/BackLink.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { useLetterQuery } from "#web/gql/letters.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { LETTERS_PATH } from "#web/paths.ts";
import { Audience } from "./Audience.tsx";
import { LetterDraft } from "./LetterDraft.tsx";
import { LetterProgress } from "./LetterProgress.tsx";
import { LetterStatus, letterStatusOf } from "./LetterStatus.tsx";

/** Milliseconds between two looks while a letter goes out. */
const LOOK_EVERY = 2_000;

export function Component() {
  const id = parseIdx(useParams().idx);
  return (
    <>
      <BackLink to={LETTERS_PATH}>
        <FormattedMessage id="letters.back" />
      </BackLink>
      <OpenLetter key={id} id={id} />
    </>
  );
}

function OpenLetter({ id }: { id: number }) {
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, error, fetching }, ask] = useLetterQuery({
    variables: { id, language },
    requestPolicy: "cache-and-network",
  });
  const letter = data?.letter;
  const again = () => ask({ requestPolicy: "network-only" });
  const isGoing = letter ? ["GOING", "READY"].includes(letterStatusOf(letter)) : false;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => ask({ requestPolicy: "network-only" }), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isGoing, ask]);
  if (letter === null && !error) throw notFound();
  if (!letter) {
    return <OfficeWaiting asked={{ error, fetching }} failed="letters.failed" onRetry={again} />;
  }
  return (
    <>
      <OfficeHead
        id="letter-title"
        mb={24}
        lede={
          <Group component="span" gap="4px 16px">
            <Text span>
              <Audience letter={letter} />
            </Text>
            {letter.newsTitle === null ? null : (
              <Text span>
                <FormattedMessage id="letters.newsOf" values={{ title: letter.newsTitle }} />
              </Text>
            )}
            <LetterStatus letter={letter} />
          </Group>
        }
      />
      {letter.state === "DRAFT" ? (
        <LetterDraft letter={letter} onChanged={again} />
      ) : (
        <LetterProgress letter={letter} onChanged={again} />
      )}
    </>
  );
}
