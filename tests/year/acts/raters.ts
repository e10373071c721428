// Two raters of a session of the exam, without accounts: they accept by the link of their mail, and score what they were given.
import { known } from "#tests/year/people.ts";
import { act, type World, type YearExam } from "#tests/year/world.ts";
import {
  AssignRatingsDocument,
  ExamScoringDocument,
  InviteRaterDocument,
  MakeScriptsDocument,
} from "#web/gql/exam-scoring.ts";
import {
  AcceptRatingDocument,
  FinishRatingDocument,
  LinkedRatingDocument,
  SaveScoresDocument,
} from "#web/gql/linked-rating.ts";

const RATERS = 2;
/** Never signs in. */
const WITHOUT_ACCOUNT = { token: "", signedInAt: Number.MAX_SAFE_INTEGER };
const LINK = /\/exam\/rating#([\w.-]+)/;

export async function inviteRaters(world: World, { id: programId, raters }: YearExam): Promise<void> {
  for (let place = 1; place <= RATERS; place += 1) {
    const email = `rater-${programId}-${place}@example.org`;
    const input = { name: `채점자 ${place}`, email, affiliation: "가람연구소", language: "KO" };
    const rates = { part: "TRANSLATION", pair: "KO_EN", feePerScript: 10_000 };
    await act(world, world.office.programs, "invite a rater", InviteRaterDocument, {
      programId,
      input: { ...input, ...rates },
    });
    raters.push({ email, person: { ...known(email, input.name), ...WITHOUT_ACCOUNT }, link: null });
  }
}

/** They read their mail of the day before. */
export async function acceptRatings(world: World, { raters }: YearExam): Promise<void> {
  for (const rater of raters) {
    const mail = world.smtp.received.findLast(
      ({ to, mail }) => to === rater.email && LINK.test(mail.text ?? ""),
    );
    rater.link = LINK.exec(mail?.mail.text ?? "")?.[1] ?? null;
    if (rater.link !== null)
      await act(world, rater.person, "accept to rate", AcceptRatingDocument, { link: rater.link });
  }
}

/** Scripts for those who sat, and raters for the scripts. */
export async function handOutScripts(world: World, { id: programId }: YearExam): Promise<void> {
  const { programs } = world.office;
  await act(world, programs, "make scripts", MakeScriptsDocument, { programId });
  const answer = await act(world, programs, "look at the scoring", ExamScoringDocument, { programId });
  const plan: readonly { added: number }[] = Object(answer?.examScoring).plan ?? [];
  const expected = plan.reduce((sum, { added }) => sum + added, 0);
  await act(world, programs, "assign raters", AssignRatingsDocument, { programId, expected });
}

interface RatedPaper {
  readonly id: number;
  readonly scripts: readonly { readonly code: string; readonly version: number }[];
}

/** All of them, so alike that no third rater is needed. */
export async function scoreAll(world: World, { raters }: YearExam): Promise<void> {
  for (const { person, link } of raters) {
    const answer = await act(world, person, "look at scripts", LinkedRatingDocument, { link });
    const papers: readonly RatedPaper[] = Object(answer?.linkedRating).papers ?? [];
    for (const { id: paperId, scripts } of papers) {
      // What a script is worth, by its code, give or take what raters differ.
      const worth = (code: string) => 20 + ((code.charCodeAt(0) * 7 + code.charCodeAt(1)) % 38);
      const rows = scripts.map(({ code, version }) => ({
        code,
        version,
        note: null,
        points: [worth(code) + world.random.between(0, 3), 25],
      }));
      if (rows.length > 0)
        await act(world, person, "save scores", SaveScoresDocument, { link, paperId, rows });
    }
    await act(world, person, "finish rating", FinishRatingDocument, { link });
  }
}
