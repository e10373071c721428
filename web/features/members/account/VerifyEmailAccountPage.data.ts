import type { PageLoader } from "#web/page/page.ts";

export const loader: PageLoader = async ({ intl }) => ({
  meta: {
    title: intl.formatMessage({ id: "members.verify.title" }),
    description: intl.formatMessage({ id: "members.verify.description" }),
  },
});
