// Shows what visitors would see this moment, of what is in the form: the same parts as on the home page, which do nothing here.
import { Box } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { Section } from "#web/components/Section.tsx";
import { Goals } from "#web/features/site/home/public/Goals.tsx";
import { Hero } from "#web/features/site/home/public/Hero.tsx";
import { TermLine } from "#web/features/site/home/public/TermLine.tsx";
import { useLayoutQuery } from "#web/gql/layout.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { toSeoul } from "#web/i18n/seoul-time.ts";
import type { BannerRow, HomeValues } from "./home-values.ts";

export function HomePreview({ values }: { values: HomeValues }) {
  const language = useLanguage();
  const [{ data }] = useLayoutQuery({ variables: { language: toGraphqlLanguage(language) } });
  if (!data) return null;
  const suffix = language === "ko" ? "Ko" : "En";
  const now = toSeoul(new Date().toISOString());
  const shown = values.banners.find(
    ({ showsFrom, showsTo }) => (showsFrom === "" || showsFrom <= now) && (showsTo === "" || showsTo > now),
  );
  const link = (banner: BannerRow, which: "primary" | "secondary") => {
    const [href, label] = [banner[`${which}Href`], banner[`${which}${suffix}`]];
    return href !== "" && label !== "" ? { href, label } : null;
  };
  const banner = shown
    ? {
        id: 0,
        heading: shown[`heading${suffix}`],
        lede: shown[`lede${suffix}`],
        primary: link(shown, "primary"),
        secondary: link(shown, "secondary"),
      }
    : null;
  return (
    <Box mt={40}>
      <Section
        title={<FormattedMessage id="home-editing.preview" />}
        hint={<FormattedMessage id="home-editing.previewHint" />}
      >
        <Box bd="1px solid var(--line)" style={{ overflow: "hidden" }} inert>
          <Hero banner={banner} settings={data.settings} />
          <TermLine terms={values.terms.map(({ ko, en }, id) => ({ id, ko, en }))} />
          <Goals
            goals={values.goals.map((goal, id) => ({
              id,
              title: goal[`title${suffix}`],
              body: goal[`body${suffix}`],
            }))}
          />
        </Box>
      </Section>
    </Box>
  );
}
