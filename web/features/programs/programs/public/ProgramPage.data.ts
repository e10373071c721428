// Loads one program of some kinds. What is no visible program of them is 404.

import { readToday, type Today } from "#web/components/programs/today.ts";
import { ProgramPageDocument, type ProgramPageQueryVariables } from "#web/gql/programs.ts";
import { formatNamedDay } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, toUiLanguages } from "#web/i18n/language.ts";
import { loadQuery } from "#web/page/load-query.ts";
import type { PageData, PageLoader } from "#web/page/page.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { SCHEDULED_KINDS, type ScheduleName } from "./kinds.ts";

export const loader: PageLoader<{ schedule: ScheduleName }, PageData & Today> = async ({
  client,
  language,
  params,
  props,
}) => {
  const kinds = SCHEDULED_KINDS[props.schedule];
  const id = parseIdx(params.idx);
  const variables: ProgramPageQueryVariables = { kinds, id, language: toGraphqlLanguage(language) };
  const { program } = await loadQuery(client, ProgramPageDocument, variables);
  if (program === null) throw notFound();
  const { title, description, thumbnail, startsAt, location } = program;
  const facts = [formatNamedDay(language, startsAt), location?.text];
  return {
    variables,
    meta: {
      title: title.text,
      description: description?.text ?? facts.filter(Boolean).join(", "),
      languages: toUiLanguages(program.languages),
      ...(thumbnail === null ? {} : { image: thumbnail.url }),
    },
    ...readToday(),
  };
};
