// Defines the inputs of pages. The rules are in validation/: they are the form's too.
import { builder } from "#schema/builder.ts";
import { pageInput } from "#schema/validation/site/pages.ts";
import { PageKeyRef } from "./page-version.ts";

const PageTextInput = builder.inputType("PageTextInput", {
  description: "A page in one language. The text may be missing on pages that have entries or people.",
  fields: (t) => ({ title: t.string(), content: t.field({ type: "RichText" }) }),
});

const ROW_KEY = "Of an item that was there before; a new one may come with one of its own.";

const PageEntryInput = builder.inputType("PageEntryInput", {
  description: "An item of a page: of the history with a year at least, of the values without.",
  fields: (t) => ({
    rowKey: t.string({ description: ROW_KEY }),
    year: t.int(),
    month: t.int(),
    day: t.int(),
    titleKo: t.string(),
    titleEn: t.string(),
    bodyKo: t.string(),
    bodyEn: t.string(),
  }),
});

const BoardMemberInput = builder.inputType("BoardMemberInput", {
  description: "Somebody on the board.",
  fields: (t) => ({
    rowKey: t.string({ description: ROW_KEY }),
    nameKo: t.string(),
    nameEn: t.string(),
    roleKo: t.string(),
    roleEn: t.string(),
    affiliationKo: t.string(),
    affiliationEn: t.string(),
    termFrom: t.int(),
    termTo: t.int(),
    portraitId: t.field({ type: "Id", description: "An image." }),
  }),
});

export const PageInputRef = builder
  .inputType("PageInput", {
    description: "A whole page: what is left out or null is empty in the new version.",
    fields: (t) => ({
      key: t.field({ type: PageKeyRef, required: true }),
      baseNumber: t.int({ description: "The newest version the writer has seen; null: there was none." }),
      effectiveAt: t.field({
        type: "DateTime",
        description:
          "Null: now, or the day of the coming version it is based on, which it replaces. Only legal texts may be saved for another day.",
      }),
      noteKo: t.string(),
      noteEn: t.string(),
      answers: t.stringList({
        description:
          "What was said to be right so about paragraphs and their translation: a rule and the mark of the words.",
      }),
      ko: t.field({ type: PageTextInput, required: true }),
      en: t.field({ type: PageTextInput }),
      entries: t.field({ type: [PageEntryInput], description: "In order." }),
      people: t.field({ type: [BoardMemberInput], description: "In order." }),
    }),
  })
  .validate(pageInput);
