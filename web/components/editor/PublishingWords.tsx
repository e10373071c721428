// Shows when something is there for everybody, in words.
import { FormattedMessage } from "react-intl";
import { z } from "#schema/validation/zod.ts";
import type { DescribeValue } from "./ValueWords.tsx";

const publishing = z.object({ publish: z.enum(["draft", "now", "at"]), publishedAt: z.string() });

/** The words for `publish` with its time; undefined for any other field. */
export const describePublishing: DescribeValue = (field, value) => {
  const { data } = publishing.safeParse(value);
  if (field !== "publish" || !data) return undefined;
  return (
    <>
      <FormattedMessage id={`editor.publish.${data.publish}`} />
      {data.publish === "at" ? ` ${data.publishedAt.replace("T", " ")} KST` : null}
    </>
  );
};
