// Shows how many words the text of an editor has to be translated, as it is saved.
import { Box, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useTranslationCountsQuery } from "#web/gql/count.ts";
import type { TranslatedInput } from "#web/gql/enums.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

export function WordCount({ of }: { of: TranslatedInput }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [isOpen, setOpen] = useState(false);
  const [{ data, error }] = useTranslationCountsQuery({
    variables: { of: [of], language },
    requestPolicy: "network-only",
    pause: !isOpen,
  });
  const bands = data?.translationCounts[0]?.bands.filter(({ segments }) => segments > 0);
  return (
    <div>
      <Button size="xs" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FormattedMessage id="translation.count.open" />
      </Button>
      {!isOpen ? null : error ? (
        <Text role="alert" fz="sm" c="var(--bad)">
          <FormattedMessage id="translation.count.failed" />
        </Text>
      ) : (
        <Box component="dl" mt={4} fz="sm" aria-label={intl.formatMessage({ id: "translation.count.open" })}>
          {(bands ?? []).map(({ band, words, characters }) => (
            <Group key={band} className="lineAbove" justify="space-between" gap={12} py={4}>
              <dt>
                <FormattedMessage id={`translation.count.band.${band}`} />
              </dt>
              <dd className="figures">
                <FormattedMessage id="translation.count.both" values={{ words, characters }} />
              </dd>
            </Group>
          ))}
        </Box>
      )}
    </div>
  );
}
