import type { IntlShape } from "react-intl";
import type { ExamPart, LanguagePair } from "#web/gql/enums.ts";

/** "번역, 한국어–영어" */
export const examWords = (intl: IntlShape, part: ExamPart | null, pair: LanguagePair | null): string =>
  [
    part && intl.formatMessage({ id: `exams.part.${part}` }),
    pair && intl.formatMessage({ id: `exams.pair.${pair}` }),
  ]
    .filter(Boolean)
    .join(", ");
