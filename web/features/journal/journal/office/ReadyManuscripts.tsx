// Manuscripts whose proof is approved and that are in no issue yet: each is assigned to this issue in one action.
import { Text } from "@mantine/core";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { Link } from "#web/components/Link.tsx";
import { useReadyManuscriptsQuery } from "#web/gql/journal-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { SUBMISSIONS_OFFICE_PATH } from "#web/paths.ts";
import { ReadyManuscript, type ReadyManuscriptProps } from "./ReadyManuscript.tsx";

/** From the acceptance to the proof that its author has not approved yet. */
const UNDER_WAY = `${SUBMISSIONS_OFFICE_PATH}?state=accepted,proof,proof-returned`;

type ReadyManuscriptsProps = Omit<ReadyManuscriptProps, "manuscript">;

/** Nothing where no manuscript is accepted. */
export function ReadyManuscripts({ isUnsaved, onChanged, ...rest }: ReadyManuscriptsProps) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [{ data }, ask] = useReadyManuscriptsQuery({
    variables: { language: toGraphqlLanguage(useLanguage()) },
    requestPolicy: "cache-and-network",
  });
  if (!data) return null;
  const ready = data.managedSubmissions.items.filter(({ article }) => article === null);
  const count = data.underWay.totalCount;
  if (ready.length + count === 0) return null;
  const changed = () => {
    // The button that was pressed goes with its row.
    place.current?.focus();
    ask({ requestPolicy: "network-only" });
    onChanged();
  };
  return (
    <FormSection
      title={<FormattedMessage id="journal-office.ready" />}
      hint={
        ready.length === 0 ? undefined : (
          <FormattedMessage id={isUnsaved ? "journal-office.ready.unsaved" : "journal-office.ready.hint"} />
        )
      }
    >
      <div ref={place} tabIndex={-1}>
        {ready.length === 0 ? null : (
          <ul className="ruled rows" aria-label={intl.formatMessage({ id: "journal-office.ready" })}>
            {ready.map((manuscript) => (
              <ReadyManuscript
                key={manuscript.id}
                manuscript={manuscript}
                isUnsaved={isUnsaved}
                {...rest}
                onChanged={changed}
              />
            ))}
          </ul>
        )}
      </div>
      {count === 0 ? null : (
        <Text pt={12} fz="sm" c="var(--ink-3)">
          <FormattedMessage
            id="journal-office.ready.underWay"
            values={{
              count,
              a: (words) => (
                <Link className="link" to={UNDER_WAY}>
                  {words}
                </Link>
              ),
            }}
          />
        </Text>
      )}
    </FormSection>
  );
}
