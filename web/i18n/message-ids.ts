// Every message id of the client: the keys of the Korean files, so that an id with a typo does not compile.
import type { MessageFiles } from "./message-files.ts";

type IdsOf<File> = File extends unknown ? keyof File : never;

export type MessageId = IdsOf<MessageFiles>;

declare global {
  // react-intl reads its types from this namespace; merging into it needs the `namespace` keyword.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: "ko" | "en";
    }
  }
}
