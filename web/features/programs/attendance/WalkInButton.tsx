import { Button, Group } from "@mantine/core";
import { mdiAccountPlusOutline } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import type { CheckInAccess } from "./device/check-in-source.ts";
import { WalkInDialog } from "./WalkInDialog.tsx";

interface WalkInButtonProps {
  access: CheckInAccess;
  price: number;
  onAdded: () => void;
}

export function WalkInButton({ access, price, onAdded }: WalkInButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Group>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon path={mdiAccountPlusOutline} size={20} />
        <FormattedMessage id="attendance.walkIn" />
      </Button>
      {isOpen ? (
        <WalkInDialog
          access={access}
          price={price}
          onClose={() => setOpen(false)}
          onAdded={() => {
            setOpen(false);
            onAdded();
          }}
        />
      ) : null}
    </Group>
  );
}
