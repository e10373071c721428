// The name under which programs still write their actions (action.ts).
import type { InputFieldMap, TypeParam } from "@pothos/core";
import type { AuditAction, MutationOfMany } from "#schema/validation/core/audit.ts";
import { action } from "./action.ts";
import type { OfficeFields, Types } from "./action-types.ts";

export type { Deed, Transact } from "./office-transaction.ts";

export function officeMutation<Type extends TypeParam<Types>, Args extends InputFieldMap, Result>(
  name: AuditAction | MutationOfMany,
  mutation: OfficeFields<Type, Args, Result>,
): void;
export function officeMutation(
  name: AuditAction | MutationOfMany,
  mutation: OfficeFields<TypeParam<Types>, InputFieldMap, unknown>,
): void {
  action(name, { ...mutation, who: "office" });
}
