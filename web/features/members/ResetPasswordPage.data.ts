import type { PageLoader } from "#web/api/page.ts";

export const loader: PageLoader = async ({ intl }) => ({
  meta: {
    title: intl.formatMessage({ id: "members.reset.title" }),
    description: intl.formatMessage({ id: "members.reset.description" }),
  },
});
