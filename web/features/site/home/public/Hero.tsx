// The main banner over the letter art. Without a banner the association's own name and description are there.

import { FormattedMessage } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { HeroArt } from "#web/components/letter-art/HeroArt.tsx";
import type { HomePageQuery } from "#web/gql/home.ts";
import { REGISTER_PATH } from "#web/paths.ts";
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
              <ButtonLink to={REGISTER_PATH} variant="white">
                <FormattedMessage id="banners.home.join" />
              </ButtonLink>
            ) : (
              <>
                {banner.primary === null ? null : (
                  <ButtonLink to={banner.primary.href} variant="white">
                    {banner.primary.label}
                  </ButtonLink>
                )}
                {banner.secondary === null ? null : (
                  <ButtonLink to={banner.secondary.href} variant="whiteOutline">
                    {banner.secondary.label}
                  </ButtonLink>
                )}
              </>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
