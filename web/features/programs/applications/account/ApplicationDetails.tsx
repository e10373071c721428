// Shows what was written and at which price, as the office sees it too.

import { Anchor, DataList, Image, Title } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import { Fact } from "#web/components/Fact.tsx";
import { Localized } from "#web/components/Localized.tsx";
import { Moment } from "#web/components/Moment.tsx";
import { Price } from "#web/components/payments/Price.tsx";
import { OwnAnswerText } from "#web/features/programs/applications/OwnAnswerText.tsx";
import type { MyApplicationFragment } from "#web/gql/applications.ts";
import { NotDue } from "./NotDue.tsx";

export function ApplicationDetails({ application }: { application: MyApplicationFragment }) {
  const { examPart, languagePair, site, photo, examNumber, room, seatNumber, score, verdict, priceLabel } =
    application;
  return (
    <section aria-labelledby="details-title">
      <Title id="details-title" order={2} size="h3" mb={12}>
        <FormattedMessage id="applications.one.details" />
      </Title>
      <DataList>
        <Fact name="applications.field.name">
          {[application.name, application.nameEn].filter(Boolean).join(" / ")}
        </Fact>
        <Fact name="applications.field.email">{application.email}</Fact>
        <Fact name="applications.field.phoneNumber">{application.phoneNumber}</Fact>
        <Fact name="applications.field.affiliation">{application.affiliation}</Fact>
        <Fact name="applications.field.examPart">
          {examPart && <FormattedMessage id={`exams.part.${examPart}`} />}
        </Fact>
        <Fact name="applications.field.languagePair">
          {languagePair && <FormattedMessage id={`exams.pair.${languagePair}`} />}
        </Fact>
        <Fact name="applications.field.siteId">{site && <Localized text={site.name} />}</Fact>
        <Fact name="applications.field.photoId">{photo && <Photo file={photo} />}</Fact>
        <Fact name="applications.field.examNumber">{examNumber}</Fact>
        <Fact name="applications.field.room">{room && <Localized text={room.name} />}</Fact>
        <Fact name="applications.field.seatNumber">{seatNumber}</Fact>
        <Fact name="applications.field.result">
          {verdict === null || application.examResult !== null ? null : (
            <>
              <FormattedMessage id={`applications.verdict.${verdict}`} />
              {score === null ? null : (
                <>
                  {" "}
                  <FormattedMessage id="applications.one.score" values={{ score }} />
                </>
              )}
            </>
          )}
        </Fact>
        <Fact name="applications.field.joinLink">
          {application.joinLink && (
            <Anchor href={application.joinLink} target="_blank" rel="noreferrer">
              {application.joinLink}
            </Anchor>
          )}
        </Fact>
        {application.ownAnswers.map((answer) => (
          <DataList.Item key={answer.key}>
            <DataList.ItemLabel>{answer.label}</DataList.ItemLabel>
            <DataList.ItemValue className="lines">
              <OwnAnswerText answer={answer} />
            </DataList.ItemValue>
          </DataList.Item>
        ))}
        <Fact name="applications.field.note">{application.note}</Fact>
        <Fact name="applications.field.price">
          <Price amount={application.amount} />
          {priceLabel === null ? null : (
            <>
              {" "}
              (<Localized text={priceLabel} />)
            </>
          )}
          <NotDue application={application} />
        </Fact>
        <Fact name="applications.field.createdAt">
          <Moment at={application.createdAt} />
        </Fact>
      </DataList>
    </section>
  );
}

function Photo({ file }: { file: EditedFile }) {
  const intl = useIntl();
  const src = useFileAddress(file.url);
  return src === null ? null : (
    <Image
      h={160}
      w="auto"
      fit="contain"
      bg="gray.1"
      src={src}
      alt={intl.formatMessage({ id: "applications.one.photoAlt" })}
    />
  );
}
