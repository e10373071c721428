import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => ({
  meta: {
    title: intl.formatMessage({ id: "members.reset.title" }),
    description: intl.formatMessage({ id: "members.reset.description" }),
  },
});
