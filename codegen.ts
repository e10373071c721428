// `npm run schema`: schema/schema.graphql and every web/**/*.graphql become web/gql/<name>.ts: the types of its operations,
// its documents and one urql hook an operation. One file a feature, so that a page ships its own documents only; documents
// are strings of a few hundred bytes, which urql parses once, not syntax trees of many kilobytes.
import { basename, join } from "node:path";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { UrqlVisitor } from "@graphql-codegen/typescript-urql";
import {
  type ASTNode,
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

type Output = Exclude<CodegenConfig["generates"][string], unknown[]>;
type Preset = Exclude<NonNullable<Output["preset"]>, string>;
type PresetOptions = Parameters<Preset["buildGeneratesSection"]>[0];
type DocumentFile = PresetOptions["documents"][number];
type Plugin = PresetOptions["pluginMap"][string];

/** Asks every object for its type, as urql's cache wants it: browsers then need no parser to add it (web/build/graphql-documents.ts). */
function withTypenames<Node extends FragmentDefinitionNode | OperationDefinitionNode>(node: Node): Node {
  const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };
  return visit(node, {
    SelectionSet: (set, _key, parent) => {
      const isRoot = parent !== undefined && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isRoot ? undefined : { ...set, selections: [...set.selections, typename] };
    },
  });
}

/** urql's own generator, writing documents as typed strings; fragments are joined in by name. */
class TypedStringVisitor extends UrqlVisitor {
  override getImports(): string[] {
    return ["import * as Urql from 'urql';"];
  }

  protected override _gql(node: FragmentDefinitionNode | OperationDefinitionNode): string {
    const fragments = node.kind === "OperationDefinition" ? this._extractFragments(node, true) : [];
    const joined = fragments.map((name) => `\${${this.getFragmentVariableName(name)}}`).join("");
    return `\`${stripIgnoredCharacters(print(withTypenames(node)))}${joined}\``;
  }

  protected override getDocumentNodeSignature(result: string, variables: string): string {
    return ` as string & Urql.TypedDocumentNode<${result}, ${variables}>`;
  }
}

const RICH_TEXT_IMPORT = "import type { RichTextDocument } from '#schema/validation/core/document.ts';";

function usesRichText(document: DocumentNode, schema: GraphQLSchema): boolean {
  const types = new TypeInfo(schema);
  let found = false;
  const enter = () => {
    const type = types.getType();
    found ||= type ? getNamedType(type).name === "RichText" : false;
    found ||= takesRichText(types.getInputType());
  };
  visit(document, visitWithTypeInfo(types, { enter }));
  return found;
}

/** Whether a variable of this type carries a document somewhere inside. */
function takesRichText(type: GraphQLType | null | undefined): boolean {
  const named = type ? getNamedType(type) : null;
  if (named?.name === "RichText") return true;
  // Inputs of this schema do not hold themselves.
  return (
    isInputObjectType(named) && Object.values(named.getFields()).some((field) => takesRichText(field.type))
  );
}

const urqlStrings: Plugin = {
  plugin: (schema, documents, config) => {
    const all = concatAST(documents.flatMap(({ document }) => document ?? []));
    const fragments = all.definitions.flatMap((node) =>
      node.kind === "FragmentDefinition"
        ? { node, name: node.name.value, onType: node.typeCondition.name.value, isExternal: false }
        : [],
    );
    const visitor = new TypedStringVisitor(schema, fragments, config);
    const operations = all.definitions.flatMap((node) =>
      node.kind === "OperationDefinition" ? visitor.OperationDefinition(node) : [],
    );
    const prepend = [...visitor.getImports(), ...(usesRichText(all, schema) ? [RICH_TEXT_IMPORT] : [])];
    return { prepend, content: [visitor.fragments, ...operations].join("\n") };
  },
};

/** The fragments a file uses and does not define, with the files that define them. */
function withFragments(file: DocumentFile, all: readonly DocumentFile[]): DocumentFile[] {
  const files = new Set([file]);
  for (const { document } of files) {
    if (!document) continue;
    const enter = (node: ASTNode) => {
      if (node.kind !== "FragmentSpread") return;
      const home = all.find((other) =>
        other.document?.definitions.some((definition) => isFragment(definition, node.name.value)),
      );
      if (home) files.add(home);
    };
    visit(document, { enter });
  }
  return [...files];
}

const isFragment = (node: DefinitionNode, name: string): boolean =>
  node.kind === "FragmentDefinition" && node.name.value === name;

/** One output for every .graphql file. */
const oneFileAFeature: Preset = {
  buildGeneratesSection: (options) =>
    options.documents.map((file) => ({
      ...options,
      filename: join(options.baseOutputDir, `${basename(file.location ?? "", ".graphql")}.ts`),
      documents: withFragments(file, options.documents),
      plugins: [...options.plugins, { urqlStrings: {} }],
      pluginMap: { ...options.pluginMap, urqlStrings },
    })),
};

const config: CodegenConfig = {
  schema: "schema/schema.graphql",
  documents: "web/**/*.graphql",
  ignoreNoDocuments: true,
  generates: {
    "web/gql/": {
      preset: oneFileAFeature,
      plugins: ["typescript-operations"],
    },
    "web/gql/enums.ts": { plugins: ["typescript"], config: { onlyEnums: true, enumsAsTypes: true } },
  },
  config: {
    scalars: {
      Id: "number",
      DateTime: "string",
      RichText: "RichTextDocument",
      Json: "unknown",
      Won: "number",
    },
    strictScalars: true,
    enumType: "string-literal",
    useTypeImports: true,
    skipTypename: true,
    immutableTypes: true,
    avoidOptionals: { field: true, object: true },
    dedupeFragments: true,
  },
};

export default config;
