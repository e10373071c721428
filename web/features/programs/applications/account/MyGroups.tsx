// The groups that a member applied for, above the own applications; nothing while there are none.
import { Box, Stack, Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { PaymentStateWord } from "#web/components/payments/PaymentStateWord.tsx";
import { useMyGroupsQuery } from "#web/gql/groups.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { groupPath } from "#web/paths.ts";

export function MyGroups() {
  const language = useLanguage();
  const [{ data }] = useMyGroupsQuery({
    variables: { language: toGraphqlLanguage(language) },
    requestPolicy: "cache-and-network",
  });
  const groups = data?.myGroups ?? [];
  if (groups.length === 0) return null;
  return (
    <Box aria-labelledby="my-groups" component="section" mb={40}>
      <Title id="my-groups" order={2} size="h3" mb={16}>
        <FormattedMessage id="groups.mine" values={{ count: groups.length }} />
      </Title>
      <ul className="ruled rows">
        {groups.map(({ id, payerName, programTitle, people, payment, createdAt }) => (
          <Stack component="li" key={id} gap={8} py={20}>
            <div className="ends">
              <Title order={3} size="h5">
                <Link className="titleLink" to={groupPath(id)}>
                  <Localized text={programTitle} />
                </Link>
              </Title>
              {payment === null ? null : <PaymentStateWord state={payment.state} />}
            </div>
            <p className="meta">
              <span>{payerName}</span>
              <span>
                <FormattedMessage id="groups.count" values={{ count: people.length }} />
              </span>
              <span>
                <FormattedMessage
                  id="applications.appliedOn"
                  values={{ day: formatDate(language, createdAt) }}
                />
              </span>
            </p>
          </Stack>
        ))}
      </ul>
    </Box>
  );
}
