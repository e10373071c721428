// Shows the last logins to the own account, and failed tries by others.
import { FormattedMessage, useIntl } from "react-intl";
import { Moment } from "#web/components/Moment.tsx";
import { Section } from "#web/components/Section.tsx";
import { type AccountSignInsQuery, useAccountSignInsQuery } from "#web/gql/account.ts";

type SignIn = AccountSignInsQuery["myAccount"]["signIns"][number];

export function SignInHistory() {
  const [{ data }] = useAccountSignInsQuery({ requestPolicy: "cache-and-network" });
  if (!data) return null;
  return (
    <Section
      large
      id="sign-ins-title"
      title={<FormattedMessage id="account.signIns.title" />}
      hint={<FormattedMessage id="account.signIns.hint" />}
    >
      {data.myAccount.signIns.length === 0 ? (
        <p>
          <FormattedMessage id="account.signIns.none" />
        </p>
      ) : (
        <ul className="rows" aria-labelledby="sign-ins-title">
          {data.myAccount.signIns.map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SignInRow({ signIn }: { signIn: SignIn }) {
  const intl = useIntl();
  const { kind, browser, system, address, createdAt } = signIn;
  const device = [browser, system].filter((name) => name !== null).join(" · ");
  const from = [device || intl.formatMessage({ id: "account.sessions.unknown" }), address];
  return (
    <li>
      <b>{intl.formatMessage({ id: `sign-ins.kind.${kind}` })}</b>
      <p className="meta">
        <Moment at={createdAt} />
        {from.map((part) => (part === null ? null : <span key={part}>{part}</span>))}
      </p>
    </li>
  );
}
