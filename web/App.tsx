// The providers around the router, the same on the server and in the browser.
import type { ReactNode } from "react";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { type Client, Provider as ClientProvider } from "urql";
import { ToastHost } from "#web/components/toasts/ToastHost.tsx";
import { RequestId } from "#web/page/request-id.ts";
import "#web/document/fallback-font.css";
import "./global.css";

export interface AppProps {
  readonly intl: IntlShape;
  readonly client: Client;
  /** Set when the server failed to make this page. */
  readonly requestId: string | undefined;
  /** The router. */
  readonly children: ReactNode;
}

export function App({ intl, client, requestId, children }: AppProps) {
  return (
    <RawIntlProvider value={intl}>
      <ClientProvider value={client}>
        <RequestId value={requestId}>{children}</RequestId>
        <ToastHost />
      </ClientProvider>
    </RawIntlProvider>
  );
}
