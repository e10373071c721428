// The frame of every public page: skip link, what is urgent, header, the page itself, footer.
import { type ReactNode, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { MAIN_ID, SkipLink } from "#web/components/SkipLink.tsx";
import { useLayoutQuery } from "#web/gql/layout.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { DrawnFooter, Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { PendingBar } from "./PendingBar.tsx";

const Foot = import.meta.env.SSR ? DrawnFooter : Footer;

/** The layout's query is loaded by the site's loader (SiteLayout.data.ts) before. */
export function SiteLayout({ urgent }: { urgent: ReactNode }) {
  const [{ data }] = useLayoutQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  const main = useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <PendingBar />
      {urgent}
      {data === undefined ? null : <Header settings={data.settings} />}
      <main id={MAIN_ID} ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      {data === undefined ? null : <Foot settings={data.settings} />}
    </>
  );
}

/** Going to another page moves the focus to it, as loading a document would; the first page keeps the browser's own focus. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
