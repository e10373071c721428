// The contents of an issue in order: by dragging and by keys. The order is saved with the issue.
import { ActionIcon, Box, Text } from "@mantine/core";
import { mdiArrowDown, mdiArrowUp, mdiDragVertical, mdiPlus } from "@mdi/js";
import { type KeyboardEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import dragging from "#web/components/dragging.module.css";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import { withMoved } from "#web/components/forms/list-rows.ts";
import { useDragOrder } from "#web/components/forms/use-drag-order.ts";
import { Icon } from "#web/components/Icon.tsx";
import type { EditedIssueFragment } from "#web/gql/journal-office.ts";
import { newArticlePath } from "#web/paths.ts";
import { ArticleLine } from "./ArticleLine.tsx";
import styles from "./ArticleOrder.module.css";
import type { IssueEditor } from "./use-issue-editor.ts";

interface ArticleOrderProps {
  issue: EditedIssueFragment;
  editor: Pick<IssueEditor, "form">;
}

export function ArticleOrder({ issue, editor: { form } }: ArticleOrderProps) {
  const intl = useIntl();
  const [news, setNews] = useState("");
  const known = new Map(issue.articles.map((article) => [article.id, article]));
  const articles = form.values.articleIds.flatMap((id) => known.get(id) ?? []);
  const nameOf = (index: number) => articles[index]?.titleKo ?? articles[index]?.titleEn ?? "";
  const move = (from: number, to: number) => {
    if (to < 0 || to >= articles.length || to === from) return;
    setNews(intl.formatMessage({ id: "forms.list.moved" }, { name: nameOf(from), number: to + 1 }));
    form.change("articleIds", withMoved(form.values.articleIds, from, to));
  };
  const { handle, stateOf } = useDragOrder(move);
  const press = (index: number) => (event: KeyboardEvent) => {
    const targets = new Map([
      ["ArrowUp", index - 1],
      ["ArrowDown", index + 1],
      ["Home", 0],
      ["End", articles.length - 1],
    ]);
    const to = targets.get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    move(index, to);
  };
  const step = (index: number, way: "up" | "down") => {
    const label = intl.formatMessage({ id: `journal-office.articles.${way}` }, { name: nameOf(index) });
    const isOff = index === (way === "up" ? 0 : articles.length - 1);
    return (
      <ActionIcon
        title={label}
        aria-label={label}
        aria-disabled={isOff}
        {...(isOff ? { c: "var(--line)" } : {})}
        onKeyDown={press(index)}
        onClick={() => move(index, way === "up" ? index - 1 : index + 1)}
      >
        <Icon path={way === "up" ? mdiArrowUp : mdiArrowDown} />
      </ActionIcon>
    );
  };
  return (
    <FormSection
      title={<FormattedMessage id="journal-office.articles" />}
      hint={articles.length < 2 ? undefined : <FormattedMessage id="journal-office.articles.hint" />}
    >
      {articles.length === 0 ? (
        <Text py={20} c="var(--ink-3)">
          <FormattedMessage id="journal-office.articles.none" />
        </Text>
      ) : (
        <Box component="ol" pt={8} aria-label={intl.formatMessage({ id: "journal-office.articles" })}>
          {articles.map((article, index) => (
            <li
              key={article.id}
              className={`listRow ${dragging.item} ${styles.row}`}
              data-place={index}
              data-drag={stateOf(index)}
            >
              <span
                {...handle(index)}
                data-grip
                className={dragging.grip}
                title={intl.formatMessage({ id: "journal-office.articles.drag" })}
                aria-hidden="true"
              >
                <Icon path={mdiDragVertical} size={22} />
              </span>
              <span className={`small figures ${styles.number}`}>{index + 1}</span>
              <ArticleLine article={article} />
              <ActionIcon.Group flex="none">
                {step(index, "up")}
                {step(index, "down")}
              </ActionIcon.Group>
            </li>
          ))}
        </Box>
      )}
      {issue.state === "DRAFT" ? (
        <Box pt={16}>
          <ButtonLink to={newArticlePath(issue.id)} size="sm" variant="outline">
            <Icon path={mdiPlus} size={18} />
            <FormattedMessage id="journal-office.articles.add" />
          </ButtonLink>
        </Box>
      ) : null}
      <p className="spoken" role="status">
        {news}
      </p>
    </FormSection>
  );
}
