// Says how large a GraphQL document may be. The bounds fit our own operations: the largest (home, one post)
// use about half of each, and tests/integration/core/graphql-limits.test.ts asks them all. They are checked
// before GraphQL's own rules, some of which take quadratic time. The first refusal ends the reading.
import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  type SelectionSetNode,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  validate,
} from "graphql";
import type { Plugin } from "graphql-yoga";

export const LIMITS = {
  /** Characters of the document; also what one entry of the parser's cache can hold. */
  length: 8_000,
  tokens: 600,
  /** Levels of fields; fragments do not count. */
  depth: 7,
  aliases: 10,
  directives: 8,
  /** In the unit of schema/cost.ts; above what our own cost with pages of 100 rows. */
  cost: { visitor: 2_000, member: 6_000 },
  /** Fields of one mutation. */
  mutations: 4,
} as const;

/** The document asks for too much at once. The answer does not say which limit it exceeded. */
function queryRefused(): GraphQLError {
  return new GraphQLError("QUERY_REFUSED", {
    extensions: { code: "QUERY_REFUSED", http: { spec: true, status: 400 } },
  });
}

const refuse = (): never => {
  throw queryRefused();
};
const bound = { onReject: [refuse] };

const maxLength: Plugin = {
  onParse: ({ params: { source } }) => {
    const text = typeof source === "string" ? source : source.body;
    if (text.length > LIMITS.length) refuse();
  },
};

/** Root fields of a mutation, through fragments. Each fragment is walked once, so that a chain of them can't multiply work. */
const maxMutations: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  enter: (node) => {
    if (node.kind !== "OperationDefinition" || node.operation !== "mutation") return;
    if (countFields(context, node.selectionSet, new Map()) > LIMITS.mutations) refuse();
  },
});

function countFields(
  context: ValidationContext,
  set: SelectionSetNode,
  counted: Map<string, number>,
): number {
  let count = 0;
  for (const selection of set.selections) {
    if (selection.kind === "Field") count += 1;
    else if (selection.kind === "InlineFragment")
      count += countFields(context, selection.selectionSet, counted);
    else count += countFragment(context, context.getFragment(selection.name.value), counted);
  }
  return count;
}

function countFragment(
  context: ValidationContext,
  fragment: FragmentDefinitionNode | null | undefined,
  counted: Map<string, number>,
): number {
  if (!fragment) return 0;
  const name = fragment.name.value;
  const known = counted.get(name);
  if (known !== undefined) return known;
  counted.set(name, 0);
  const count = countFields(context, fragment.selectionSet, counted);
  counted.set(name, count);
  return count;
}

const standard: ReadonlySet<ValidationRule> = new Set(specifiedRules);

/** Runs the bounds first and alone, then GraphQL's own rules. */
const boundsFirst: Plugin = {
  onValidate: ({ addValidationRule, setValidationFn }) => {
    addValidationRule(maxMutations);
    setValidationFn((schema, document, rules: readonly ValidationRule[] = [], ...rest) => {
      const bounds = rules.filter((rule) => !standard.has(rule));
      const errors = validate(schema, document, bounds);
      return errors.length > 0 ? errors : validate(schema, document, specifiedRules, ...rest);
    });
  },
};

/** Yoga plugins that hold documents to LIMITS. `hints`: whether an unknown field is answered with the names of known ones. */
export function limitPlugins({ hints }: { readonly hints: boolean }): Plugin[] {
  const armor: Plugin = EnvelopArmorPlugin({
    blockFieldSuggestion: { enabled: !hints },
    maxTokens: { n: LIMITS.tokens, ...bound },
    maxDepth: { n: LIMITS.depth, flattenFragments: true, ...bound },
    maxAliases: { n: LIMITS.aliases, ...bound },
    maxDirectives: { n: LIMITS.directives, ...bound },
    // What is read is counted where it is read (schema/cost.ts), with the variables.
    costLimit: { enabled: false },
  });
  return [maxLength, armor, boundsFirst];
}
