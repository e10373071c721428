// Somebody who is shown a certificate asks for its number at /verify: it is said to be true as long as it is
// not revoked, and no more than what is on it.
import { VerifyDocumentDocument } from "#web/gql/documents.ts";
import { send } from "./people.ts";
import type { World } from "./world.ts";

const SAMPLE = 5;
const VISITOR = "10.254.0.2";

/** Asks for some of them. @returns what is said wrongly */
export async function verifyCertificates({ site, random }: World): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { code, isRevoked } of random.some(await site.certificates(), SAMPLE)) {
    const body = JSON.stringify({ query: VerifyDocumentDocument, variables: { code, language: "KO" } });
    const answer = await send(site, "/graphql", { address: VISITOR, body });
    const { isValid } = Object(Object(answer.body.data).verifiedDocument);
    if (isValid === isRevoked)
      wrong.push(`The document ${code} is said to be ${isValid ? "true" : "revoked"}`);
    else if (isValid === undefined) wrong.push(`The document ${code} is not known`);
  }
  return wrong;
}
