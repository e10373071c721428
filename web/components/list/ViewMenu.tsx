// Shows what can be done with the view that is shown.
import { ActionIcon, Menu } from "@mantine/core";
import {
  mdiBookmarkOffOutline,
  mdiCheck,
  mdiDotsHorizontal,
  mdiHomeOutline,
  mdiPencilOutline,
} from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { SavedView, useSavedViews } from "./use-saved-views.ts";
import { ViewDialog } from "./ViewDialog.tsx";

interface ViewMenuProps {
  view: SavedView;
  saved: ReturnType<typeof useSavedViews>;
}

export function ViewMenu({ view, saved }: ViewMenuProps) {
  const intl = useIntl();
  const [renaming, setRenaming] = useState(false);
  const { id, name, role, viewerCanChange } = view;
  const isFirst = saved.opensWith === id;
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon
            size={40}
            variant="subtle"
            aria-label={intl.formatMessage({ id: "list.view.menu" }, { name })}
          >
            <Icon path={mdiDotsHorizontal} size={22} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Icon path={isFirst ? mdiCheck : mdiHomeOutline} size={20} />}
            role="menuitemcheckbox"
            aria-checked={isFirst}
            onClick={() => saved.opens(isFirst ? null : id)}
          >
            <FormattedMessage id="list.view.default" />
          </Menu.Item>
          {viewerCanChange ? (
            <>
              <Menu.Item
                leftSection={<Icon path={mdiPencilOutline} size={20} />}
                onClick={() => setRenaming(true)}
              >
                <FormattedMessage id="list.view.rename" />
              </Menu.Item>
              <Menu.Item
                leftSection={<Icon path={mdiBookmarkOffOutline} size={20} />}
                onClick={() => void saved.drop(view)}
              >
                <FormattedMessage id="list.view.delete" />
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {renaming ? (
        <ViewDialog
          title="list.view.rename"
          name={name}
          sharedWith={role ?? null}
          onKeep={(to, who) => void saved.rename(view, to, who)}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </>
  );
}
