// The country, from the server's list. When the list cannot be loaded, the field says so and can ask again.
// What was chosen before stays chosen.

import { Button, Group } from "@mantine/core";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { useCountriesQuery } from "#web/gql/members.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

export function CountryField(field: FieldState<string>) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data, fetching, error }, ask] = useCountriesQuery({ variables: { language } });
  const failed = error !== undefined && !fetching;
  const options = useMemo(() => {
    const chosen =
      field.value === ""
        ? []
        : [
            {
              code: field.value,
              name: intl.formatDisplayName(field.value, { type: "region", style: "short" }) ?? field.value,
            },
          ];
    return (data?.countries ?? chosen).map(({ code, name }) => ({ value: code, label: name }));
  }, [data, field.value, intl]);
  const retry = () => ask({ requestPolicy: "network-only" });
  return (
    <div>
      <SelectField
        {...field}
        needed
        autoComplete="country"
        prompt={intl.formatMessage({
          id: fetching ? "members.countries.loading" : "members.countries.prompt",
        })}
        options={options}
        disabled={data === undefined}
      />
      {failed ? (
        <Group gap="8px 16px" mt={8} fz="sm" fw={600} c="var(--bad)" role="alert">
          <p>
            <FormattedMessage id="members.countries.failed" />
          </p>
          <Button variant="outline" size="sm" onClick={retry}>
            <FormattedMessage id="components.errorState.retry" />
          </Button>
        </Group>
      ) : null}
    </div>
  );
}
