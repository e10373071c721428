// Arguments as nobody means them: numbers out of every range, names that every object has, characters that a
// database does not take.
import fc from "fast-check";
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";

/** Out of every range that somebody thought of. */
const NUMBERS = [0, -1, 1, 2_147_483_647, -2_147_483_648, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308, 0.5];
const NAMES = [
  "{}",
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "",
  "\u0000",
  "\ud800",
  "\u202e",
  "%",
  "\\",
  "가",
];
const MOMENTS = [
  "2026-11-26T00:00:00Z",
  "+275760-09-13T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "0000-01-01",
  "x",
];

/** What every object or function has, which a lookup by `registry[name]` finds. */
const INHERITED = [Object.prototype, Function.prototype, Array.prototype, String.prototype].flatMap((one) =>
  Object.getOwnPropertyNames(one),
);
const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);

const integer = fc.oneof(
  oneOf(...NUMBERS.filter((number) => Number.isInteger(number) && Math.abs(number) < 2 ** 31)),
  fc.integer(),
);
const number = fc.oneof(oneOf(...NUMBERS), fc.double(), fc.maxSafeInteger());
const wholeNumber = number.filter(Number.isInteger);
const inherited = oneOf(...INHERITED);
/** Of lists, columns, keys and whatever else is looked up. */
export const name = fc.oneof(
  oneOf(...NAMES),
  inherited,
  fc.string({ unit: "binary", maxLength: 20 }),
  // `list.constructor`, `__proto__,KO`
  fc.tuple(inherited, oneOf(".", ",", "-", "/", " "), inherited).map((parts) => parts.join("")),
);
/** Where any JSON may come. */
export const anything = fc.oneof(
  number,
  name,
  fc.constant(null),
  fc.array(fc.oneof(number, name), { maxLength: 2 }),
  fc.dictionary(name, fc.oneof(number, name), { maxKeys: 2 }),
);

const SCALARS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: integer,
  Id: wholeNumber,
  Float: number,
  Boolean: fc.boolean(),
  DateTime: fc.constantFrom(...MOMENTS),
  Json: anything,
  RichText: anything,
};

type Field = GraphQLArgument | GraphQLInputField;

/** A value that GraphQL itself lets through, so that what is behind it is met. */
function valueFor(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueFor(type.ofType);
  if (isListType(type)) return fc.array(valueFor(type.ofType), { maxLength: 2 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) return valuesOf(Object.values(type.getFields()));
  return SCALARS[type.name] ?? name;
}

/** Arguments, or the fields of an input; those that may stay away sometimes do. */
export function valuesOf(fields: readonly Field[]): fc.Arbitrary<object> {
  const given = fields.map((field): [string, fc.Arbitrary<unknown>] => [field.name, valueFor(field.type)]);
  const requiredKeys = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
  return fc.record(Object.fromEntries(given), { requiredKeys });
}
