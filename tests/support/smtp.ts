// A real mail server on a free port of this machine that keeps what it is given, and refuses or drops what a test says.
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  /** The envelope's, as the server received it. */
  readonly to: string;
  readonly mail: Email;
}

export interface TestSmtp {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** What it answers to a recipient from now on: null takes it, a number is an SMTP status. */
  refuseWith(status: number | null): void;
  /** Whether it turns every connection away before a word. */
  hangUp(isAway: boolean): void;
  /** Called with each mail before it is acknowledged; rejecting refuses it. */
  beforeTaking(work: (mail: ReceivedMail) => Promise<void>): void;
  /** The mails to an address, once there are that many. */
  until(to: string, count: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

const WITHIN_MS = 45_000;
const LOOK_MS = 20;

export async function startSmtp(): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  let status: number | null = null;
  let isAway = false;
  let before: (mail: ReceivedMail) => Promise<void> = async () => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onConnect: (_session, callback) => {
      if (!isAway) return callback();
      callback(Object.assign(new Error("Away"), { responseCode: 421 }));
    },
    onRcptTo: (_address, _session, callback) => {
      if (status === null) return callback();
      callback(Object.assign(new Error("Not taken"), { responseCode: status }));
    },
    onData: (stream, session, callback) => {
      const take = async () => {
        const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
        const to = session.envelope.rcptTo.map(({ address }) => address).join(", ");
        await before({ to, mail });
        received.push({ to, mail });
      };
      take().then(
        () => callback(),
        () => callback(Object.assign(new Error("Try again later"), { responseCode: 451 })),
      );
    },
  });
  server.on("error", () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("A listening server has an address");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuseWith: (next) => {
      status = next;
    },
    hangUp: (next) => {
      isAway = next;
    },
    beforeTaking: (work) => {
      before = work;
    },
    until: async (to, count) => {
      const until = Date.now() + WITHIN_MS;
      for (;;) {
        const mails = received.filter((one) => one.to === to);
        if (mails.length >= count) return mails;
        if (Date.now() > until) throw new Error(`${mails.length} of ${count} mails came`);
        await new Promise((done) => setTimeout(done, LOOK_MS));
      }
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** The token in the link of a mail. */
export function tokenOf({ mail }: ReceivedMail): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? "")?.[0] ?? "";
  const token = URL.canParse(link) ? new URL(link).searchParams.get("token") : null;
  if (!token) throw new Error("The mail has no link with a token");
  return token;
}
