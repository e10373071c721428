// Says where the panels of my account are to be had. They belong to their nouns, whichever those are, so they
// are found by their names like the pages themselves (web/page/account-pages.ts).
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { ACCOUNT_TABS, type AccountTab, panelModule } from "./account-tabs.ts";

interface PanelModule {
  readonly Component: ComponentType;
}

const modules = import.meta.glob<PanelModule | undefined>("/features/**/*AccountPanel.tsx");

async function load(tab: AccountTab): Promise<{ default: ComponentType }> {
  const found = modules[panelModule(tab)];
  if (!found) throw new Error(`account-tabs.ts names ${panelModule(tab)}, but there is no such panel`);
  const panel = await found();
  // It failed and the page is being loaded again (keep-current.ts): nothing more happens here.
  return panel ? { default: panel.Component } : await new Promise<never>(() => {});
}

/** The panel of each tab, loaded when it is first drawn. */
export const ACCOUNT_PANELS: ReadonlyMap<AccountTab, LazyExoticComponent<ComponentType>> = new Map(
  ACCOUNT_TABS.map((tab) => [tab, lazy(() => load(tab))]),
);
