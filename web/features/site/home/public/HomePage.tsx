// Shows who we are and one next step, the words of the trade, the goals, what is coming, what is new
// (docs/look-parts.md#pages). Sections without entries disappear; a site with nothing in it still says whose
// it is.
import { FormattedMessage } from "react-intl";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { useHomePageQuery } from "#web/gql/home.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { GalleryStrip } from "./GalleryStrip.tsx";
import { Goals } from "./Goals.tsx";
import { Hero } from "./Hero.tsx";
import { LatestPosts } from "./LatestPosts.tsx";
import { NextSeminars } from "./NextSeminars.tsx";
import { OrganizationData } from "./OrganizationData.tsx";
import { ProgramBand } from "./ProgramBand.tsx";
import { TermLine } from "./TermLine.tsx";

export function Component() {
  const [{ data }] = useHomePageQuery({ variables: { language: toGraphqlLanguage(useLanguage()) } });
  if (data === undefined) return null;
  const { banner, settings, terms, goals, seminars, exams, courses, notices, news, gallery } = data;
  const lists = [goals, seminars, exams, courses, notices, news, gallery];
  const nothing = lists.every((list) => list.length === 0);
  return (
    <>
      {import.meta.env.SSR ? <OrganizationData /> : null}
      <Hero banner={banner} settings={settings} />
      <TermLine terms={terms} />
      <Goals goals={goals} />
      <NextSeminars seminars={seminars} />
      <ProgramBand exams={exams} courses={courses} />
      <LatestPosts notices={notices} news={news} />
      <GalleryStrip gallery={gallery} />
      {nothing ? (
        <div className="frame">
          <EmptyState
            title={<FormattedMessage id="banners.home.empty" />}
            detail={<FormattedMessage id="banners.home.emptyDetail" />}
          />
        </div>
      ) : null}
    </>
  );
}
