import { createContext } from "react";

/** The id of the request whose page failed on the server, to be quoted when asking for help; it leads to the log line. */
export const RequestId = createContext<string | undefined>(undefined);
