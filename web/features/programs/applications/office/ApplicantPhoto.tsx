// The photo of an applicant, asked for when somebody looks at one.

import { useIntl } from "react-intl";
import { useFileAddress } from "#web/components/editor/use-file-address.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import { useApplicantPhotoQuery } from "#web/gql/applicants.ts";
import styles from "./office.module.css";

export function ApplicantPhoto({ id, name }: { id: number; name: string }) {
  const [{ data }] = useApplicantPhotoQuery({ variables: { id } });
  const photo = data?.application?.photo;
  return photo ? <Shown url={photo.url} name={name} /> : <Nothing />;
}

function Shown({ url, name }: { url: string; name: string }) {
  const intl = useIntl();
  const src = useFileAddress(url);
  return src === null ? null : (
    <img
      className={styles.photo}
      src={src}
      alt={intl.formatMessage({ id: "applicants.photoOf" }, { name })}
    />
  );
}
