// The main banner over the letter art. Without a banner the association's own name and description are there.

import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { HeroArt } from "#web/components/letter-art/HeroArt.tsx";
import type { HomePageQuery } from "#web/gql/home.ts";
import account from "#web/layout/account.module.css";
import { MY_ACCOUNT_PATH, REGISTER_PATH } from "#web/paths.ts";
import styles from "./Hero.module.css";

export function Hero({ banner, settings }: Pick<HomePageQuery, "banner" | "settings">) {
  return (
    <section className={styles.hero}>
      <HeroArt />
      <div className="frame">
        <div className={styles.words}>
          <h1>{banner?.heading ?? settings.name}</h1>
          <p className={styles.lede}>{banner?.lede ?? settings.description}</p>
          <div className={`buttonRow ${styles.actions}`}>
            {banner === null ? (
              <HeroButton
                to={REGISTER_PATH}
                variant="white"
                label={<FormattedMessage id="banners.home.join" />}
              />
            ) : (
              <>
                {banner.primary === null ? null : (
                  <HeroButton to={banner.primary.href} variant="white" label={banner.primary.label} />
                )}
                {banner.secondary === null ? null : (
                  <HeroButton
                    to={banner.secondary.href}
                    variant="whiteOutline"
                    label={banner.secondary.label}
                  />
                )}
              </>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

interface HeroButtonProps {
  to: string;
  variant: "white" | "whiteOutline";
  label: ReactNode;
}

/**
 * A signed-in member is not invited to join, but led to the own membership. The page has both, and CSS shows
 * one, as in the header.
 */
function HeroButton({ to, variant, label }: HeroButtonProps) {
  const button = (
    <ButtonLink to={to} variant={variant}>
      {label}
    </ButtonLink>
  );
  if (to !== REGISTER_PATH) return button;
  return (
    <>
      <span className={account.visitor}>{button}</span>
      <span className={account.member}>
        <ButtonLink to={MY_ACCOUNT_PATH} variant={variant}>
          <FormattedMessage id="layout.account.mine" />
        </ButtonLink>
      </span>
    </>
  );
}
