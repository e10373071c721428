// The providers around the router, the same on the server and in the browser.
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { type Client, Provider as ClientProvider } from "urql";
import { ReauthHost } from "#web/components/reauth/ReauthHost.tsx";
import { ToastHost } from "#web/components/toasts/ToastHost.tsx";
import { RequestId } from "#web/page/request-id.ts";
import "#web/document/fallback-font.css";
import { theme } from "./theme/theme.ts";
import "./global.css";

interface AppProps {
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
        <MantineProvider
          theme={theme}
          forceColorScheme="light"
          withCssVariables={false}
          withGlobalClasses={false}
        >
          <RequestId value={requestId}>{children}</RequestId>
          <ReauthHost />
          <ToastHost />
        </MantineProvider>
      </ClientProvider>
    </RawIntlProvider>
  );
}
