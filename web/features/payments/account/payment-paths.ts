// The addresses of this noun, without language.

/** The tab of the own payments. */
export function paymentsPath(page: number): string {
  return page === 1 ? "/my-account?tab=payments" : `/my-account?tab=payments&page=${page}`;
}

/** The receipt of a payment, to print. */
export const receiptPath = (id: number): string => `/my-account/payments/${id}/receipt`;
