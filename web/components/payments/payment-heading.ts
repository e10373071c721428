// The heading above what can be done about a payment: what is alike under several payments is distinguished by it.
import { createContext } from "react";

interface PaymentHeading {
  /** Of the element that names the payment; none where there is one payment on the page. */
  readonly id?: string;
  readonly level: 2 | 3;
}

export const PaymentHeadingContext = createContext<PaymentHeading>({ level: 2 });
