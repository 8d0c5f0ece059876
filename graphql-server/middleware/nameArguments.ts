import { type ASTNode, type DocumentNode, GraphQLError, type GraphQLSchema, Kind, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/**
 * Refusals of a value say to which argument, or field of an input, it was given, whether it stands in the document or
 * comes as a variable.
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

/** Finding a name goes through the whole document: so many of a request's errors are worth it. */
const MOST_NAMED = 5;

const namedAll = (errors: readonly GraphQLError[], document: DocumentNode) =>
  errors.map((error, index) => (index < MOST_NAMED ? named(error, document) : error));

function named(error: GraphQLError, document: DocumentNode): GraphQLError {
  const [at] = error.nodes ?? [];
  const names = at && GIVEN.has(at.kind) ? namesOf(at, document) : [];
  if (names.length === 0) return error;
  const message = `Argument ${names.map((name) => `"${name}"`).join(', ')}: ${error.message}`;
  return new GraphQLError(message, { nodes: error.nodes, extensions: error.extensions });
}

/** What is given to an argument, or to a variable. */
const GIVEN: ReadonlySet<Kind> = new Set([
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

/** "openAt", or "input.visitedAt" for a field of an input: each to which the value is given. */
function namesOf(given: ASTNode, document: DocumentNode): string[] {
  const names = new Set<string>();
  const path: string[] = [];
  const step = {
    enter: ({ name }: { name: { value: string } }) => void path.push(name.value),
    leave: () => void path.pop(),
  };
  const isIt = (node: ASTNode) =>
    given.kind === Kind.VARIABLE_DEFINITION
      ? node.kind === Kind.VARIABLE && node.name.value === given.variable.name.value
      : node === given;
  visit(document, {
    Argument: step,
    ObjectField: step,
    enter(node) {
      if (path.length > 0 && isIt(node)) names.add(path.join('.'));
    },
  });
  return [...names];
}
