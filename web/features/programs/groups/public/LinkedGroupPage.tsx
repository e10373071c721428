// /programs/group: a contact without an account asks for a link, applies for a group by it, and looks after
// it. The token is behind the #; the page is the same for every link, and its content is asked for in the
// browser.
import { Alert } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { REQUEST_CODES } from "#schema/validation/core/codes.ts";
import { readId } from "#schema/validation/core/read-id.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Localized } from "#web/components/Localized.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { GroupForm } from "#web/features/programs/groups/account/GroupForm.tsx";
import { type LinkedGroupFragment, useLinkedGroupQuery } from "#web/gql/linked-group.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { useHashLink } from "#web/page/hash-link.ts";
import { AskForLink } from "./AskForLink.tsx";
import { LinkedGroup } from "./LinkedGroup.tsx";

export function Component() {
  const link = useHashLink();
  return <OpenedGroup key={link} link={link} />;
}

const titleOf = (opened: LinkedGroupFragment | null | undefined) =>
  opened?.group?.programTitle ?? opened?.offer?.program.title ?? null;

function OpenedGroup({ link }: { link: string | null }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const [{ data, error, fetching }, ask] = useLinkedGroupQuery({
    variables: { link: link ?? "", language: toGraphqlLanguage(useLanguage()) },
    pause: link === null || link === "",
    requestPolicy: "network-only",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  const opened = data?.linkedGroup;
  const title = intl.formatMessage({ id: "linked.group" });
  const about = titleOf(opened);
  return (
    <>
      <PageHead
        crumbs={[{ label: title }]}
        heading={<h1 id="group-title">{title}</h1>}
        {...(about ? { below: <Localized as="p" text={about} /> } : {})}
      />
      <PageBody>
        {link === "" ? (
          <AskForLink programId={readId(search.get("program") ?? "")} />
        ) : opened && link !== null ? (
          <Opened opened={opened} link={link} onChanged={again} />
        ) : error && !fetching ? (
          <ErrorState
            message={intl.formatMessage({ id: errorMessageId(refusalOf(error).code) })}
            onRetry={again}
          />
        ) : opened === null ? (
          <Alert variant="warn" role="status">
            <FormattedMessage id="groups.linked.gone" />
          </Alert>
        ) : (
          <p role="status">
            <FormattedMessage id="linked.loading" />
          </p>
        )}
      </PageBody>
    </>
  );
}

interface OpenedProps {
  opened: LinkedGroupFragment;
  link: string;
  onChanged: () => void;
}

function Opened({ opened, link, onChanged }: OpenedProps) {
  const { offer, group } = opened;
  if (group !== null) {
    return <LinkedGroup opened={opened} group={group} link={link} onChanged={onChanged} />;
  }
  if (offer?.refusal === null) {
    return (
      <GroupForm
        offer={offer}
        labelledBy="group-title"
        link={link}
        onApplied={onChanged}
        onStale={onChanged}
      />
    );
  }
  const code = REQUEST_CODES.find((one) => one === offer?.refusal) ?? "APPLICATIONS_CLOSED";
  return (
    <Alert variant="warn" role="status">
      <FormattedMessage id={errorMessageId(code)} />
    </Alert>
  );
}
