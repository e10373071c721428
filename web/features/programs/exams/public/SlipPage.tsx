// /exam/slip: the admission slip by the link of its mail. The token is behind the #; the page is the same for every link.
import { Stack } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { SlipButtons } from "#web/components/documents/SlipButtons.tsx";
import { PageBody } from "#web/components/PageBody.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { useHashLink } from "#web/page/hash-link.ts";

export function Component() {
  const title = useIntl().formatMessage({ id: "exam-slip.title" });
  const link = useHashLink();
  return (
    <>
      <PageHead crumbs={[{ label: title }]} heading={<h1>{title}</h1>} />
      <PageBody>
        {link === "" ? (
          <p role="status">
            <FormattedMessage id="exam-slip.noLink" />
          </p>
        ) : (
          <Stack gap={16}>
            <p>
              <FormattedMessage id="exam-slip.lede" />
            </p>
            {link === null ? null : <SlipButtons about={{ link }} />}
          </Stack>
        )}
      </PageBody>
    </>
  );
}
