// @vitest-environment jsdom
// The raters of a session: once the results are locked somebody new can still be invited, because a re-mark may need one; nobody is withdrawn
// but a rater who does not finish a re-mark.
import { expect, test } from "vitest";
import { speaker } from "#tests/support/messages.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { RatersPart } from "#web/features/programs/exams/office/RatersPart.tsx";

type Props = Parameters<typeof RatersPart>[0];
const RATER: Props["scoring"]["raters"][number] = {
  id: 1,
  name: "김채점",
  email: "rater@example.org",
  affiliation: null,
  part: "TRANSLATION",
  pair: "KO_EN",
  feePerScript: 0,
  state: "ACCEPTED",
  exceptionReason: null,
  exceptedConflicts: [],
  doneAt: null,
  assigned: 2,
  done: 2,
  isRemarking: false,
  hasDoneRemark: false,
  feesDue: 0,
};
const PROGRAM: Props["program"] = {
  id: 5,
  kind: "KITEC",
  examParts: ["TRANSLATION"],
  languagePairs: ["KO_EN"],
  ko: null,
  en: null,
};
const say = speaker("ko");
const root = appRoot();

async function buttonsOf(isLocked: boolean, rater = RATER): Promise<readonly string[]> {
  const scoring: Props["scoring"] = {
    isLocked,
    isBlind: false,
    missingScripts: 0,
    needlessScripts: 0,
    thirdsLacking: [],
    plan: [],
    scripts: [],
    raters: [rater],
    conflicts: [{ raterId: 1, conflict: "RATER_OF_AFFILIATION" }],
  };
  await root.show(<RatersPart scoring={scoring} program={PROGRAM} onChanged={() => {}} />);
  return [...document.querySelectorAll("button")].flatMap((one) =>
    one.disabled ? [] : (one.textContent ?? ""),
  );
}

test("an invitation is open before and after the results are locked, what changes scores is not", async () => {
  const open = await buttonsOf(false);
  expect(open).toContain(say("exam-scoring.invite"));
  expect(open).toContain(`${say("exam-scoring.withdraw")} 김채점`);
  expect(open).toContain(`${say("exam-scoring.unlock")} 김채점`);
  const locked = await buttonsOf(true);
  expect(locked).toContain(say("exam-scoring.invite"));
  expect(locked.join()).not.toContain(say("exam-scoring.withdraw"));
  expect(locked.join()).not.toContain(say("exam-scoring.unlock"));
  expect(document.body.textContent).toContain("응시자와 소속이 같아");
});

test("a rater who does not finish a re-mark is withdrawn after the results are locked, too", async () => {
  const locked = await buttonsOf(true, { ...RATER, isRemarking: true });
  expect(locked).toContain(`${say("exam-scoring.withdraw")} 김채점`);
  expect(locked.join()).not.toContain(say("exam-scoring.unlock"));
});
