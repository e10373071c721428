// /admin/translations: what one translates oneself, what waits to be looked at, and what others are at, each with its last day.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { Link } from "#web/components/Link.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import rows from "#web/components/office-rows.module.css";
import { Section } from "#web/components/Section.tsx";
import { useTranslationWorksQuery } from "#web/gql/translations.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { POST_OFFICE_PATH } from "#web/paths.ts";
import { useSession } from "#web/session/session.ts";
import { TranslationRow, type Work } from "./TranslationRow.tsx";

const PARTS = ["mine", "review", "others"] as const;

/** Anyone who handed something in waits for somebody else to look at it. */
function partOf({ task }: Work): (typeof PARTS)[number] {
  if (task !== null && task.handedInAt !== null) return "review";
  return task?.isMine ? "mine" : "others";
}

export function Component() {
  return (
    <>
      <OfficeHead lede={<FormattedMessage id="translations.lede" />} mb={32} />
      <Translations />
    </>
  );
}

function Translations() {
  const language = useLanguage();
  const [{ data, error }] = useTranslationWorksQuery({
    variables: { language: toGraphqlLanguage(language) },
    requestPolicy: "cache-and-network",
    pause: !useSession().isAuthenticated,
  });
  if (error && !data) {
    return (
      <Text role="alert" c="var(--bad)">
        <FormattedMessage id="translations.failed" />
      </Text>
    );
  }
  if (!data) {
    return (
      <p role="status">
        <FormattedMessage id="translations.loading" />
      </p>
    );
  }
  const works = Map.groupBy(data.translationWorks, partOf);
  if (works.size === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="translations.none" />}
        detail={<FormattedMessage id="translations.noneDetail" />}
        action={
          <Link className="link" to={`${POST_OFFICE_PATH}?state=published&translation=missing,outdated`}>
            <FormattedMessage id="translations.toPosts" />
          </Link>
        }
      />
    );
  }
  return PARTS.map((part) => {
    const found = works.get(part) ?? [];
    if (found.length === 0) return null;
    return (
      <div key={part} style={{ marginBottom: 48 }}>
        <Section
          id={part}
          title={<FormattedMessage id={`translations.part.${part}`} values={{ count: found.length }} />}
        >
          <ul>
            {found.map((work) => (
              <li key={`${work.place} ${work.id} ${work.page}`} className={rows.row}>
                <TranslationRow work={work} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    );
  });
}
