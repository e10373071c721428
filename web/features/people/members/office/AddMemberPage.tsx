// /admin/member-management/create: the account of somebody who has not registered (docs/people.md#adding-and-merging).
import { FormattedMessage } from "react-intl";
import { OfficeHead } from "#web/components/OfficeHead.tsx";
import { AddMemberForm } from "./AddMemberForm.tsx";

export function Component() {
  return (
    <>
      <OfficeHead id="add-member" mb={24} lede={<FormattedMessage id="member-office.add.lede" />} />
      <AddMemberForm labelledBy="add-member" />
    </>
  );
}
