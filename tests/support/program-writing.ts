// What the office sends about programs, for tests: a person with the right, and inputs of which a test names only its part.
import { createSignedIn } from "./factories.ts";
import type { Gateway } from "./gateway.ts";
import { askGraphql } from "./graphql.ts";
import type { Ask } from "./writing.ts";

export const CREATE_PROGRAM =
  "mutation ($input: ProgramInput!, $key: String) { createProgram(input: $input, requestKey: $key) { id } }";
export const SAVE_PROGRAM =
  "mutation ($id: Id!, $version: Int!, $input: ProgramInput!) { saveProgram(id: $id, version: $version, input: $input) { id } }";

/** A whole seminar for `createProgram`, published now; a test overrides. */
export function programInput(overrides: object = {}): object {
  return {
    kind: "SEMINAR",
    publishNow: true,
    startsAt: "2030-12-07T14:00:00+09:00",
    endsAt: "2030-12-07T17:30:00+09:00",
    applyFrom: "2030-11-01T09:00:00+09:00",
    applyTo: "2030-12-01T00:00:00+09:00",
    fee: 20_000,
    capacity: 50,
    ko: { title: "세미나", location: "서울" },
    en: { title: "Seminar" },
    ...overrides,
  };
}

/** A new person of the PROGRAM office, asking a gateway. */
export async function createProgramWriter(gateway: Gateway): Promise<{ id: number; ask: Ask }> {
  const { id, session } = await createSignedIn({ roles: ["PROGRAM"] });
  const headers = { ...session.headers };
  return { id, ask: (query, variables = {}) => askGraphql(gateway, query, { variables, headers }) };
}

/** Makes a program through the mutation. */
export async function createProgramThrough(ask: Ask, overrides: object = {}): Promise<number> {
  const answer = await ask(CREATE_PROGRAM, { input: programInput(overrides) });
  if (answer.errors.length > 0) throw new Error(answer.text);
  return Object(answer.data).createProgram.id;
}
