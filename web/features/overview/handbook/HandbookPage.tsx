// /admin/handbook: the tasks of the office by group; `?task=` shows one of them, or all, which is what is
// printed (docs/overview.md#handbook).
import { Button, SimpleGrid } from "@mantine/core";
import { mdiPrinterOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { BackLink } from "#web/components/BackLink.tsx";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { HandbookTexts } from "#web/components/handbook/HandbookTexts.tsx";
import { HANDBOOK, HANDBOOK_TASKS, type HandbookTask } from "#web/components/handbook/handbook-tasks.ts";
import { Icon } from "#web/components/Icon.tsx";
import { Link } from "#web/components/Link.tsx";
import { Neighbours } from "#web/components/Neighbours.tsx";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { HANDBOOK_PATH, handbookPath, TASK } from "#web/paths.ts";
import styles from "./HandbookPage.module.css";

/** What is asked for when every task is shown. */
const ALL = "all";

export function Component() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const asked = query.get(TASK);
  const tasks = asked === ALL ? HANDBOOK_TASKS : HANDBOOK_TASKS.filter(({ key }) => key === asked);
  if (tasks.length === 0) return <Contents />;
  return (
    <>
      <div className="screenOnly">
        <BackLink to={HANDBOOK_PATH}>
          <FormattedMessage id="handbook.contents" />
        </BackLink>
      </div>
      <OfficeHead mb={24}>
        <Button className="screenOnly" variant="outline" onClick={() => window.print()}>
          <Icon path={mdiPrinterOutline} size={20} />
          <FormattedMessage id="handbook.print" />
        </Button>
      </OfficeHead>
      <HandbookTexts tasks={tasks}>
        {({ key }, text) => (
          <section className={styles.task} aria-labelledby={key}>
            <h2 className="partTitle" id={key}>
              {intl.formatMessage({ id: `handbook.task.${key}` })}
            </h2>
            {text}
          </section>
        )}
      </HandbookTexts>
      {asked === ALL ? null : <OtherTasks at={HANDBOOK_TASKS.findIndex(({ key }) => key === asked)} />}
    </>
  );
}

function Contents() {
  const intl = useIntl();
  return (
    <>
      <OfficeHead mb={24} lede={intl.formatMessage({ id: "handbook.lede" })}>
        <ButtonLink variant="outline" to={handbookPath(ALL)}>
          <FormattedMessage id="handbook.all" />
        </ButtonLink>
      </OfficeHead>
      <SimpleGrid minColWidth="calc(min(100%, 320px))" spacing={32}>
        {HANDBOOK.map(({ group, tasks }) => (
          <section key={group} aria-labelledby={group}>
            <h2 className="h4" id={group}>
              <FormattedMessage id={`office-menu.group.${group}`} />
            </h2>
            <ul>
              {tasks.map(({ key }) => (
                <li key={key}>
                  <Link className="tall quietAction" to={handbookPath(key)}>
                    <FormattedMessage id={`handbook.task.${key}`} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </SimpleGrid>
    </>
  );
}

function OtherTasks({ at }: { at: number }) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const neighbour = (task: HandbookTask | undefined, side: "previous" | "next") =>
    task === undefined
      ? null
      : {
          label: intl.formatMessage({ id: `handbook.${side}` }),
          path: handbookPath(task.key),
          title: { text: intl.formatMessage({ id: `handbook.task.${task.key}` }), language },
        };
  return (
    <Neighbours
      label={intl.formatMessage({ id: "handbook.neighbours" })}
      previous={neighbour(HANDBOOK_TASKS[at - 1], "previous")}
      next={neighbour(HANDBOOK_TASKS[at + 1], "next")}
    />
  );
}
