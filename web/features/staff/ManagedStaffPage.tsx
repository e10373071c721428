// /admin/staff: who holds which role, and a member to give one to.
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { useStaffCandidatesQuery, useStaffQuery } from "#web/gql/staff.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import { StaffRow } from "./StaffRow.tsx";
import styles from "./staff.module.css";

export function Component() {
  return (
    <AdminLayout>
      <h1 className={styles.title}>
        <FormattedMessage id="staff.title" />
      </h1>
      <p className={styles.lede}>
        <FormattedMessage id="staff.lede" />
      </p>
      <Staff />
    </AdminLayout>
  );
}

function Staff() {
  const intl = useIntl();
  const [sought, seek] = useState("");
  const [{ data, error, fetching }, ask] = useStaffQuery({ requestPolicy: "cache-and-network" });
  const [{ data: found }, askAgain] = useStaffCandidatesQuery({
    variables: { search: sought },
    pause: sought === "",
    requestPolicy: "cache-and-network",
  });
  const again = () => {
    ask({ requestPolicy: "network-only" });
    if (sought !== "") askAgain({ requestPolicy: "network-only" });
  };
  if (error && !fetching && !data) {
    return <ErrorState message={intl.formatMessage({ id: "staff.failed" })} onRetry={again} />;
  }
  if (!data) {
    return (
      <p className={styles.lede} role="status">
        <FormattedMessage id="staff.loading" />
      </p>
    );
  }
  return (
    <>
      <section aria-labelledby="staff-list" className={styles.section}>
        <div className={styles.head}>
          <h2 id="staff-list">
            <FormattedMessage id="staff.list" />
          </h2>
          <span>
            <FormattedMessage id="staff.count" values={{ count: data.staff.length }} />
          </span>
        </div>
        <ul>
          {data.staff.map((person) => (
            <StaffRow key={person.id} person={person} onChanged={again} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="staff-find" className={styles.section}>
        <div className={styles.head}>
          <h2 id="staff-find">
            <FormattedMessage id="staff.find" />
          </h2>
        </div>
        <SearchForm onSearch={seek} />
        {sought !== "" && found ? (
          <>
            <p className="spoken" role="status">
              <FormattedMessage id="staff.count" values={{ count: found.staffCandidates.length }} />
            </p>
            {found.staffCandidates.length === 0 ? (
              <p className={styles.none}>
                <FormattedMessage id="staff.none" />
              </p>
            ) : (
              <ul aria-label={intl.formatMessage({ id: "staff.found" })}>
                {found.staffCandidates.map((person) => (
                  <StaffRow key={person.id} person={person} onChanged={again} />
                ))}
              </ul>
            )}
          </>
        ) : null}
      </section>
    </>
  );
}

function SearchForm({ onSearch }: { onSearch: (words: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("search") ?? "").trim());
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <label htmlFor="staff-search">
          <FormattedMessage id="staff.findHint" />
        </label>
        <input
          id="staff-search"
          name="search"
          type="search"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
        />
        <Button variant="outline" size="sm" type="submit">
          <FormattedMessage id="staff.search" />
        </Button>
      </form>
    </search>
  );
}
