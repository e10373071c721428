// The photo of an applicant, asked for when somebody looks at one.

import { Image } from "@mantine/core";
import { useIntl } from "react-intl";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import { useApplicantPhotoQuery } from "#web/gql/applicants.ts";

export function ApplicantPhoto({ id, name }: { id: number; name: string }) {
  const [{ data }] = useApplicantPhotoQuery({ variables: { id } });
  const photo = data?.application?.photo;
  return photo ? <Shown url={photo.url} name={name} /> : <Nothing />;
}

function Shown({ url, name }: { url: string; name: string }) {
  const intl = useIntl();
  const src = useFileAddress(url);
  return src === null ? null : (
    <Image
      w="auto"
      h={160}
      fit="contain"
      bg="var(--stone-100)"
      src={src}
      alt={intl.formatMessage({ id: "applicants.photoOf" }, { name })}
    />
  );
}
