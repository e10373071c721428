// The office's lists of programs: /admin/seminars, /admin/education-programs, /admin/evaluation-programs. Everything that narrows one
// lives in the address.
import { mdiPlus } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useSearchParams } from "react-router-dom";
import { PROGRAM_STAGES } from "#schema/validation/program-kinds.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { EmptyState } from "#web/components/EmptyState.tsx";
import { ErrorState } from "#web/components/ErrorState.tsx";
import { Icon } from "#web/components/Icon.tsx";
import tabs from "#web/components/office-tabs.module.css";
import { Pagination } from "#web/components/Pagination.tsx";
import { PROGRAM_OFFICES, type ProgramOffice } from "#web/components/programs/program-offices.ts";
import { useManagedProgramListQuery } from "#web/gql/program-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import { AdminLayout } from "#web/layout/AdminLayout.tsx";
import { ManagedFilters } from "./ManagedFilters.tsx";
import styles from "./ManagedProgramsPage.module.css";
import { ManagedTable } from "./ManagedTable.tsx";
import {
  filtersOf,
  type ManagedAddress,
  managedPath,
  readManagedAddress,
  withoutFilter,
} from "./managed-address.ts";

const TITLE = "program-list-title";

export function Component({ office: name }: { office: ProgramOffice["id"] }) {
  const office = PROGRAM_OFFICES[name];
  const [query] = useSearchParams();
  const address = readManagedAddress(query, office);
  return (
    <AdminLayout>
      <div className={styles.head}>
        <h1 id={TITLE}>
          <FormattedMessage id={`program-office.list.${office.id}`} />
        </h1>
        <ButtonLink to={office.create} size="sm">
          <Icon path={mdiPlus} />
          <FormattedMessage id={`program-office.create.${office.id}`} />
        </ButtonLink>
      </div>
      <StageTabs office={office} address={address} />
      <ManagedFilters office={office} address={address} />
      <Programs key={office.id} office={office} address={address} />
    </AdminLayout>
  );
}

interface PartProps {
  office: ProgramOffice;
  address: ManagedAddress;
}

function StageTabs({ office, address }: PartProps) {
  const intl = useIntl();
  return (
    <nav className={tabs.tabs} aria-label={intl.formatMessage({ id: "program-office.stages" })}>
      {[null, ...PROGRAM_STAGES].map((stage) => (
        <Link
          key={stage}
          to={managedPath(office, { ...address, stage, page: 1 })}
          aria-current={stage === address.stage ? "page" : undefined}
        >
          <FormattedMessage id={`program-office.stage.${stage ?? "ALL"}`} />
        </Link>
      ))}
    </nav>
  );
}

function Programs({ office, address }: PartProps) {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const { kind, ...asked } = address;
  const [{ data, error, fetching, stale }, ask] = useManagedProgramListQuery({
    variables: { ...asked, kinds: kind === null ? [...office.kinds] : [kind], language },
    requestPolicy: "cache-and-network",
  });
  const again = () => ask({ requestPolicy: "network-only" });
  if (error && !fetching) {
    const isRefused = error.graphQLErrors[0]?.extensions.code === "FORBIDDEN";
    const message = intl.formatMessage({ id: isRefused ? "errors.FORBIDDEN" : "program-office.failed" });
    return <ErrorState message={message} onRetry={again} />;
  }
  if (!data) {
    return (
      <p className={styles.count} role="status">
        <FormattedMessage id="program-office.listLoading" />
      </p>
    );
  }
  const { items, totalCount, pageCount } = data.managedPrograms;
  if (items.length === 0) return <Nothing office={office} address={address} />;
  return (
    <>
      <p className={styles.count}>
        <FormattedMessage id="program-office.count" values={{ count: totalCount }} />
      </p>
      <ManagedTable office={office} programs={items} labelledBy={TITLE} busy={stale} onChanged={again} />
      <Pagination
        current={address.page}
        count={pageCount}
        disabled={fetching}
        href={(page) => managedPath(office, { ...address, page })}
      />
    </>
  );
}

/** Nothing here, and what to do about it. */
function Nothing({ office, address }: PartProps) {
  const narrowed = filtersOf(address).length > 0 || address.page > 1;
  return (
    <div className={styles.empty}>
      <EmptyState
        title={
          <FormattedMessage
            id={narrowed ? "program-office.empty.narrowed" : `program-office.empty.${address.stage ?? "ALL"}`}
          />
        }
        {...(narrowed
          ? {
              action: (
                <ButtonLink
                  to={managedPath(office, withoutFilter(address, "all"))}
                  size="sm"
                  variant="outline"
                >
                  <FormattedMessage id="program-office.filter.clear" />
                </ButtonLink>
              ),
            }
          : {})}
      />
    </div>
  );
}
