// @vitest-environment jsdom
// What is open in the English is asked about before it is published, with its terms, however late they come; a question that is closed changes nothing.
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { questionsOf } from "#web/components/translation/questioned.ts";
import { usePublishQuestion } from "#web/components/translation/use-publish-question.ts";
import type { TermsByText } from "#web/components/translation/use-terms.ts";

const root = appRoot();
const text = (words: string) => ({
  title: "",
  content: { content: [{ type: "paragraph", content: [{ type: "text", text: words }] }] },
});
const KO = "문의는 사무처로 해 주십시오.";
const paragraphs = paragraphsOf({ ko: text(KO), en: text("Please write to the office.") }, [], new Set());
const questions = (terms: TermsByText) =>
  questionsOf(paragraphs, { terms, names: [], remarks: [], answers: [] });
const NOTHING = questions(new Map());
const WRONG_TERM = questions(
  new Map([[KO, [{ start: 4, end: 7, ko: "사무처", en: ["General Secretariat"], rivals: null }]]]),
);

let done: string[] = [];
let publish: "draft" | "now" = "draft";
let asked: ReturnType<typeof usePublishQuestion>;
beforeEach(() => {
  done = [];
  publish = "draft";
});

interface Late {
  all?: typeof NOTHING;
  checked: { questions: typeof NOTHING; areTermsChecked: boolean };
}
function Asking({ all = NOTHING, checked }: Late) {
  const form = {
    submit: () => void done.push(`saved as ${publish}`),
    isValid: () => true,
  };
  const translation = {
    all,
    settle: () => void done.push("settled"),
    checked: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return checked;
    },
    go: () => {},
    answer: () => {},
  };
  asked = usePublishQuestion(form, { translation, hasEnglish: true }, () => publish !== "draft");
  return null;
}
const show = (late: Late) => root.show(<Asking {...late} />);
const settled = (what: () => void) =>
  act(async () => {
    what();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
const press = () =>
  settled(() => {
    publish = "now";
    asked.submitOr(() => {
      publish = "draft";
    });
  });

test("terms that come late are asked about, and nothing is published meanwhile", async () => {
  await show({ checked: { questions: WRONG_TERM, areTermsChecked: true } });
  await press();
  await press();
  expect(asked.question).not.toBeNull();
  expect(done).toEqual(["settled", "settled"]);
  await settled(() => asked.question?.onPublish());
  expect(done.at(-1)).toBe("saved as now");
});

test("terms that could not be asked for are said, and what has nothing open is published at once", async () => {
  await show({ checked: { questions: NOTHING, areTermsChecked: false } });
  await press();
  expect(asked.question?.areTermsChecked).toBe(false);
  await show({ checked: { questions: NOTHING, areTermsChecked: true } });
  await settled(() => asked.question?.onClose());
  await press();
  expect(done.at(-1)).toBe("saved as now");
  expect(asked.question).toBeNull();
});

test("a question that is closed leaves a draft a draft, which the next save stores", async () => {
  await show({ checked: { questions: WRONG_TERM, areTermsChecked: true } });
  await press();
  await settled(() => asked.question?.onClose());
  expect(publish).toBe("draft");
  await settled(() => asked.form.submit());
  expect(asked.question).toBeNull();
  expect(done.at(-1)).toBe("saved as draft");
});
