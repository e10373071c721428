// Printed certificates of the application of a link: the fee is sent to the account that is shown.
import { Box } from "@mantine/core";
import { TransferAccount } from "#web/components/payments/TransferAccount.tsx";
import { PrintedCopies } from "#web/features/programs/applications/account/PrintedCopies.tsx";
import {
  useRequestLinkedCertificateCopyMutation,
  useWithdrawLinkedCertificateCopyMutation,
} from "#web/gql/linked-application.ts";
import type { LinkedPartProps } from "./LinkedApplication.tsx";

export function LinkedCopies({ application, link, onChanged }: LinkedPartProps) {
  const [, request] = useRequestLinkedCertificateCopyMutation();
  const [, withdraw] = useWithdrawLinkedCertificateCopyMutation();
  const { copyTransfer } = application;
  return (
    <PrintedCopies
      {...{ application, onChanged }}
      knownAddress=""
      request={(asked) => request({ link, ...asked })}
      withdraw={(id) => withdraw({ link, id })}
      howToPay={
        copyTransfer && (
          <Box w="100%">
            <TransferAccount transfer={copyTransfer} />
          </Box>
        )
      }
    />
  );
}
