import type { IncomingMessage } from 'node:http';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { inputChecker } from './inputChecker';
import { isCompilable } from './isCompilable';
import { measureOf } from './limitDocuments';

/**
 * An operation is compiled when it has been requested this many times. For rarer operations, compiling takes more time
 * than it saves.
 */
const COMPILE_FROM = 10;
/**
 * The maximum number of fields of a compiled operation, with all fragments expanded. The compiler needs about 0.1 ms
 * per field.
 */
const MAX_FIELDS = 400;
/** The maximum number of bytes for all compiled operations together. */
const MAX_BYTES = 32_000_000;

/** An estimate in bytes. In measurements, a small operation took 15 kB, and one with 100 fields took 60 kB. */
const bytesOf = (fields: number) => 20_000 + 600 * fields;

/** A frequent operation. `query` is null if the operation is too large or cannot be compiled. */
interface Compiled {
  fields: number;
  query: CompiledQuery['query'] | null;
  text: string | undefined;
}

/** A compiled document with a single query. The document was already parsed, measured and validated. */
export interface CompiledDocument {
  document: DocumentNode;
  /** The operation's name, if it has one. */
  name: string | undefined;
  execute: CompiledQuery['query'];
}

/** Compiles frequent operations, and finds a compiled operation by its text. */
export interface CompiledOperations extends Plugin<{ req?: IncomingMessage }> {
  /** Finds a compiled document by its exact text. */
  find(text: string): CompiledDocument | undefined;
  /** Stores the result of a request that was already executed, so Yoga does not execute it again. */
  keepResult(request: IncomingMessage, result: ExecutionResult): void;
}

/**
 * Compiles frequent queries to functions (graphql-jit). These functions need a third of the interpreter's time. The
 * compiler expands every fragment, and it blocks the server while it runs. So the interpreter still runs large queries.
 * The interpreter also runs mutations, and queries that compiled code would answer differently (isCompilable). Compiled
 * queries give the same answers as the interpreter, except that errors in resolvers have no `locations`.
 * @param from the number of requests at which an operation is compiled; infinity means never (GRAPHQL_COMPILER=off)
 */
export function compileOperations(from = COMPILE_FROM): CompiledOperations {
  const times = new WeakMap<OperationDefinitionNode, number>();
  const results = new WeakMap<IncomingMessage, ExecutionResult>();
  const byText = new Map<string, CompiledDocument & { operation: OperationDefinitionNode }>();
  const compiled = new LRUCache<OperationDefinitionNode, Compiled>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ fields }) => bytesOf(fields),
    dispose: ({ text }) => text !== undefined && byText.delete(text),
  });

  const compiledFor = (args: ExecutionArgs): CompiledQuery['query'] | null => {
    const operation = getOperationAST(args.document, args.operationName);
    if (!operation) return null;
    const known = compiled.get(operation);
    if (known) return known.query;
    const time = (times.get(operation) ?? 0) + 1;
    times.set(operation, time);
    if (time < from) return null;
    const fields = measureOf(args)?.fields ?? Number.POSITIVE_INFINITY;
    const isFit = fields <= MAX_FIELDS && isCompilable(args.schema, args.document, operation);
    const made = isFit && compileQuery(args.schema, args.document, args.operationName ?? '');
    const query = made && isCompiledQuery(made) ? checked(made.query, args.schema, operation) : null;
    const text = query && isOnly(operation, args.document) ? args.document.loc?.source.body : undefined;
    compiled.set(operation, { fields: query ? fields : 0, query, text });
    if (query && text !== undefined) {
      byText.set(text, { document: args.document, name: operation.name?.value, execute: query, operation });
    }
    return query;
  };

  return {
    find(text) {
      const found = byText.get(text);
      if (found) compiled.get(found.operation); // marks it as recently used
      return found;
    },
    keepResult: (request, result) => void results.set(request, result),
    onExecute({ args, executeFn, setExecuteFn }) {
      const { req } = args.contextValue;
      const result = req && results.get(req);
      if (result) return setExecuteFn(() => result);
      const query = compiledFor(args);
      if (!query) return;
      setExecuteFn((asked: ExecutionArgs) => {
        const result = query(asked.rootValue, asked.contextValue, asked.variableValues) as ExecutionResult;
        // If the variables are invalid, no resolver ran. The interpreter then gives the usual error messages.
        const isRefused = result.errors !== undefined && result.data === undefined;
        return isRefused ? executeFn(asked) : result;
      });
    },
  };
}

/** The query with a check of its input objects. If an object is wrong, the result has no data, and no resolver runs. */
function checked(
  query: CompiledQuery['query'],
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): CompiledQuery['query'] {
  const errorsOf = inputChecker(schema, operation);
  return (root, context, variables) => {
    const errors = errorsOf(variables ?? {});
    return errors ? { errors } : query(root, context, variables);
  };
}

const isOnly = (operation: OperationDefinitionNode, { definitions }: DocumentNode) =>
  definitions.every((each) => each === operation || each.kind === Kind.FRAGMENT_DEFINITION);
