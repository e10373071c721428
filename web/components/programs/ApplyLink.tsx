// The link to apply while applications are taken on another site: it says that it leaves this one, and for where.
import { mdiOpenInNew } from "@mdi/js";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { buttonLook } from "#web/components/button-look.ts";
import { Icon } from "#web/components/Icon.tsx";
import { Localized, type LocalizedText } from "#web/components/Localized.tsx";

interface ApplyLinkProps {
  href: string;
  size?: "sm" | "lg";
  /** Follows the visible words for screen readers: which program it is. */
  about?: LocalizedText;
  children: ReactNode;
}

export function ApplyLink({ href, size = "sm", about, children }: ApplyLinkProps) {
  const intl = useIntl();
  return (
    <a {...buttonLook({ size, wideOnPhone: true })} href={href} target="_blank" rel="external noopener">
      {children}
      <Icon path={mdiOpenInNew} size={size === "lg" ? 20 : 18} />
      <span className="spoken">
        {about === undefined ? null : <Localized text={about} />}{" "}
        {intl.formatMessage({ id: "programs.apply.external" })}
      </span>
    </a>
  );
}
