// The way to the popups: where none is live for a page it loads nothing of them.
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { whenIdle } from "#web/browser/tasks.ts";
import { lazyPart } from "#web/components/lazy-part.tsx";
import { useLayoutQuery } from "#web/gql/layout.ts";
import { splitLanguage, toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

const PopupLayer = lazyPart(
  async () => (await import("#web/features/popups/public/PopupLayer.tsx")).PopupLayer,
);

/** The layout's query was loaded by the site's loader; popups are the browser's alone, so nothing of them is rendered on the server. */
export function PopupGate() {
  const [{ data }] = useLayoutQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const [awake, setAwake] = useState(false);
  // The popup is the last thing the page needs.
  useEffect(() => whenIdle(() => setAwake(true)), []);
  const { path } = splitLanguage(useLocation().pathname);
  const mayShow = data?.popups.some(({ pages }) => pages === "PUBLIC" || path === "/") ?? false;
  if (!awake || !data || !mayShow) return null;
  return <PopupLayer listed={data.popups} />;
}
