// A program as it is read, on its own page and in a preview (docs/look-parts.md#pages, Seminar): title in
// both languages, the panel beside it, then introduction, speakers, programme, files. On phones the panel is
// directly under the title.

import { mdiArrowLeft } from "@mdi/js";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AttachmentList } from "#web/components/AttachmentList.tsx";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { FallbackNotice } from "#web/components/FallbackNotice.tsx";
import { Icon } from "#web/components/Icon.tsx";
import { Localized, useForeignLang } from "#web/components/Localized.tsx";
import { PageHead } from "#web/components/PageHead.tsx";
import { Kicker } from "#web/components/programs/Kicker.tsx";
import { ResponsiveImage } from "#web/components/ResponsiveImage.tsx";
import { FigureImages } from "#web/components/rich-text/Figure.tsx";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { ShareSlot } from "#web/components/share/ShareSlot.tsx";
import { ProgramOfficeSlot } from "#web/features/programs/programs/office/ProgramOfficeSlot.tsx";
import type { ProgramPageQueryVariables } from "#web/gql/programs.ts";
import { otherLanguage, toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { KIND_PATHS } from "#web/paths.ts";
import { ApplyPanel } from "./ApplyPanel.tsx";
import { type Exam, ExamNotice } from "./ExamNotice.tsx";
import { ExamOptions } from "./ExamOptions.tsx";
import { Parts } from "./Parts.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import { PresentationsSlot } from "./PresentationsSlot.tsx";
import { ProgramData } from "./ProgramData.tsx";
import { Programme } from "./Programme.tsx";
import { ProgramNeighbours } from "./ProgramNeighbours.tsx";
import styles from "./ProgramPage.module.css";
import type { Program } from "./program.ts";
import { Speakers } from "./Speakers.tsx";

interface ProgramArticleProps {
  program: Program;
  /** Of an exam whose settings are saved; a preview has none. */
  exam?: Exam | null;
  /** Its call for presentations and their sessions; a preview has none. */
  presented?: ProgramPageQueryVariables | undefined;
  /** Nobody can apply, pass it on or leave it for the next one: it may not be there for anybody else. */
  isPreview?: boolean;
}

export function ProgramArticle({ program, exam = null, presented, isPreview = false }: ProgramArticleProps) {
  const intl = useIntl();
  const language = useLanguage();
  const other = otherLanguage(language);
  const button = useRef<HTMLDivElement>(null);
  const { kind, title, otherTitle, englishOutdated, attachments, sessions } = program;
  const seminar = kind === "SEMINAR";
  // A translated title may be over a text that is not translated yet.
  const texts = [title, program.description, program.content];
  const foreign = texts.find((text) => text && text.language !== toGraphqlLanguage(language)) ?? title;
  const crumbs = [
    { label: intl.formatMessage({ id: seminar ? "layout.nav.seminar" : "layout.nav.education" }) },
    {
      label: intl.formatMessage({ id: seminar ? "layout.nav.seminarSchedule" : `enums.ProgramKind.${kind}` }),
      to: KIND_PATHS[kind],
    },
  ];
  return (
    <article className={styles.details}>
      {import.meta.env.SSR ? <ProgramData program={program} /> : null}
      <PageHead
        crumbs={crumbs}
        above={<Kicker program={program} />}
        heading={<Localized as="h1" className={styles.heading} text={title} />}
        action={<ProgramOfficeSlot kind={kind} id={program.id} />}
        {...(otherTitle === null
          ? {}
          : {
              below: (
                <p className={styles.other} lang={other}>
                  {otherTitle}
                </p>
              ),
            })}
      />
      <div className={`frame textPage ${styles.columns}`}>
        <div className={styles.side} inert={isPreview}>
          <ApplyPanel program={program} button={button} />
        </div>
        <div className={styles.main}>
          <Parts program={program} />
          <FallbackNotice language={foreign.language} outdated={englishOutdated} />
          <Introduction program={program} />
          <Speakers program={program} />
          <Programme sessions={sessions} />
          {presented ? <PresentationsSlot {...presented} /> : null}
          <ExamOptions program={program} />
          {exam === null ? null : <ExamNotice exam={exam} program={program} />}
          <div id="files">
            <AttachmentList files={attachments} />
          </div>
          {isPreview ? null : (
            <>
              <div className={styles.share}>
                <ShareSlot title={title.text} />
              </div>
              <ProgramNeighbours program={program} />
            </>
          )}
          <div className="screenOnly wayBack">
            <ButtonLink to={KIND_PATHS[kind]} variant="outline" wideOnPhone>
              <Icon path={mdiArrowLeft} />
              <FormattedMessage id="program-details.back" values={{ kind }} />
            </ButtonLink>
          </div>
        </div>
      </div>
      {isPreview ? null : <PhoneBar program={program} button={button} />}
    </article>
  );
}

/** Nothing where nobody wrote anything. */
function Introduction({ program: { kind, description, content, thumbnail, figures } }: { program: Program }) {
  const lang = useForeignLang(content?.language ?? "KO");
  const altLang = useForeignLang(thumbnail?.alt?.language ?? "KO");
  if (description === null && content === null && thumbnail === null) return null;
  return (
    <section id="introduction" className={styles.introduction}>
      <h2 className="spoken">
        <FormattedMessage id="program-details.introduction" values={{ kind }} />
      </h2>
      {description === null ? null : (
        <Localized as="p" className={`lede ${styles.lede}`} text={description} />
      )}
      {thumbnail === null ? null : (
        <div className={styles.picture}>
          <ResponsiveImage
            image={thumbnail}
            alt={thumbnail.alt?.text ?? ""}
            lang={thumbnail.alt ? altLang : undefined}
            sizes="(max-width: 899px) 100vw, 736px"
            eager
          />
        </div>
      )}
      {content === null ? null : (
        <FigureImages value={figures}>
          <RichText document={content.document} lang={lang} />
        </FigureImages>
      )}
    </section>
  );
}
