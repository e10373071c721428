// /admin/home: the home page's own content, in one form with a preview.

import { Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { useHomeEditorQuery } from "#web/gql/home-editing.ts";
import { HomeForm } from "./HomeForm.tsx";
import { HomePreview } from "./HomePreview.tsx";

export function Component() {
  return (
    <>
      <OfficeHead id="home-title" lede={<FormattedMessage id="home-editing.lede" />} mb={28} />
      <Home />
    </>
  );
}

function Home() {
  const intl = useIntl();
  const [{ data, error, fetching }, ask] = useHomeEditorQuery({ requestPolicy: "network-only" });
  if (data)
    return <HomeForm home={data.homeForEditing} preview={(values) => <HomePreview values={values} />} />;
  if (error && !fetching) {
    const message = intl.formatMessage({ id: "home-editing.failed" });
    return <ErrorState message={message} onRetry={() => ask({ requestPolicy: "network-only" })} />;
  }
  return (
    <Text maw="44em" mt={6} mb={28} c="var(--ink-3)" role="status">
      <FormattedMessage id="home-editing.loading" />
    </Text>
  );
}
