// The languages a post is written in. Both always, so that the missing one is seen: solid when written, dashed when not.
import { Group } from "@mantine/core";
import { mdiTranslate } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./PostLanguages.module.css";
import type { ListedPost } from "./posts-list.tsx";

export function PostLanguages({ post: { languages, englishOutdated } }: { post: ListedPost }) {
  return (
    <Group component="span" display="inline-flex" gap="2px 6px">
      {(["KO", "EN"] as const).map((language) => {
        const status = languages.includes(language) ? "written" : "missing";
        return (
          <span key={language} className={styles.language} data-status={status}>
            <FormattedMessage id={`post-office.language.${language}.${status}`} />
          </span>
        );
      })}
      {englishOutdated ? (
        <Group component="span" display="inline-flex" gap={4} wrap="nowrap" c="var(--warn)">
          <Icon path={mdiTranslate} size={16} />
          <FormattedMessage id="post-office.outdated" />
        </Group>
      ) : null}
    </Group>
  );
}
