// Members who pay by card: they go to the page of the card service, agree there, and come back. What the
// service holds is what the site has.
import type { Person } from "#tests/year/people.ts";
import { act, type World } from "#tests/year/world.ts";
import { StartCardPaymentDocument } from "#web/gql/payable.ts";

/** Somebody pays what is outstanding. One in ten closes the page of the service. */
export async function payByCard(world: World, person: Person, paymentId: number): Promise<void> {
  const { toss, random, site } = world;
  const answer = await act(world, person, "go to pay by card", StartCardPaymentDocument, {
    id: paymentId,
    isAbroad: false,
    language: "KO",
  });
  const page = /payments\/(?<key>[\w-]+)\/checkout/.exec(String(answer?.startCardPayment));
  if (!page?.groups?.key || random.oneIn(10)) return;
  const orderId = toss.orderOf(page.groups.key);
  const { pathname, search } = new URL(toss.agree(orderId));
  const headers = { "x-forwarded-for": person.address };
  // Where it breaks, the site asks the service later.
  const back = await fetch(site.url + pathname + search, { redirect: "manual", headers }).catch(() => null);
  await back?.arrayBuffer();
  world.cardOrders.push(orderId);
  world.acts.push(
    `${world.now.toISOString()} ${person.name}: agrees to pay by card, ${back?.status ?? "no answer"}`,
  );
}

/** Won that the service holds for the society, by payments that were agreed to. */
const heldByCard = ({ toss, cardOrders }: World): number =>
  cardOrders.reduce((sum, orderId) => {
    const { status, balanceAmount } = toss.order(orderId);
    return status === "DONE" || status === "PARTIAL_CANCELED" ? sum + balanceAmount : sum;
  }, 0);

/**
 * In the morning: the service and the site say the same, up to payments that the site is still going to ask about.
 * @returns what differs, in words
 */
export async function compareCards(world: World): Promise<readonly string[]> {
  const { byCard = 0, askedByCard = 0 } = await world.site.figures();
  const held = heldByCard(world);
  if (held >= byCard && held <= byCard + askedByCard) return [];
  return [`The card service holds ${held} won, the site has ${byCard}, and asks about ${askedByCard}`];
}
