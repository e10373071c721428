// The way to the popups: where none is live a page loads nothing of them.
import { lazy, Suspense, useEffect, useState } from "react";
import { useLayoutQuery } from "#web/gql/layout.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

const PopupLayer = lazy(async () => ({
  default: (await import("./features/popups/PopupLayer.tsx")).PopupLayer,
}));

/** The layout's query was loaded by the site's loader; popups are the browser's alone, so nothing of them is rendered on the server. */
export function PopupGate() {
  const [{ data }] = useLayoutQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const [awake, setAwake] = useState(false);
  useEffect(() => whenIdle(() => setAwake(true)), []);
  if (!awake || !data || data.popups.length === 0) return null;
  return (
    <Suspense>
      <PopupLayer listed={data.popups} />
    </Suspense>
  );
}

/** Once the page has nothing else to do: the popup is the last thing it needs. Answers how to call it off. */
function whenIdle(then: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(then, { timeout: 2_000 });
  return () => cancelIdleCallback(idle);
}
