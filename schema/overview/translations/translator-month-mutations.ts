import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { translate } from "#schema/policies/overview/translations.ts";
import { hoursMonth, hoursOfMonth, minutesOfMonth } from "#schema/validation/overview/translator-months.ts";
import { saveTranslatorHours } from "./save-hours.ts";
import { readTranslatorMonths } from "./translator-month-list.ts";
import { TranslatorMonthRef } from "./translator-month-queries.ts";

action("saveTranslatorHours", {
  who: "office",
  can: translate,
  subject: "translation",
  visitorsSee: false,
  type: TranslatorMonthRef,
  description:
    "Says how long the viewer worked on translations in a month; without hours and minutes nothing is entered.",
  args: builder.args((arg) => ({
    month: arg.string({ required: true, description: "Such as 2026-11.", validate: hoursMonth }),
    hours: arg.int({ validate: hoursOfMonth }),
    minutes: arg.int({ validate: minutesOfMonth }),
  })),
  run: (tx, { month, hours, minutes }, author) => {
    const isEntered = hours != null || minutes != null;
    return saveTranslatorHours(
      tx,
      { month, minutes: isEntered ? (hours ?? 0) * 60 + (minutes ?? 0) : null },
      author,
    );
  },
  answer: async (_query, id) => {
    const [row] = await readTranslatorMonths([id]);
    if (!row) throw new Error("The month that was saved is gone");
    return row;
  },
});
