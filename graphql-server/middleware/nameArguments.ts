import { type ASTNode, type DocumentNode, GraphQLError, type GraphQLSchema, Kind, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * Some errors are about the value of an argument or input field. This plugin puts the name of the argument or field
 * before the message of such an error. The value may be in the document or in a variable.
 */
export const nameArguments: Plugin = {
  onValidate({ validateFn, setValidationFn }) {
    setValidationFn(((schema: GraphQLSchema, document: DocumentNode, ...rest: []) =>
      namedAll(validateFn(schema, document, ...rest) as readonly GraphQLError[], document)) as typeof validateFn);
  },
  onExecute({ args: { document } }) {
    return {
      onExecuteDone({ result, setResult }) {
        if (Symbol.asyncIterator in result || !result.errors || result.data) return;
        setResult({ ...result, errors: namedAll(result.errors, document) });
      },
    };
  },
};

/** At most this many errors of a request get a name, because finding a name reads the whole document. */
const MAX_NAMED = 5;

const namedAll = (errors: readonly GraphQLError[], document: DocumentNode) =>
  errors.map((error, index) => (index < MAX_NAMED ? named(error, document) : error));

function named(error: GraphQLError, document: DocumentNode): GraphQLError {
  const [at] = error.nodes ?? [];
  const names = at && VALUE_KINDS.has(at.kind) ? namesOf(at, document) : [];
  if (names.length === 0) return error;
  const message = `Argument ${names.map((name) => `"${name}"`).join(', ')}: ${error.message}`;
  return new GraphQLError(message, { nodes: error.nodes, extensions: error.extensions });
}

/** The kinds of nodes that are literal values, and the kind of a variable's definition. */
const VALUE_KINDS: ReadonlySet<Kind> = new Set([
  Kind.VARIABLE_DEFINITION,
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
]);

/** The names of all arguments with this value or variable: "openAt", or "input.visitedAt" for an input field. */
function namesOf(given: ASTNode, document: DocumentNode): string[] {
  const names = new Set<string>();
  const path: string[] = [];
  const step = {
    enter: ({ name }: { name: { value: string } }) => void path.push(name.value),
    leave: () => void path.pop(),
  };
  const isGiven = (node: ASTNode) =>
    given.kind === Kind.VARIABLE_DEFINITION
      ? node.kind === Kind.VARIABLE && node.name.value === given.variable.name.value
      : node === given;
  visit(document, {
    Argument: step,
    ObjectField: step,
    enter(node) {
      if (path.length > 0 && isGiven(node)) names.add(path.join('.'));
    },
  });
  return [...names];
}
