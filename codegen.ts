// `npm run schema`: schema/schema.graphql and every web/**/*.graphql become web/gql/<name>.ts: the types of its operations,
// its documents and one urql hook an operation. One file a feature, so that a page ships its own documents only; documents
// are strings of a few hundred bytes, which urql parses once, not syntax trees of many kilobytes. Enums and inputs are in
// web/gql/enums.ts alone, and the type of a fragment is in the file that defines it.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import { UrqlVisitor } from "@graphql-codegen/typescript-urql";
import {
  type ASTNode,
  buildSchema,
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

type Generated = Parameters<typeof codegen>[0];
type DocumentFile = Generated["documents"][number];
type Plugin = Generated["pluginMap"][string];

/**
 * Asks every object for its type, as urql's cache wants it: browsers then need no parser to add it
 * (web/build/graphql-documents.ts).
 */
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

  /** A fragment of another file. */
  fragmentText(node: FragmentDefinitionNode): string {
    return `const ${this.getFragmentVariableName(node)} = ${this._gql(node)};`;
  }

  protected override getDocumentNodeSignature(result: string, variables: string): string {
    return ` as string & Urql.TypedDocumentNode<${result}, ${variables}>`;
  }
}

const RICH_TEXT_IMPORT = "import type { RichTextDocument } from '#schema/validation/core/document.ts';";

const isRichText = (type: GraphQLType | null | undefined): boolean =>
  type != null && getNamedType(type).name === "RichText";

/** Whether it asks for a document, or has one as a variable. Those in inputs are in the file of inputs. */
function usesRichText(document: DocumentNode, schema: GraphQLSchema): boolean {
  const types = new TypeInfo(schema);
  let found = false;
  const enter = () => {
    found ||= isRichText(types.getType()) || isRichText(types.getInputType());
  };
  visit(document, visitWithTypeInfo(types, { enter }));
  return found;
}

/** Its own operations and fragments, and the text of fragments of other files: a page loads no other file for them. */
const urqlStrings: Plugin = {
  plugin: (schema, documents, config) => {
    const nodes = documents.flatMap(({ type, document }) =>
      (document?.definitions ?? []).map((node) => ({ node, isExternal: type === "external" })),
    );
    const fragments = nodes.flatMap(({ node, isExternal }) =>
      node.kind === "FragmentDefinition"
        ? { node, name: node.name.value, onType: node.typeCondition.name.value, isExternal }
        : [],
    );
    const visitor = new TypedStringVisitor(schema, fragments, config);
    const operations = nodes.flatMap(({ node, isExternal }) =>
      node.kind === "OperationDefinition" && !isExternal ? visitor.OperationDefinition(node) : [],
    );
    const content = [visitor.fragments, ...operations].join("\n");
    const borrowed = fragments.flatMap(({ node, isExternal }) =>
      isExternal && content.includes(`\${${visitor.getFragmentVariableName(node)}}`)
        ? visitor.fragmentText(node)
        : [],
    );
    const all = concatAST(documents.flatMap(({ document }) => document ?? []));
    const richText = usesRichText(all, schema) ? [RICH_TEXT_IMPORT] : [];
    return { prepend: [...visitor.getImports(), ...richText, ...borrowed], content };
  },
};

/** A file, and those that define the fragments which it uses: they are read, not written again. */
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
  return [...files].map((one) => (one === file ? one : { ...one, type: "external" }));
}

const isFragment = (node: DefinitionNode, name: string): boolean =>
  node.kind === "FragmentDefinition" && node.name.value === name;

const ROOT = import.meta.dirname;
const FOLDER = "web/gql";
/** Enums and inputs. */
const SCHEMA_TYPES = `${FOLDER}/enums.ts`;

const CONFIG = {
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
  importExtension: ".ts",
} as const;

const text = readFileSync(join(ROOT, "schema/schema.graphql"), "utf8");
const shared = { schema: parse(text), schemaAst: buildSchema(text), importExtension: ".ts" } as const;

const documents: readonly DocumentFile[] = globSync("web/**/*.graphql", { cwd: ROOT })
  .sort()
  .map((file) => ({ location: file, document: parse(readFileSync(join(ROOT, file), "utf8")) }));

/** Every .graphql file becomes one. */
const ofFeatures = documents.map((file) => ({
  ...shared,
  filename: `${FOLDER}/${basename(file.location ?? "", ".graphql")}.ts`,
  documents: withFragments(file, documents),
  plugins: [{ typescriptOperations: {} }, { urqlStrings: {} }],
  pluginMap: { typescriptOperations, urqlStrings },
  config: { ...CONFIG, importSchemaTypesFrom: SCHEMA_TYPES },
}));

/** Inputs hold documents. */
const ofTheSchema = {
  ...shared,
  filename: SCHEMA_TYPES,
  documents: [...documents],
  plugins: [{ typescriptOperations: {} }, { richText: {} }],
  pluginMap: {
    typescriptOperations,
    richText: { plugin: () => ({ prepend: [RICH_TEXT_IMPORT], content: "" }) },
  },
  config: { ...CONFIG, generateOperationTypes: false },
};

mkdirSync(join(ROOT, FOLDER), { recursive: true });
for (const options of [...ofFeatures, ofTheSchema])
  writeFileSync(join(ROOT, options.filename), await codegen(options));
