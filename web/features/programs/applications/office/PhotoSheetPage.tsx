// /admin/evaluation-programs/{idx}/photos: all photos of a session, and asking for another one by one key.
import { Button, Group, Stack } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import { PHOTO_FILTERS, type PhotoFilter } from "#schema/validation/programs/applicant-photos.ts";
import { OfficeWaiting } from "#web/components/OfficeWaiting.tsx";
import { Pagination } from "#web/components/Pagination.tsx";
import { ProgramOfficeHead } from "#web/components/programs/ProgramOfficeHead.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { type PhotoSheetQuery, usePhotoSheetQuery } from "#web/gql/photo-sheet.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { notFound } from "#web/page/page-error.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { examPhotosPath } from "#web/paths.ts";
import { AskForMissing } from "./AskForMissing.tsx";
import { PhotoSheet } from "./PhotoSheet.tsx";

const OFFICE = PROGRAM_OFFICES.evaluation;

export function Component() {
  const programId = parseIdx(useParams().idx);
  const [search] = useSearchParams();
  const only = PHOTO_FILTERS.find((filter) => filter === search.get("only")) ?? "ALL";
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const [{ data, error, fetching }, ask] = usePhotoSheetQuery({
    variables: { programId, only, page },
    requestPolicy: "cache-and-network",
  });
  if (data?.photoSheet === null && !error) throw notFound();
  const again = () => ask({ requestPolicy: "network-only" });
  const sheet = data?.photoSheet;
  if (sheet) return <Sheet sheet={sheet} only={only} page={page} onChanged={again} />;
  return <OfficeWaiting asked={{ error, fetching }} failed="photo-sheet.failed" onRetry={again} />;
}

interface SheetProps {
  sheet: NonNullable<PhotoSheetQuery["photoSheet"]>;
  only: PhotoFilter;
  page: number;
  onChanged: () => void;
}

function Sheet({ sheet, only, page, onChanged }: SheetProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [, setSearch] = useSearchParams();
  const { programId, titleKo, titleEn, people, pages } = sheet;
  const title = (language === "en" ? titleEn : null) ?? titleKo;
  const counts = { ALL: sheet.total, MISSING: sheet.missing, ASKED: sheet.asked };
  const query = (to: number) => `?${new URLSearchParams({ only, page: String(to) })}`;
  return (
    <>
      <ProgramOfficeHead
        office={OFFICE}
        program={{ id: programId, kind: "KITEC" }}
        titleOf="photo-sheet.titleOf"
        title={title}
        lede={<FormattedMessage id="photo-sheet.lede" />}
      />
      <Stack gap={24} mt={24}>
        <Group role="group" gap={8} aria-label={intl.formatMessage({ id: "photo-sheet.filter" })}>
          {PHOTO_FILTERS.map((filter) => (
            <Button
              key={filter}
              size="sm"
              variant={filter === only ? "filled" : "outline"}
              aria-pressed={filter === only}
              onClick={() => setSearch(filter === "ALL" ? {} : { only: filter })}
            >
              <FormattedMessage id={`photo-sheet.filter.${filter}`} values={{ count: counts[filter] }} />
            </Button>
          ))}
        </Group>
        <AskForMissing programId={programId} count={sheet.toAsk} onChanged={onChanged} />
        {people.length === 0 ? (
          <p>
            <FormattedMessage id="photo-sheet.none" />
          </p>
        ) : (
          <PhotoSheet key={`${only} ${page}`} programId={programId} people={people} onChanged={onChanged} />
        )}
        <Pagination
          current={page}
          count={pages}
          href={(to) => `${examPhotosPath(OFFICE, programId)}${query(to)}`}
        />
      </Stack>
    </>
  );
}
