// The sentence under something that is wrong and has no field of the kit around it, such as a list of files.
import { Input } from "@mantine/core";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { ErrorWords } from "./ErrorWords.tsx";

/** Nothing when it is not wrong. */
export function FieldError({ id, code }: { id: string; code: FieldCode | undefined }) {
  if (code === undefined) return null;
  return (
    <Input.Error id={`${id}-error`}>
      <ErrorWords code={code} />
    </Input.Error>
  );
}
